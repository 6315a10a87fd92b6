/** The filters of the table list: game, number of players, speed. */
import type { MatchSummary } from '@skald/protocol';
import { type ReactNode, useId } from 'react';
import { GAMES } from '../games/index.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { PACES, type Pace, paceOf } from './match-facts.ts';

export interface Filter {
  /** A slug, or empty for all games. */
  readonly game: string;
  /** A number of seats, or 0 for any. */
  readonly seats: number;
  readonly pace: Pace;
}

export const NO_FILTER: Filter = { game: '', seats: 0, pace: 'any' };
const SEATS = [2, 3, 4, 5] as const;

export function passesFilter({ game, seats, clock }: Pick<MatchSummary, 'game' | 'seats' | 'clock'>, filter: Filter): boolean {
  return (
    (filter.game === '' || filter.game === game) &&
    (filter.seats === 0 || filter.seats === seats.length) &&
    (filter.pace === 'any' || filter.pace === paceOf(clock))
  );
}

export function FilterBar({ filter, onChange }: { readonly filter: Filter; onChange(filter: Filter): void }): ReactNode {
  const { i18n } = useTranslator();
  const id = useId();
  return (
    <search className="filters form">
      <span>
        <label htmlFor={`${id}game`}>{i18n.t('lobby.filter.game')}</label>
        <select id={`${id}game`} value={filter.game} onChange={({ target }) => onChange({ ...filter, game: target.value })}>
          <option value="">{i18n.t('lobby.filter.all')}</option>
          {GAMES.map(({ about: { slug, title } }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </span>
      <span>
        <label htmlFor={`${id}seats`}>{i18n.t('lobby.filter.seats')}</label>
        <select id={`${id}seats`} value={filter.seats} onChange={({ target }) => onChange({ ...filter, seats: Number(target.value) })}>
          <option value={0}>{i18n.t('lobby.filter.all')}</option>
          {SEATS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </span>
      <span>
        <label htmlFor={`${id}pace`}>{i18n.t('lobby.filter.pace')}</label>
        <select
          id={`${id}pace`}
          value={filter.pace}
          onChange={({ target }) => onChange({ ...filter, pace: PACES.find((pace) => pace === target.value) ?? 'any' })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {i18n.t(`lobby.pace.${pace}`)}
            </option>
          ))}
        </select>
      </span>
    </search>
  );
}
