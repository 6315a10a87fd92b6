import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';
import type { ImaginedDraft, Pick } from './packets.ts';
import { inOrderOfNeed, placeQuests } from './quest-matching.ts';

describe('the quests that others committed', () => {
  it('BR-33.5 go first to clans that have no card of an earlier Age', () => {
    const { table } = four();
    table.age = 2;
    const [wolf] = table.clans;
    if (wolf) wolf.keptFrom = 1;
    const pool = { cards: ['a2-manheim#1' as const] };
    const pick = (owner: number): Pick => ({ owner, packet: 0, round: owner, pool, card: null });
    const draft: ImaginedDraft = { age: 2, picks: [pick(0), pick(3)], rests: [], unseen: pool, rounds: 6 };
    const needs = new Map([
      [0, 1],
      [3, 1],
    ]);
    expect(placeQuests(draft, inOrderOfNeed(table, 2, needs))).toEqual([0]);
    expect(draft.picks.map(({ card }) => card)).toEqual([null, 'a2-manheim#1']);
  });
});
