/** The clocks of a match as values: what each seat has left at a moment, and whose clocks run from then on. */
import { itemAt, type Move, type Seat } from '@skald/engine';
import type { ClockSetting } from '@skald/protocol';

/** What the clocks show at a moment. */
export interface Reading {
  readonly at: number;
  /** By seat; empty in a match without clocks. */
  readonly banks: readonly number[];
  /** The seats that are waited for. */
  readonly running: readonly Seat[];
}

/** What happens to the clocks at a row of the log. */
export interface Tick {
  readonly at: number;
  /** How long clocks have run since the reading before. */
  readonly elapsed: number;
  /** Who moved; null for a change of edition, which only reads the clocks. */
  readonly seat: Seat | null;
  readonly kind: Move['kind'];
  /** The seats that are waited for from now on. */
  readonly running: readonly Seat[];
  /** Seats played by bots, which get a little time for each answer even with an empty bank. */
  readonly bots: readonly Seat[];
}

/** The most time in a bank: a player who is faster than the increment would otherwise gather time without limit. */
const MOST_MS = 2 ** 31 - 1;

/** A bot has this long for one answer, even if it took over an empty bank. */
export const BOT_PATIENCE_MS = 30_000;

export function firstReading(settings: ClockSetting, seats: number, now: number, running: readonly Seat[]): Reading {
  if (settings.kind === 'none') return { at: now, banks: [], running };
  const bank = settings.kind === 'live' ? settings.bankMs : settings.msPerMove;
  return { at: now, banks: Array.from({ length: seats }, () => bank), running };
}

/** The reading after a row. A move begins when a seat is newly waited for; an undo begins none. */
export function nextReading(settings: ClockSetting, before: Reading, tick: Tick): Reading {
  if (settings.kind === 'none') return { at: tick.at, banks: [], running: tick.running };
  const banks = before.banks.map((bank, seat) => {
    const left = before.running.includes(seat) ? Math.max(0, bank - tick.elapsed) : bank;
    const changed = settings.kind === 'live' ? left + earned(settings.incrementMs, tick, seat) : left;
    const asked = tick.running.includes(seat) && !before.running.includes(seat) && tick.kind === 'answer';
    const fresh = asked && settings.kind === 'days' ? settings.msPerMove : Math.min(MOST_MS, Math.max(0, changed));
    return tick.bots.includes(seat) && tick.running.includes(seat) ? Math.max(fresh, BOT_PATIENCE_MS) : fresh;
  });
  return { at: tick.at, banks, running: tick.running };
}

/** An answer earns the increment; an undo returns it, so that nobody gains time from undos. */
function earned(incrementMs: number, { kind, seat: acting }: Tick, seat: Seat): number {
  if (seat !== acting) return 0;
  return kind === 'answer' ? incrementMs : kind === 'undo' ? -incrementMs : 0;
}

/** The time a seat has left after its clock has run for `elapsed`. */
export function leftOf(reading: Reading, seat: Seat, elapsed: number): number {
  const bank = itemAt(reading.banks, seat);
  return reading.running.includes(seat) ? Math.max(0, bank - elapsed) : bank;
}

/** The time until the first of these clocks is empty; undefined if none runs. */
export function timeLeft(reading: Reading, elapsed: number): number | undefined {
  if (reading.banks.length === 0 || reading.running.length === 0) return undefined;
  return Math.min(...reading.running.map((seat) => leftOf(reading, seat, elapsed)));
}

/** The same clocks read now, after a bot has taken over a seat that is waited for. */
export function withPatience(settings: ClockSetting, reading: Reading, now: number, elapsed: number, bots: readonly Seat[]): Reading {
  if (settings.kind === 'none' || !reading.running.some((seat) => bots.includes(seat))) return reading;
  const banks = reading.banks.map((_, seat) => {
    const left = leftOf(reading, seat, elapsed);
    return bots.includes(seat) && reading.running.includes(seat) ? Math.max(left, BOT_PATIENCE_MS) : left;
  });
  return { at: now, banks, running: reading.running };
}
