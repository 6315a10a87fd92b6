/** Reading a hunt from the log. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { logOf } from '../panels/testing/log-of.ts';
import { lastHunt } from './hunt-story.ts';

const began: LordsEvent = { event: 'hunt-began', who: 0, monster: 'troll' };
const attacked: LordsEvent = { event: 'monster-attacked', monster: 'troll', attack: 'savage-bite', value: 3, counter: 4 };
const answered: LordsEvent = { event: 'attack-answered', who: 0, card: 'sword-song', value: 3, as: 'defence' };
const covered = (field: number): LordsEvent => ({ event: 'wound-covered', who: 0, monster: 'troll', field });

describe('the story of a hunt', () => {
  it('has the current attack, and whether it was answered', () => {
    expect(lastHunt(logOf(began, attacked))?.attack).toEqual({ attack: 'savage-bite', value: 3, counter: 4, answered: false });
    expect(lastHunt(logOf(began, attacked, answered))?.attack?.answered).toBe(true);
    expect(lastHunt(logOf(began, attacked, answered, attacked))?.attack?.answered).toBe(false);
  });

  it('LR-11.13 a wound that closes is taken back', () => {
    const closed: LordsEvent = { event: 'wound-closed', who: 0, monster: 'troll', field: 4 };
    expect(lastHunt(logOf(began, covered(2), covered(4), closed))?.covered).toEqual([2]);
  });

  it('LR-30.14 shows the cards of a prophet, and those of no other', () => {
    const shown: LordsEvent = { event: 'hand-revealed', who: 'prophet-beowulf', hand: ['feint'] };
    const his: LordsEvent = { event: 'hunt-began', who: 'prophet-beowulf', monster: 'garm' };
    expect(lastHunt(logOf(shown, his))?.revealed).toEqual(['feint']);
    expect(lastHunt(logOf(shown, began))?.revealed).toEqual([]);
  });

  it('ends with the monster or without, and then something else comes', () => {
    const ended: LordsEvent = { event: 'hunt-ended', who: 0, monster: 'troll' };
    const slain: LordsEvent = { event: 'monster-slain', who: 0, monster: 'troll' };
    expect(lastHunt(logOf(began, covered(0), ended, slain))).toMatchObject({ ended: true, slain: true, fresh: true });
    const next: LordsEvent = { event: 'turn-began', who: 'prophet-beowulf', round: 4 };
    expect(lastHunt(logOf(began, ended, next))).toMatchObject({ ended: true, slain: false, fresh: false });
  });
});
