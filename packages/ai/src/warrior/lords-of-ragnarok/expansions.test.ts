/** The warrior with the expansions of Lords of Ragnarok: it plays them all, and values what they bring. */
import { begin, fastChance, isRefusal } from '@skald/engine';
import { type LordsTable, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { arena } from '../../arena.ts';
import { random } from '../../random.ts';
import { warrior } from '../warrior.ts';
import { WEIGHTS } from './weights.ts';
import { lead } from './worth.ts';

const ALL = { hel: true, heimdall: true, aegir: true, snekkar: true, realms: true, jormungandr: true, kraken: true, boss: 'nagfar' };

function opening(options: object): LordsTable {
  const begun = begin(lordsOfRagnarok, { seats: 2, options }, fastChance(4));
  if (isRefusal(begun)) throw new Error(begun.reason);
  return begun.state.table;
}

/** The second seat has this many cards. */
function rivalWith(cards: number, table: LordsTable): LordsTable {
  return { ...table, humans: table.humans.map((one, seat) => (seat === 1 ? { ...one, cards } : one)) };
}

describe('the warrior with expansions', () => {
  it('LR-50.1 counts what a rival has more if Hel could take it', () => {
    const worth = (cards: number, table: LordsTable): number => lead(rivalWith(cards, table), 0, WEIGHTS);
    const loss = (options: object): number => worth(1, opening(options)) - worth(4, opening(options));
    expect(loss({ hel: true })).toBeGreaterThan(loss({}));
  });

  it('LR-50.3 is drawn to a hero’s place beside a realm of the expansion', () => {
    const at = (region: number, table: LordsTable): number =>
      lead({ ...table, humans: table.humans.map((one) => ({ ...one, at: region })) }, 0, WEIGHTS);
    const gain = (options: object): number => at(7, opening(options)) - at(7, opening({ ...options, realms: false }));
    expect(gain({ realms: true })).toBeGreaterThan(0);
  });

  it('finds an answer to every question, with people and with prophets', () => {
    const played = arena(lordsOfRagnarok, [warrior, random], { games: 1, seed: 'sea', options: { ...ALL, prophets: 2 } });
    expect(isRefusal(played)).toBe(false);
  }, 300_000);

  it('LR-50.1 wins against chance with all gods in play', () => {
    const report = arena(lordsOfRagnarok, [warrior, random], { games: 3, seed: '1', options: ALL });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.share).toBeGreaterThanOrEqual(0.6);
  }, 120_000);
});
