/** The tables: open ones to sit down at, running ones to watch, finished ones to see again. */

import plus from 'icon:wooden-sign';
import type { MatchSummary } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { EmptyShelf, LoadingShelf, LostShelf } from './empty-shelf.tsx';
import { type Filter, FilterBar, fits, NO_FILTER } from './filter-bar.tsx';
import { knownGame } from './game-list.ts';
import { MatchCard } from './match-card.tsx';
import { SHELVES, type Shelf, useMatches } from './use-matches.ts';
import './lobby.css';

export function LobbyPage(): ReactNode {
  const { speaker } = useSpoken();
  const [shelf, setShelf] = useState<Shelf>('open');
  const [filter, setFilter] = useState<Filter>(() => ({ ...NO_FILTER, game: gameIn(window.location.search) }));
  const list = useMatches(shelf);
  useEffect(() => {
    document.title = speaker.say('lobby.tab');
  }, [speaker]);
  const matches = list.matches.filter((match) => fits(match, filter));
  return (
    <>
      <Bar title={speaker.say('lobby.title')} />
      <main className="page lobby">
        <div className="lobby-head">
          <h1>{speaker.say('lobby.title')}</h1>
          <Link href="/new" className="button button-main">
            <Icon outline={plus} /> {speaker.say('lobby.new')}
          </Link>
        </div>
        <fieldset className="shelves">
          <legend className="unseen">{speaker.say('lobby.shelf')}</legend>
          {SHELVES.map((one) => (
            <label key={one} className="shelf">
              <input type="radio" name="shelf" checked={shelf === one} onChange={() => setShelf(one)} />
              <span>{speaker.say(`lobby.shelf.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <FilterBar filter={filter} onChange={setFilter} />
        {list.freshness === 'behind' && (
          <p className="lobby-behind" role="status">
            {speaker.say('lobby.behind')}
          </p>
        )}
        {list.freshness === 'loading' && <LoadingShelf />}
        {list.freshness === 'closed' && list.failure && <LostShelf failure={list.failure} />}
        {(list.freshness === 'live' || list.freshness === 'behind') && matches.length === 0 && (
          <EmptyShelf shelf={shelf} isFiltered={list.matches.length > 0} onClear={() => setFilter(NO_FILTER)} />
        )}
        <MatchList matches={matches} />
      </main>
      <Footer />
    </>
  );
}

/** A link may lead to the tables of one game. */
function gameIn(search: string): string {
  return knownGame(new URLSearchParams(search).get('game') ?? '')?.slug ?? '';
}

function MatchList({ matches }: { readonly matches: readonly MatchSummary[] }): ReactNode {
  return (
    <ul className="match-list">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchCard match={match} />
        </li>
      ))}
    </ul>
  );
}
