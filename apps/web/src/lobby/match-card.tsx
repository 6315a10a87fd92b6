/** A match in the list: what is played, by whom, how fast, and what one can do about it. */

import hourglass from 'icon:hourglass';
import type { MatchSummary } from '@skald/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { gameIcon, gameTitle } from './game-list.ts';
import { agoWords, clockWords, freeSeats } from './match-facts.ts';
import { SeatDots } from './seat-dots.tsx';

export function MatchCard({ match }: { readonly match: MatchSummary }): ReactNode {
  const { speaker } = useSpoken();
  const title = gameTitle(match.game, speaker);
  const isOver = match.status === 'finished';
  const moment = match.finishedAt ?? match.startedAt ?? match.createdAt;
  return (
    <article className="match-card card">
      <Icon outline={gameIcon(match.game)} />
      <div className="match-what">
        <h2>{title}</h2>
        <p className="muted">
          {speaker.say('lobby.host', { name: match.host.name ?? speaker.say('lobby.somebody-gone') })} ·{' '}
          <time dateTime={moment}>{agoWords(moment, Date.now(), speaker.language)}</time>
        </p>
      </div>
      <SeatDots seats={match.seats} />
      <p className="match-pace">
        <Icon outline={hourglass} /> {clockWords(match.clock, speaker)}
      </p>
      <Link href={isOver ? `/replay/${match.id}` : `/match/${match.id}`} className="button match-go">
        {wayIn(match)}
      </Link>
    </article>
  );

  function wayIn({ status, spectators }: MatchSummary): string {
    if (status === 'open') return freeSeats(match) > 0 ? speaker.say('lobby.join') : speaker.say('lobby.look');
    if (status === 'running') return spectators.allowed ? speaker.say('lobby.watch') : speaker.say('lobby.look');
    return speaker.say('lobby.replay');
  }
}
