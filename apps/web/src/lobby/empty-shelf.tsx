/** What a list shows while it is empty, on its way, or out of reach. */

import campfire from 'icon:campfire';
import raven from 'icon:raven';
import type { Failure } from '@skald/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { failureWords } from '../account/failure-words.ts';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import type { Shelf } from './use-matches.ts';

interface EmptyShelfProps {
  readonly shelf: Shelf;
  readonly isFiltered: boolean;
  onClear(): void;
}

export function EmptyShelf({ shelf, isFiltered, onClear }: EmptyShelfProps): ReactNode {
  const { speaker } = useSpoken();
  return (
    <div className="empty" role="status">
      <Icon outline={campfire} />
      <p>{speaker.say(isFiltered ? 'lobby.empty.filtered' : `lobby.empty.${shelf}`)}</p>
      {isFiltered ? (
        <button type="button" className="button" onClick={onClear}>
          {speaker.say('lobby.filter.clear')}
        </button>
      ) : (
        <Link href="/" className="button">
          {speaker.say('lobby.play-bots')}
        </Link>
      )}
    </div>
  );
}

/** Grey shapes of what is to come. */
export function LoadingShelf(): ReactNode {
  const { speaker } = useSpoken();
  return (
    <div role="status">
      <span className="unseen">{speaker.say('lobby.loading')}</span>
      <ul className="match-list" aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li key={place} className="match-ghost" />
        ))}
      </ul>
    </div>
  );
}

export function LostShelf({ failure }: { readonly failure: Failure }): ReactNode {
  const { speaker } = useSpoken();
  return (
    <div className="empty" role="alert">
      <Icon outline={raven} />
      <p>{failureWords(failure, speaker)}</p>
      <Link href="/" className="button">
        {speaker.say('nav.home')}
      </Link>
    </div>
  );
}
