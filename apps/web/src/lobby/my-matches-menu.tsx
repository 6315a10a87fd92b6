/** The own matches in the bar: how many wait for an answer, and the way to each. */

import drakkar from 'icon:drakkar';
import type { ListStore } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useSource } from '../account/server-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { gameTitle } from './game-list.ts';
import { isOngoing, namesIn } from './match-facts.ts';
import './my-matches-menu.css';

export function MyMatchesMenu({ mine }: { readonly mine: ListStore<MyMatch> }): ReactNode {
  const { speaker } = useSpoken();
  const { matches } = useSource(mine.state);
  const [location] = useLocation();
  const box = useRef<HTMLDetailsElement>(null);
  // The menu closes when it has led somewhere, and when something else is pressed.
  useEffect(() => {
    if (box.current && location) box.current.open = false;
    const elsewhere = (event: PointerEvent): void => {
      if (box.current && event.target instanceof Node && !box.current.contains(event.target)) box.current.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [location]);
  const ongoing = matches.filter(isOngoing).toSorted((a, b) => b.turn.length - a.turn.length);
  const turns = ongoing.filter(({ turn }) => turn.length > 0).length;
  if (ongoing.length === 0) return null;
  return (
    <details
      ref={box}
      className="mine"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && box.current) box.current.open = false;
      }}
    >
      <summary className="button button-bare bar-item">
        <Icon outline={drakkar} />
        <span className="bar-label">{speaker.say('lobby.mine')}</span>
        {turns > 0 && (
          <span className="mine-turns">
            <span aria-hidden="true">{turns}</span>
            <span className="unseen">{speaker.say('lobby.my-turns', { count: turns })}</span>
          </span>
        )}
      </summary>
      <ul className="mine-list wood">
        {ongoing.map((match) => (
          <li key={match.id}>
            <Link href={`/match/${match.id}`} className={match.turn.length > 0 ? 'mine-match mine-match-turn' : 'mine-match'}>
              <b>{gameTitle(match.game, speaker)}</b>
              <span className="mine-names">{namesIn(match, speaker)}</span>
              <span className="mine-state">
                {match.status === 'open'
                  ? speaker.say('lobby.status.open')
                  : speaker.say(match.turn.length > 0 ? 'table.your-turn' : 'lobby.others-turn')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
