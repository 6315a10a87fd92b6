/** The page of a player: who it is, victories by game, and every finished match with its replay. */
import crown from 'icon:laurel-crown';
import scroll from 'icon:scroll-unfurled';
import type { PlayedMatch, PlayerAnswer } from '@skald/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { PageTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import { gameIcon, gameTitle } from '../lobby/game-list.ts';
import { occupantName, timeAgo } from '../lobby/match-facts.ts';
import { usePlayer } from './use-player.ts';
import './player-page.css';

export function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const { i18n } = useTranslator();
  const state = usePlayer(id);
  const name = state.is === 'known' ? (state.player.player.name ?? '') : '';
  useEffect(() => {
    if (name !== '') document.title = i18n.t('profile.tab', { name });
  }, [i18n, name]);
  if (state.is !== 'known') {
    return (
      <>
        <Bar title="" />
        <main className="page-notice">
          {state.is === 'loading' ? (
            <p role="status">{i18n.t('profile.loading')}</p>
          ) : (
            <>
              <h1 className="player-page-lost">{i18n.t(`profile.${state.is}`)}</h1>
              <Link href="/">{i18n.t('nav.home')}</Link>
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
            {i18n.t(`profile.kind.${player.player.kind}`)} ·{' '}
            {i18n.t('profile.since', {
              date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(player.since)),
            })}
          </p>
        </header>
        {player.tallies.length > 0 && <Tallies player={player} i18n={i18n} />}
        <section aria-labelledby="player-history">
          <h2 id="player-history">{i18n.t('profile.history')}</h2>
          {player.matches.length === 0 && <p className="muted">{i18n.t('profile.none')}</p>}
          <ul className="player-page-matches">
            {player.matches.map((match) => (
              <Played key={match.id} match={match} i18n={i18n} />
            ))}
          </ul>
          {player.next !== null && (
            <button type="button" className="button" onClick={more}>
              {i18n.t('profile.more')}
            </button>
          )}
        </section>
      </main>
      <Footer />
    </>
  );
}

function Tallies({ player, i18n }: { readonly player: PlayerAnswer; readonly i18n: PageTranslator }): ReactNode {
  return (
    <section aria-labelledby="player-results">
      <h2 id="player-results">{i18n.t('profile.results')}</h2>
      <ul className="player-page-tallies">
        {player.tallies.map(({ game, won, finished }) => (
          <li key={game} className="card">
            <Icon outline={gameIcon(game)} />
            <Link href={`/games/${game}`}>{gameTitle(game, i18n)}</Link>
            <b>{i18n.t('profile.tally', { won, finished })}</b>
            <meter min={0} max={finished} value={won} aria-label={gameTitle(game, i18n)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Played({ match, i18n }: { readonly match: PlayedMatch; readonly i18n: PageTranslator }): ReactNode {
  const own = match.standings.find(({ seat }) => match.plays.includes(seat));
  const others = match.seats.filter(({ seat }) => !match.plays.includes(seat)).map((seat) => occupantName(seat, i18n));
  const moment = match.finishedAt ?? match.createdAt;
  return (
    <li className={own?.rank === 1 ? 'card player-page-won' : 'card'}>
      <Icon outline={gameIcon(match.game)} />
      <div className="player-page-what">
        <h3>{gameTitle(match.game, i18n)}</h3>
        <p className="muted">
          {new Intl.ListFormat(i18n.language, { type: 'unit' }).format(others)}
          {others.length > 0 && ' · '}
          <time dateTime={moment}>{timeAgo(moment, Date.now(), i18n.language)}</time>
          {match.visibility === 'private' && ` · ${i18n.t('profile.private')}`}
        </p>
      </div>
      {own && (
        <p className="player-page-rank">
          {own.rank === 1 && <Icon outline={crown} label={i18n.t('profile.won')} />}
          {i18n.t('profile.rank', { rank: own.rank, seats: match.seats.length })}
          <b>{i18n.t('profile.score', { score: own.score })}</b>
        </p>
      )}
      <Link href={`/replay/${match.id}`} className="button">
        <Icon outline={scroll} /> {i18n.t('theatre.watch')}
      </Link>
    </li>
  );
}
