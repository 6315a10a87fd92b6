/** What lists say about a match, in words. */
import type { ClockSetting, MatchSummary, SeatInfo } from '@skald/protocol';
import type { PageSpeaker } from '../words/speaker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES = ['any', 'free', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export function isOngoing({ status }: Pick<MatchSummary, 'status'>): boolean {
  return status === 'open' || status === 'running';
}

export function paceOf({ kind }: ClockSetting): Exclude<Pace, 'any'> {
  return kind === 'none' ? 'free' : kind;
}

export function freeSeats({ seats }: Pick<MatchSummary, 'seats'>): number {
  return seats.filter(({ occupant }) => occupant === 'nobody').length;
}

/** Who sits there: a person, a bot by its way to play, or nobody. */
export function occupantName({ occupant, account, bot }: SeatInfo, speaker: PageSpeaker): string {
  if (occupant === 'nobody') return speaker.say('lobby.free-seat');
  if (occupant === 'bot') return botTitle(bot ?? account?.name ?? '', speaker);
  return account?.name ?? speaker.say('lobby.somebody-gone');
}

const KNOWN_BOTS = ['random', 'novice', 'warrior'] as const;

/** The names at a table, by seat; those that several have are numbered. */
export function namesAt(seats: readonly SeatInfo[], speaker: PageSpeaker): readonly string[] {
  const names = seats.map((seat) => occupantName(seat, speaker));
  return names.map((name, seat) => {
    const alike = names.flatMap((other, place) => (other === name ? [place] : []));
    return alike.length > 1 ? speaker.say('lobby.nth', { name, nth: alike.indexOf(seat) + 1 }) : name;
  });
}

/** The name of a way to play that bots offer. */
export function botTitle(bot: string, speaker: PageSpeaker): string {
  const known = KNOWN_BOTS.find((name) => name === bot);
  return known ? speaker.say(`lobby.bot.${known}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

export function namesIn({ seats }: Pick<MatchSummary, 'seats'>, speaker: PageSpeaker): string {
  const taken = seats.filter(({ occupant }) => occupant !== 'nobody');
  return new Intl.ListFormat(speaker.language, { type: 'unit' }).format(taken.map((seat) => occupantName(seat, speaker)));
}

export function clockWords(clock: ClockSetting, speaker: PageSpeaker): string {
  if (clock.kind === 'none') return speaker.say('lobby.clock.none');
  if (clock.kind === 'days') return speaker.say('lobby.clock.days-each', { hours: Math.round(clock.msPerMove / HOUR) });
  return speaker.say('lobby.clock.live-each', {
    minutes: Math.round(clock.bankMs / MINUTE),
    seconds: Math.round(clock.incrementMs / 1000),
  });
}

/** How long ago something was. */
export function agoWords(moment: string, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ms = new Date(moment).getTime() - now;
  if (Math.abs(ms) < HOUR) return format.format(Math.round(ms / MINUTE), 'minute');
  if (Math.abs(ms) < DAY) return format.format(Math.round(ms / HOUR), 'hour');
  return format.format(Math.round(ms / DAY), 'day');
}
