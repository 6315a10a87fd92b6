/** The menu of the player's own matches: how many wait for an answer, and a link to each. */

import drakkar from 'icon:drakkar';
import type { ListStore } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useObservable } from '../account/server-context.tsx';
import { useMenu } from '../app/use-menu.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { gameTitle } from './game-list.ts';
import { isOngoing, namesIn } from './match-facts.ts';
import './my-matches-menu.css';

export function MyMatchesMenu({ mine }: { readonly mine: ListStore<MyMatch> }): ReactNode {
  const { i18n } = useTranslator();
  const { matches } = useObservable(mine.state);
  const [location] = useLocation();
  const { details, close } = useMenu();
  // Close the menu once it has led somewhere.
  useEffect(() => {
    if (location) close();
  }, [location, close]);
  const ongoing = matches.filter(isOngoing).toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
  const turns = ongoing.filter(isWaiting).length;
  if (ongoing.length === 0) return null;
  return (
    <details {...details} className="mine">
      <summary className="button button-bare bar-item">
        <Icon outline={drakkar} />
        <span className="bar-label">{i18n.t('lobby.mine')}</span>
        {turns > 0 && (
          <span className="mine-turns">
            <span aria-hidden="true">{turns}</span>
            <span className="unseen">{i18n.t('lobby.my-turns', { count: turns })}</span>
          </span>
        )}
      </summary>
      <ul className="mine-list wood">
        {ongoing.map((match) => (
          <li key={match.id}>
            <Link href={`/match/${match.id}`} className={isWaiting(match) ? 'mine-match mine-match-turn' : 'mine-match'}>
              <b>{gameTitle(match.game, i18n)}</b>
              <span className="mine-names">{namesIn(match, i18n)}</span>
              <span className="mine-state">{i18n.t(standOf(match))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Is it the reader's turn there? */
function isWaiting({ turn, invited }: MyMatch): boolean {
  return turn.length > 0 || invited === true;
}

/** The text key of a match's state, for its player. */
function standOf({ status, turn, plays, seats, invited }: MyMatch) {
  if (invited) return 'invite.stand';
  if (status === 'open') return 'lobby.status.open';
  if (turn.length > 0) return 'table.your-turn';
  const hasGivenUp = plays.length > 0 && plays.every((seat) => seats[seat]?.resigned);
  return hasGivenUp ? 'live.end.gave-up-you' : 'lobby.others-turn';
}
