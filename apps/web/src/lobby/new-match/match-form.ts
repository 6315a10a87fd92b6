/** The state of the new-match form, and the request made from it. */
import type { BotChoice, ClockSetting, NewMatch } from '@skald/protocol';
import { fitting, type OptionField, type OptionValues } from './options.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const CLOCKS = ['none', 'quick', 'calm', 'day', 'three-days', 'week'] as const;
type ClockChoice = (typeof CLOCKS)[number];

const SETTINGS: Readonly<Record<ClockChoice, ClockSetting>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', bankMs: 10 * MINUTE, incrementMs: 10_000 },
  calm: { kind: 'live', bankMs: 30 * MINUTE, incrementMs: 30_000 },
  day: { kind: 'days', msPerMove: 24 * HOUR },
  'three-days': { kind: 'days', msPerMove: 72 * HOUR },
  week: { kind: 'days', msPerMove: 168 * HOUR },
};

export const DELAYS = [0, 60_000, 300_000, 1_800_000] as const;

/** The occupant of a seat: the host, anybody, or a bot. */
export type SeatChoice = { readonly kind: 'me' } | { readonly kind: 'anybody' } | { readonly kind: 'bot'; readonly choice: BotChoice };

export interface MatchForm {
  readonly game: string;
  readonly seats: readonly SeatChoice[];
  readonly options: OptionValues;
  readonly isPrivate: boolean;
  readonly clock: ClockChoice;
  readonly spectators: boolean;
  readonly delayMs: number;
  /** May a bot play while its owner plays or watches? */
  readonly ownBots: boolean;
  /** The edition of a content pack. */
  readonly pack?: string;
}

export function newMatchForm(game: string, seats: number): MatchForm {
  const choices = Array.from({ length: seats }, (_, seat): SeatChoice => ({ kind: seat === 0 ? 'me' : 'anybody' }));
  return { game, seats: choices, options: {}, isPrivate: false, clock: 'none', spectators: true, delayMs: 0, ownBots: false };
}

/** The same form for another number of seats; the host keeps a seat. */
export function withSeatCount(form: MatchForm, seats: number): MatchForm {
  const choices = Array.from({ length: seats }, (_, seat): SeatChoice => form.seats[seat] ?? { kind: 'anybody' });
  return { ...form, seats: choices.some(({ kind }) => kind === 'me') ? choices : choices.with(0, { kind: 'me' }) };
}

/** Puts somebody into a seat; if the host moves, the host's old seat is open to anybody. */
export function withSeat(form: MatchForm, seat: number, choice: SeatChoice): MatchForm {
  const choices = form.seats.map((one): SeatChoice => (choice.kind === 'me' && one.kind === 'me' ? { kind: 'anybody' } : one));
  return { ...form, seats: choices.with(seat, choice) };
}

export function matchRequestOf(form: MatchForm, fields: readonly OptionField[], nonce: string): NewMatch {
  const own = form.seats.findIndex(({ kind }) => kind === 'me');
  return {
    game: form.game,
    seats: form.seats.length,
    ...(form.pack !== undefined && { pack: form.pack }),
    options: { ...fitting(fields, form.options, form.seats.length) },
    visibility: form.isPrivate ? 'private' : 'public',
    clock: SETTINGS[form.clock],
    spectators: { allowed: form.spectators, delayMs: form.spectators ? form.delayMs : 0 },
    bots: form.seats.flatMap((choice, seat) => (choice.kind === 'bot' ? [{ seat, ...choice.choice }] : [])),
    ownBots: form.ownBots,
    seat: own === -1 ? null : own,
    nonce,
  };
}
