/** The reasons of prophets: the criteria, what decides, and which action they belong to. */
import type { LordsEvent } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { logOf } from '../panels/testing/log-of.ts';
import { lastTurnOf, type ProphetChoice, reasonsOf } from './reasons.ts';

const WHO = 'prophet-ragnar';
const target: ProphetChoice = {
  event: 'prophet-chose',
  who: WHO,
  about: 'target',
  rule: 'LR-28.4',
  among: [12, 15, 18],
  by: { missing: [2, 4, 4] },
  chosen: 12,
  settled: 'missing',
};

describe('the grounds of a choice', () => {
  it('list every candidate with its values, and which was taken', () => {
    const { keys, weighed } = reasonsOf(target);
    expect(keys).toEqual(['missing']);
    expect(weighed).toEqual([
      { candidate: 12, chosen: true, values: [2] },
      { candidate: 15, chosen: false, values: [4] },
      { candidate: 18, chosen: false, values: [4] },
    ]);
  });

  it('know whether the most or the least was best', () => {
    const army: ProphetChoice = { ...target, about: 'conquering-army', among: [9, 13], chosen: 13, settled: 'strength' };
    expect(reasonsOf({ ...army, by: { strength: [2, 5] } }).best).toBe('most');
    expect(reasonsOf({ ...army, by: { strength: [5, 2] } }).best).toBe('least');
  });

  it('of a tie are what came before the card settled it', () => {
    const tied = reasonsOf({ ...target, among: [2, 6], by: {}, chosen: 2, settled: 'MIN' });
    expect(tied.keys).toEqual([]);
    expect(tied.weighed.map(({ chosen }) => chosen)).toEqual([true, false]);
  });
});

describe('the last turn of a prophet', () => {
  const moved: LordsEvent = { event: 'army-moved', who: WHO, from: 13, region: 12, strength: 3 };
  const rolled: LordsEvent = { event: 'die-rolled', who: WHO, face: 1, card: 'pa-A1', tie: 'MIN' };
  const began: LordsEvent = { event: 'turn-began', who: WHO, round: 2 };

  it('puts a choice with the action that followed, and its rule', () => {
    const actions = lastTurnOf(logOf(began, rolled, target, moved), WHO);
    expect(actions.map(({ event, rule, choices }) => [event.event, rule, choices.length])).toEqual([
      ['die-rolled', 'LR-22.1', 0],
      ['army-moved', null, 1],
    ]);
  });

  it('ends where the next turn begins, and is the newest one', () => {
    const next: LordsEvent = { event: 'turn-began', who: 0, round: 2 };
    const actions = lastTurnOf(logOf(began, moved, next, began, rolled, next, moved), WHO);
    expect(actions.map(({ event }) => event.event)).toEqual(['die-rolled']);
  });

  it('is empty before his first turn', () => {
    expect(lastTurnOf(logOf({ event: 'turn-began', who: 0, round: 1 }, rolled), WHO)).toEqual([]);
  });

  it('cites no rule of prophets for what a human does', () => {
    const human: LordsEvent = { event: 'hero-moved', who: 0, region: 3 };
    expect(lastTurnOf(logOf(began, human), WHO).map(({ rule }) => rule)).toEqual([null]);
  });
});
