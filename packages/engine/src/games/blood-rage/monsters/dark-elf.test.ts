import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Dark Elf', () => {
  it('BR-27.4, BR-10.4, BR-Q6 invades Yggdrasil for 1 and has strength 3 there, 1 elsewhere', () => {
    const t = four().upgrades('wolf', 'a2-dark-elf').turn('wolf').invades('wolf', 'dark-elf', 'yggdrasil');
    expect(t.clan('wolf').rage).toBe(5);
    expect(t.strength('wolf', 'yggdrasil')).toBe(3);
    expect(
      four()
        .upgrades('wolf', 'a2-dark-elf')
        .place('wolf', { gimle: ['dark-elf'] })
        .strength('wolf', 'gimle'),
    ).toBe(1);
  });

  it('BR-27.4 fulfils Yggdrasil! with it', () => {
    const t = four()
      .upgrades('wolf', 'a2-dark-elf')
      .quests('wolf', 'a1-yggdrasil-3p')
      .place('wolf', { yggdrasil: ['dark-elf'] })
      .place('raven', { yggdrasil: ['warrior', 'warrior'] })
      .phase('quest', 'wolf');
    expect(t.clan('wolf').glory).toBe(6);
  });
});
