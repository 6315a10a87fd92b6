/** A match in the list: its game, players and speed, and buttons to join or watch. */

import hourglass from 'icon:hourglass';
import type { MatchSummary } from '@skald/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { gameIcon, gameTitle } from './game-list.ts';
import { clockSettingText, freeSeats, timeAgo } from './match-facts.ts';
import { SeatDots } from './seat-dots.tsx';

export function MatchCard({ match }: { readonly match: MatchSummary }): ReactNode {
  const { i18n } = useTranslator();
  const title = gameTitle(match.game, i18n);
  const isOver = match.status === 'finished';
  const moment = match.finishedAt ?? match.startedAt ?? match.createdAt;
  return (
    <article className="match-card card">
      <Icon outline={gameIcon(match.game)} />
      <div className="match-what">
        <h2>{title}</h2>
        {match.pack && <p className="match-pack">✎ {match.pack.name}</p>}
        <p className="muted">
          {i18n.t('lobby.host', { name: match.host.name ?? i18n.t('lobby.somebody-gone') })} ·{' '}
          <time dateTime={moment}>{timeAgo(moment, Date.now(), i18n.language)}</time>
        </p>
      </div>
      <SeatDots seats={match.seats} />
      <p className="match-pace">
        <Icon outline={hourglass} /> {clockSettingText(match.clock, i18n)}
      </p>
      <Link href={isOver ? `/replay/${match.id}` : `/match/${match.id}`} className="button match-go">
        {wayIn(match)}
      </Link>
    </article>
  );

  function wayIn({ status, spectators }: MatchSummary): string {
    if (status === 'open') return freeSeats(match) > 0 ? i18n.t('lobby.join') : i18n.t('lobby.look');
    if (status === 'running') return spectators.allowed ? i18n.t('lobby.watch') : i18n.t('lobby.look');
    return i18n.t('lobby.replay');
  }
}
