/** The tables page: open tables to join, running ones to watch, finished ones to replay. */

import plus from 'icon:wooden-sign';
import type { MatchSummary } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { gameEntry } from '../games/index.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { EmptyList, LoadingList, UnreachableList } from './empty-list.tsx';
import { type Filter, FilterBar, NO_FILTER, passesFilter } from './filter-bar.tsx';
import { MatchCard } from './match-card.tsx';
import { LOBBY_LISTS, type LobbyList, useMatches } from './use-matches.ts';
import './lobby.css';

export function LobbyPage(): ReactNode {
  const { i18n } = useTranslator();
  const [status, setStatus] = useState<LobbyList>('open');
  const [filter, setFilter] = useState<Filter>(() => ({ ...NO_FILTER, game: gameIn(window.location.search) }));
  const list = useMatches(status);
  useEffect(() => {
    document.title = i18n.t('lobby.tab');
  }, [i18n]);
  const matches = list.matches.filter((match) => passesFilter(match, filter));
  return (
    <>
      <Bar title={i18n.t('lobby.title')} />
      <main className="page lobby">
        <div className="lobby-head">
          <h1>{i18n.t('lobby.title')}</h1>
          <Link href="/new" className="button button-main">
            <Icon outline={plus} /> {i18n.t('lobby.new')}
          </Link>
        </div>
        <fieldset className="lobby-lists">
          <legend className="unseen">{i18n.t('lobby.list')}</legend>
          {LOBBY_LISTS.map((one) => (
            <label key={one} className="lobby-list">
              <input type="radio" name="list" checked={status === one} onChange={() => setStatus(one)} />
              <span>{i18n.t(`lobby.list.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <FilterBar filter={filter} onChange={setFilter} />
        {list.freshness === 'behind' && (
          <p className="lobby-behind" role="status">
            {i18n.t('lobby.behind')}
          </p>
        )}
        {list.freshness === 'loading' && <LoadingList />}
        {list.freshness === 'closed' && list.failure && <UnreachableList failure={list.failure} />}
        {(list.freshness === 'live' || list.freshness === 'behind') && matches.length === 0 && (
          <EmptyList status={status} isFiltered={list.matches.length > 0} onClear={() => setFilter(NO_FILTER)} />
        )}
        <MatchList matches={matches} />
      </main>
      <Footer />
    </>
  );
}

/** A link may preselect one game. */
function gameIn(search: string): string {
  return gameEntry(new URLSearchParams(search).get('game') ?? '')?.about.slug ?? '';
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
