import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTable, bloodRageTableWith } from '../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

describe('Troll', () => {
  it('BR-27.1 kills the warriors of others where it invades, and nothing else', () => {
    const t = bloodRageTableWith({ mystics: true }, 'wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-troll')
      .upgrades('raven', 'a1-friggas-chosen', 'a1-dwarf-chieftain')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior', 'mystic', 'dwarf-chieftain'], 'fjord-west': ['ship'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
    expect(t.at('wolf', 'gimle').toSorted()).toEqual(['troll', 'warrior']);
  });

  it('BR-27.1 needs an empty village before its effect', () => {
    const t = four()
      .upgrades('wolf', 'a1-troll')
      .place('raven', { andlang: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'troll' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(false);
  });
});

describe('Fire Giant', () => {
  it('BR-27.2, BR-3.7 kills everything but monsters, ships in the fjord too', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a1-troll')
      .upgrades('serpent', 'a1-sea-serpent-3p')
      .place('raven', { gimle: ['warrior', 'leader', 'troll'], 'fjord-west': ['ship'] })
      .place('serpent', { 'fjord-west': ['sea-serpent'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.at('raven', 'valhalla').toSorted()).toEqual(['leader', 'ship', 'warrior']);
    expect(t.at('raven', 'gimle')).toEqual(['troll']);
    expect(t.at('serpent', 'fjord-west')).toEqual(['sea-serpent']);
    expect(t.clan('wolf').rage).toBe(2);
  });

  it('BR-18.5 pays for the ship it burns', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a1-lokis-dragons')
      .place('raven', { 'fjord-west': ['ship'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.clan('raven').glory).toBe(4);
  });
});

describe('Dwarf Chieftain and Soldier of Hel', () => {
  it.each([
    ['a1-dwarf-chieftain', 'dwarf-chieftain', 2],
    ['a3-soldier-of-hel', 'soldier-of-hel', 3],
  ] as const)('BR-10.4, BR-12.1 %s never costs Rage', (row, figure, strength) => {
    const t = four()
      .hand('wolf', row)
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: `${row}#1`, slot: 3 })
      .answer('wolf', { do: 'decline' });
    expect(t.clan('wolf').rage).toBe(6);
    t.turn('wolf').invades('wolf', figure, 'gimle');
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.strength('wolf', 'gimle')).toBe(strength);
  });

  it('BR-17.2 out of Valhalla they cost 1 like everybody', () => {
    const t = four()
      .upgrades('wolf', 'a1-dwarf-chieftain', 'a3-friggas-domain')
      .place('wolf', { valhalla: ['dwarf-chieftain'] })
      .turn('wolf');
    t.answer('wolf', { do: 'return', figure: 'dwarf-chieftain' }).answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(5);
  });
});

describe('Sea Serpent', () => {
  it('BR-27.3 supports both provinces of its fjord with strength 3 and dies like a ship', () => {
    const t = four().upgrades('wolf', 'a1-sea-serpent-3p').turn('wolf').invades('wolf', 'sea-serpent', 'fjord-west');
    expect([t.strength('wolf', 'gimle'), t.strength('wolf', 'myrkulor')]).toEqual([3, 3]);
    t.place('raven', { gimle: ['leader', 'warrior'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.at('wolf', 'valhalla')).toEqual(['sea-serpent']);
  });

  it('BR-12.10, BR-Q9 is not strengthened by a ship upgrade', () => {
    const t = four()
      .upgrades('wolf', 'a1-sea-serpent-3p', 'a1-lokis-dragons')
      .place('wolf', { 'fjord-west': ['sea-serpent', 'ship'] });
    expect(t.strength('wolf', 'gimle')).toBe(3 + 2);
  });
});

describe('Valkyrie', () => {
  it('BR-16.6 2 Glory for each figure of others that falls in a battle she was in when it began', () => {
    const t = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['valkyrie'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'valkyrie')).toBe(2);
    const lost = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['valkyrie', 'warrior'] })
      .place('raven', { gimle: ['leader', 'warrior'] })
      .hand('wolf', 'a1-odins-smite')
      .hand('raven', 'a1-tyrs-bash')
      .turn('wolf');
    lost.battle('wolf', 'gimle', { wolf: 'a1-odins-smite', raven: 'a1-tyrs-bash' });
    expect([lost.told('battle-decided')[0]?.winners, lost.gloryFrom('wolf', 'valkyrie')]).toEqual([[1], 2]);
  });

  it('BR-16.6 not for own dead, nor from elsewhere', () => {
    const t = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['warrior'], andlang: ['valkyrie'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('wolf').glory).toBe(0);
  });
});

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

describe('Frost Giant', () => {
  it('BR-16.7, BR-27.11 brings the reward twice; with the Axes token before the Glory of the battle', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['frost-giant'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.gloryFrom('wolf', 'battle')).toBe(5);
  });

  it('BR-16.10, BR-14.7 also unopposed, but only where it stands', () => {
    const t = four()
      .tokens({ gimle: 'pillage-glory' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['frost-giant'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.clan('wolf').glory).toBe(10);
    const u = four()
      .tokens({ gimle: 'pillage-glory' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['warrior'], horgr: ['frost-giant'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(u.clan('wolf').glory).toBe(5);
  });
});

describe('Volur Witch', () => {
  it('BR-18.4 may flee to Yggdrasil from the Fire Giant', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('raven', { gimle: ['volur-witch', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.at('raven', 'gimle')).toEqual(['volur-witch']);
    const u = four()
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['leader', 'warrior'] })
      .place('raven', { gimle: ['volur-witch'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    u.answer('raven', { do: 'retreat', to: 'yggdrasil' });
    expect(u.told('figure-retreated')).toEqual([
      { event: 'figure-retreated', seat: 1, figure: 'volur-witch', from: 'gimle', to: 'yggdrasil' },
    ]);
    expect(u.gloryFrom('wolf', 'battle')).toBe(3);
  });
});
