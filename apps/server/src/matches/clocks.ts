/** The clocks of a match as values: what each seat has left at a moment, and whose clocks run from then on. */
import { at, type Seat } from '@skald/engine';
import type { ClockSetting } from '@skald/protocol';

/** What the clocks show at a moment. */
export interface Reading {
  readonly at: number;
  /** By seat; empty in a match without clocks. */
  readonly banks: readonly number[];
  /** Who is waited for. */
  readonly running: readonly Seat[];
}

/** What happens to the clocks at a row of the log. */
export interface Tick {
  readonly at: number;
  /** How long clocks have run since the reading before. */
  readonly elapsed: number;
  readonly seat: Seat;
  readonly kind: 'answer' | 'undo' | 'rewind';
  /** Who is waited for from now on. */
  readonly running: readonly Seat[];
  /** Whose seats are played by bots, which get a little time for each answer whatever is left in the bank. */
  readonly bots: readonly Seat[];
}

/** What a bot has for one answer, however empty the bank that it took over. */
export const BOT_PATIENCE_MS = 30_000;

export function firstReading(settings: ClockSetting, seats: number, now: number, running: readonly Seat[]): Reading {
  if (settings.kind === 'none') return { at: now, banks: [], running };
  const bank = settings.kind === 'live' ? settings.bankMs : settings.msPerMove;
  return { at: now, banks: Array.from({ length: seats }, () => bank), running };
}

/** The reading after a row. A move begins when a seat is waited for that was not before; taking back begins none. */
export function nextReading(settings: ClockSetting, before: Reading, tick: Tick): Reading {
  if (settings.kind === 'none') return { at: tick.at, banks: [], running: tick.running };
  const banks = before.banks.map((bank, seat) => {
    const left = before.running.includes(seat) ? Math.max(0, bank - tick.elapsed) : bank;
    const changed = settings.kind === 'live' ? left + earned(settings.incrementMs, tick, seat) : left;
    const asked = tick.running.includes(seat) && !before.running.includes(seat) && tick.kind === 'answer';
    const fresh = asked && settings.kind === 'days' ? settings.msPerMove : Math.max(0, changed);
    return tick.bots.includes(seat) && tick.running.includes(seat) ? Math.max(fresh, BOT_PATIENCE_MS) : fresh;
  });
  return { at: tick.at, banks, running: tick.running };
}

/** Answering earns the increment; taking the answer back gives it back, so that nobody gets time from it. */
function earned(incrementMs: number, { kind, seat: acting }: Tick, seat: Seat): number {
  if (seat !== acting || kind === 'rewind') return 0;
  return kind === 'answer' ? incrementMs : -incrementMs;
}

/** What a seat has left, after its clock has run for so long. */
export function leftOf(reading: Reading, seat: Seat, elapsed: number): number {
  const bank = at(reading.banks, seat);
  return reading.running.includes(seat) ? Math.max(0, bank - elapsed) : bank;
}

/** How long from now until the first of these clocks is empty; undefined where none runs. */
export function timeLeft(reading: Reading, elapsed: number): number | undefined {
  if (reading.banks.length === 0 || reading.running.length === 0) return undefined;
  return Math.min(...reading.running.map((seat) => leftOf(reading, seat, elapsed)));
}

/** The same clocks read now, where a bot has just taken over a seat that is waited for. */
export function withPatience(settings: ClockSetting, reading: Reading, now: number, elapsed: number, bots: readonly Seat[]): Reading {
  if (settings.kind === 'none' || !reading.running.some((seat) => bots.includes(seat))) return reading;
  const banks = reading.banks.map((_, seat) => {
    const left = leftOf(reading, seat, elapsed);
    return bots.includes(seat) && reading.running.includes(seat) ? Math.max(left, BOT_PATIENCE_MS) : left;
  });
  return { at: now, banks, running: reading.running };
}
