/** What somebody wants to open, from the form to the request. */
import type { ClockSetting, NewMatch } from '@skald/protocol';
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

/** Who is to sit in a seat: the host, whoever comes, or a bot by its name. */
export type Guest = { readonly kind: 'me' } | { readonly kind: 'anybody' } | { readonly kind: 'bot'; readonly bot: string };

export interface MatchWish {
  readonly game: string;
  readonly guests: readonly Guest[];
  readonly options: OptionValues;
  readonly isPrivate: boolean;
  readonly clock: ClockChoice;
  readonly spectators: boolean;
  readonly delayMs: number;
}

export function wishFor(game: string, seats: number): MatchWish {
  const guests = Array.from({ length: seats }, (_, seat): Guest => ({ kind: seat === 0 ? 'me' : 'anybody' }));
  return { game, guests, options: {}, isPrivate: false, clock: 'none', spectators: true, delayMs: 0 };
}

/** The same wish for another number of seats; the host keeps a seat. */
export function withSeats(wish: MatchWish, seats: number): MatchWish {
  const guests = Array.from({ length: seats }, (_, seat): Guest => wish.guests[seat] ?? { kind: 'anybody' });
  return { ...wish, guests: guests.some(({ kind }) => kind === 'me') ? guests : guests.with(0, { kind: 'me' }) };
}

/** Puts somebody into a seat; where the host sits down, the host's old seat is for anybody. */
export function withGuest(wish: MatchWish, seat: number, guest: Guest): MatchWish {
  const guests = wish.guests.map((one): Guest => (guest.kind === 'me' && one.kind === 'me' ? { kind: 'anybody' } : one));
  return { ...wish, guests: guests.with(seat, guest) };
}

export function requestFor(wish: MatchWish, fields: readonly OptionField[], nonce: string): NewMatch {
  const own = wish.guests.findIndex(({ kind }) => kind === 'me');
  return {
    game: wish.game,
    seats: wish.guests.length,
    options: { ...fitting(fields, wish.options, wish.guests.length) },
    visibility: wish.isPrivate ? 'private' : 'public',
    clock: SETTINGS[wish.clock],
    spectators: { allowed: wish.spectators, delayMs: wish.spectators ? wish.delayMs : 0 },
    bots: wish.guests.flatMap((guest, seat) => (guest.kind === 'bot' ? [{ seat, bot: guest.bot }] : [])),
    seat: own === -1 ? null : own,
    nonce,
  };
}
