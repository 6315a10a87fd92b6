/** Reading a battle from the log. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { logOf } from '../panels/testing/log-of.ts';
import { lastBattle } from './battle-story.ts';

const BATTLE: readonly LordsEvent[] = [
  { event: 'battle-began', attacker: 0, defender: 'prophet-hervor', region: 14, attack: 4, defence: 3 },
  { event: 'army-moved', who: 'prophet-hervor', from: 13, region: 14, strength: 2 },
  { event: 'battle-card-played', who: 0, card: 'ambush', value: 8 },
  { event: 'battle-card-played', who: 'prophet-hervor', card: 'spear-cast', value: 5 },
  { event: 'battle-passed', who: 0 },
];
const ENDED: readonly LordsEvent[] = [
  { event: 'battle-passed', who: 'prophet-hervor' },
  { event: 'battle-ended', winner: 0, loser: 'prophet-hervor', region: 14, attack: 8, defence: 5 },
  { event: 'army-weakened', who: 0, region: 14, strength: 3 },
  { event: 'army-destroyed', who: 'prophet-hervor', region: 14 },
  { event: 'armies-retreated', who: 'prophet-hervor', from: 14, region: 13 },
  { event: 'region-taken', who: 0, region: 14 },
];

describe('the story of a battle', () => {
  it('is none where none was fought', () => {
    expect(lastBattle(logOf({ event: 'battle-passed', who: 0 }))).toBeNull();
  });

  it('has values, cards and passes while it lasts', () => {
    const story = lastBattle(logOf(...BATTLE));
    expect(story).toMatchObject({ region: 14, winner: null, fresh: true });
    expect(story?.attacker).toMatchObject({ party: 0, base: 4, value: 8, cards: [{ card: 'ambush', adds: 4 }], passed: true });
    expect(story?.defender).toMatchObject({ base: 3, value: 5, cards: [{ card: 'spear-cast', adds: 2 }], passed: false });
  });

  it('LR-10.7, LR-10.9 has the winner, the losses and the retreat', () => {
    const story = lastBattle(logOf(...BATTLE, ...ENDED));
    expect(story).toMatchObject({ winner: 0, fresh: true });
    expect(story?.attacker).toMatchObject({ value: 8, lost: 1, retreat: null });
    expect(story?.defender).toMatchObject({ value: 5, lost: 1, retreat: 13 });
  });

  it('is over with the first thing that does not belong to it', () => {
    const next: readonly LordsEvent[] = [
      { event: 'turn-began', who: 0, round: 3 },
      { event: 'army-weakened', who: 0, region: 14, strength: 2 },
    ];
    const story = lastBattle(logOf(...BATTLE, ...ENDED, ...next));
    expect(story?.fresh).toBe(false);
    expect(story?.attacker.lost).toBe(1);
  });
});
