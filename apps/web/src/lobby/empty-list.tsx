/** What a list shows while it is empty, loading, or unreachable. */

import campfire from 'icon:campfire';
import raven from 'icon:raven';
import type { Failure } from '@skald/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { failureText } from '../account/failure-text.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import type { LobbyList } from './use-matches.ts';

interface EmptyListProps {
  readonly status: LobbyList;
  readonly isFiltered: boolean;
  onClear(): void;
}

export function EmptyList({ status, isFiltered, onClear }: EmptyListProps): ReactNode {
  const { i18n } = useTranslator();
  return (
    <div className="empty" role="status">
      <Icon outline={campfire} />
      <p>{i18n.t(isFiltered ? 'lobby.empty.filtered' : `lobby.empty.${status}`)}</p>
      {isFiltered ? (
        <button type="button" className="button" onClick={onClear}>
          {i18n.t('lobby.filter.clear')}
        </button>
      ) : (
        <Link href="/" className="button">
          {i18n.t('lobby.play-bots')}
        </Link>
      )}
    </div>
  );
}

/** Grey placeholders of the entries. */
export function LoadingList(): ReactNode {
  const { i18n } = useTranslator();
  return (
    <div role="status">
      <span className="unseen">{i18n.t('lobby.loading')}</span>
      <ul className="match-list" aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li key={place} className="match-ghost" />
        ))}
      </ul>
    </div>
  );
}

export function UnreachableList({ failure }: { readonly failure: Failure }): ReactNode {
  const { i18n } = useTranslator();
  return (
    <div className="empty" role="alert">
      <Icon outline={raven} />
      <p>{failureText(failure, i18n)}</p>
      <Link href="/" className="button">
        {i18n.t('nav.home')}
      </Link>
    </div>
  );
}
