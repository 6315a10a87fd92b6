/** The page of a player: who it is, how often which game was won, and every finished match with its replay. */
import crown from 'icon:laurel-crown';
import scroll from 'icon:scroll-unfurled';
import type { PlayedMatch, PlayerAnswer } from '@skald/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { Icon } from '../icons/icon.tsx';
import { gameIcon, gameTitle } from '../lobby/game-list.ts';
import { agoWords, occupantName } from '../lobby/match-facts.ts';
import type { PageSpeaker } from '../words/speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { usePlayer } from './use-player.ts';
import './player-page.css';

export function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const { speaker } = useSpoken();
  const state = usePlayer(id);
  const name = state.is === 'known' ? (state.player.player.name ?? '') : '';
  useEffect(() => {
    if (name !== '') document.title = speaker.say('profile.tab', { name });
  }, [speaker, name]);
  if (state.is !== 'known') {
    return (
      <>
        <Bar title="" />
        <main className="page-notice">
          {state.is === 'loading' ? (
            <p role="status">{speaker.say('profile.loading')}</p>
          ) : (
            <>
              <h1 className="player-page-lost">{speaker.say(`profile.${state.is}`)}</h1>
              <Link href="/">{speaker.say('nav.home')}</Link>
            </>
          )}
        </main>
      </>
    );
  }
  const { player, more } = state;
  return (
    <>
      <Bar title={name} />
      <main className="player-page">
        <header className="player-page-head">
          <h1>{name}</h1>
          <p className="muted">
            {speaker.say(`profile.kind.${player.player.kind}`)} ·{' '}
            {speaker.say('profile.since', {
              date: new Intl.DateTimeFormat(speaker.language, { dateStyle: 'long' }).format(new Date(player.since)),
            })}
          </p>
        </header>
        {player.tallies.length > 0 && <Tallies player={player} speaker={speaker} />}
        <section aria-labelledby="player-history">
          <h2 id="player-history">{speaker.say('profile.history')}</h2>
          {player.matches.length === 0 && <p className="muted">{speaker.say('profile.none')}</p>}
          <ul className="player-page-matches">
            {player.matches.map((match) => (
              <Played key={match.id} match={match} speaker={speaker} />
            ))}
          </ul>
          {player.next !== null && (
            <button type="button" className="button" onClick={more}>
              {speaker.say('profile.more')}
            </button>
          )}
        </section>
      </main>
      <Footer />
    </>
  );
}

function Tallies({ player, speaker }: { readonly player: PlayerAnswer; readonly speaker: PageSpeaker }): ReactNode {
  return (
    <section aria-labelledby="player-results">
      <h2 id="player-results">{speaker.say('profile.results')}</h2>
      <ul className="player-page-tallies">
        {player.tallies.map(({ game, won, finished }) => (
          <li key={game} className="card">
            <Icon outline={gameIcon(game)} />
            <Link href={`/games/${game}`}>{gameTitle(game, speaker)}</Link>
            <b>{speaker.say('profile.tally', { won, finished })}</b>
            <meter min={0} max={finished} value={won} aria-label={gameTitle(game, speaker)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Played({ match, speaker }: { readonly match: PlayedMatch; readonly speaker: PageSpeaker }): ReactNode {
  const own = match.standings.find(({ seat }) => match.plays.includes(seat));
  const others = match.seats.filter(({ seat }) => !match.plays.includes(seat)).map((seat) => occupantName(seat, speaker));
  const moment = match.finishedAt ?? match.createdAt;
  return (
    <li className={own?.rank === 1 ? 'card player-page-won' : 'card'}>
      <Icon outline={gameIcon(match.game)} />
      <div className="player-page-what">
        <h3>{gameTitle(match.game, speaker)}</h3>
        <p className="muted">
          {new Intl.ListFormat(speaker.language, { type: 'unit' }).format(others)}
          {others.length > 0 && ' · '}
          <time dateTime={moment}>{agoWords(moment, Date.now(), speaker.language)}</time>
          {match.visibility === 'private' && ` · ${speaker.say('profile.private')}`}
        </p>
      </div>
      {own && (
        <p className="player-page-rank">
          {own.rank === 1 && <Icon outline={crown} label={speaker.say('profile.won')} />}
          {speaker.say('profile.rank', { rank: own.rank, seats: match.seats.length })}
          <b>{speaker.say('profile.score', { score: own.score })}</b>
        </p>
      )}
      <Link href={`/replay/${match.id}`} className="button">
        <Icon outline={scroll} /> {speaker.say('theatre.watch')}
      </Link>
    </li>
  );
}
