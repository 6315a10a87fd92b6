/** Ratings of known results. */
import { describe, expect, it } from 'vitest';
import { ANCHOR_ELO, type Encounter, rate } from './elo.ts';

function met(a: number, b: number, won: number, lost: number): Encounter {
  return { players: [a, b], scores: [won, lost] };
}

describe('rate', () => {
  it('puts ten wins of eleven 400 points above the anchor, as Elo did', () => {
    const [anchor, better] = rate(2, [met(1, 0, 9999.5, 999.5)], 0);
    expect(anchor).toEqual({ elo: ANCHOR_ELO, interval: { low: ANCHOR_ELO, high: ANCHOR_ELO } });
    expect(better?.elo).toBeCloseTo(ANCHOR_ELO + 400, 3);
  });

  it('rates equals equally', () => {
    for (const { elo } of rate(3, [met(0, 1, 50, 50), met(1, 2, 50, 50), met(2, 0, 50, 50)], 1)) expect(elo).toBeCloseTo(ANCHOR_ELO, 6);
  });

  it('gives an interval that narrows with the square root of the games, and contains the share’s own', () => {
    const width = (games: number): number => {
      const { interval } = rate(2, [met(0, 1, 0.6 * games, 0.4 * games)], 1)[0] ?? { interval: { low: 0, high: 0 } };
      return interval.high - interval.low;
    };
    // 100 games at even strength: a standard error of 0.2 in log-odds, 35 points.
    expect(width(100)).toBeGreaterThan(2 * 1.96 * 34);
    expect(width(100)).toBeLessThan(2 * 1.96 * 36);
    expect(width(100) / width(400)).toBeCloseTo(2, 1);
  });

  it('rates a player who never lost, and one who never won, within reason', () => {
    const [none, all] = rate(2, [met(0, 1, 0, 200)], 0);
    expect(none?.elo).toBe(ANCHOR_ELO);
    expect(all?.elo).toBeGreaterThan(ANCHOR_ELO + 900);
    expect(all?.elo).toBeLessThan(ANCHOR_ELO + 1200);
  });

  it('compares two who never met through a third', () => {
    const [first, , third] = rate(3, [met(0, 1, 100, 10), met(1, 2, 100, 10)], 1);
    expect((first?.elo ?? 0) - ANCHOR_ELO).toBeCloseTo(ANCHOR_ELO - (third?.elo ?? 0), 6);
  });

  it('is sound where results contradict each other', () => {
    const ratings = rate(3, [met(0, 1, 90, 10), met(1, 2, 90, 10), met(2, 0, 90, 10)], 0);
    for (const { elo } of ratings) expect(elo).toBeCloseTo(ANCHOR_ELO, 6);
  });
});
