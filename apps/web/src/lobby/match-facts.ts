/** Short texts about a match for lists. */
import type { ClockSetting, MatchSummary, SeatInfo } from '@skald/protocol';
import { STRATEGY_NAMES } from '../games/strategy-names.ts';
import type { PageTranslator } from '../i18n/translators.ts';
import { isAwaited, isFree } from './room/invitations.ts';

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
  return seats.filter((seat) => isFree(seat, Date.now())).length;
}

/** The occupant of a seat: a person, an invited person, a bot with its strategy and owner, or nobody. */
export function occupantName(info: SeatInfo, i18n: PageTranslator): string {
  const { occupant, account, bot, botOwner, invited } = info;
  if (invited && isAwaited(info, Date.now())) return invited.account.name ?? i18n.t('lobby.somebody-gone');
  if (occupant === 'nobody') return i18n.t('lobby.free-seat');
  if (occupant === 'bot') {
    const title = botTitle(bot ?? account?.name ?? '', i18n);
    return botOwner ? i18n.t('lobby.bot-of', { bot: title, owner: botOwner.name ?? i18n.t('lobby.somebody-gone') }) : title;
  }
  return account?.name ?? i18n.t('lobby.somebody-gone');
}

/** The names at a table, by seat; adds numbers to repeated names. */
export function namesAt(seats: readonly SeatInfo[], i18n: PageTranslator): readonly string[] {
  const names = seats.map((seat) => occupantName(seat, i18n));
  return names.map((name, seat) => {
    const alike = names.flatMap((other, place) => (other === name ? [place] : []));
    return alike.length > 1 ? i18n.t('lobby.nth', { name, nth: alike.indexOf(seat) + 1 }) : name;
  });
}

/** The name of a bot's strategy. */
export function botTitle(bot: string, i18n: PageTranslator): string {
  const known = STRATEGY_NAMES.find((name) => name === bot);
  return known ? i18n.t(`lobby.bot.${known}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

export function namesIn({ seats }: Pick<MatchSummary, 'seats'>, i18n: PageTranslator): string {
  const taken = seats.filter(({ occupant }) => occupant !== 'nobody');
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(taken.map((seat) => occupantName(seat, i18n)));
}

export function clockSettingText(clock: ClockSetting, i18n: PageTranslator): string {
  if (clock.kind === 'none') return i18n.t('lobby.clock.none');
  if (clock.kind === 'days') return i18n.t('lobby.clock.days-each', { hours: Math.round(clock.msPerMove / HOUR) });
  return i18n.t('lobby.clock.live-each', {
    minutes: Math.round(clock.bankMs / MINUTE),
    seconds: Math.round(clock.incrementMs / 1000),
  });
}

/** Formats how long ago something was. */
export function timeAgo(moment: string, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ms = new Date(moment).getTime() - now;
  if (Math.abs(ms) < HOUR) return format.format(Math.round(ms / MINUTE), 'minute');
  if (Math.abs(ms) < DAY) return format.format(Math.round(ms / HOUR), 'hour');
  return format.format(Math.round(ms / DAY), 'day');
}
