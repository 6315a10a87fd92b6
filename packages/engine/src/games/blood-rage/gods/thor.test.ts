import { describe, expect, it } from 'vitest';
import { battleground, four } from '../testing/four-clans.ts';

describe('Thor', () => {
  it('BR-30.5, BR-30.8 Thor: the winner gains 2 Glory for each dead of others; nobody after a tie', () => {
    const t = battleground().god('thor', 'gimle').turn('wolf').battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thor')).toBe(4);
    const u = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(u.emitted('glory-gained')).toEqual([]);
  });
});
