/** Reports the connection: nothing while it is up, a line while it is down, and a short one when it is back. */

import raven from 'icon:raven';
import type { Connection, ConnectionState } from '@skald/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '../account/failure-text.ts';
import { useObservable } from '../account/server-context.tsx';
import { Notice } from '../app/notice.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';

interface ConnectionBannerProps {
  readonly connection: Connection;
  /** Is the view perhaps stale although the connection is up? */
  readonly isBehind: boolean;
}

const RESTORED_MS = 3000;

export function ConnectionBanner({ connection, isBehind }: ConnectionBannerProps): ReactNode {
  const { i18n } = useTranslator();
  const state = useObservable(connection.state);
  const restored = useRestored(state);
  if (state.is === 'refused') {
    return (
      <Notice icon={raven} className="connection-lost" urgent={true}>
        <p>{failureText(state.failure, i18n)}</p>
        {state.failure.code === 'protocol-version' ? (
          <button type="button" className="button" onClick={() => location.reload()}>
            {i18n.t('live.reload')}
          </button>
        ) : (
          <Link href="/account" className="button">
            {i18n.t('nav.sign-in')}
          </Link>
        )}
      </Notice>
    );
  }
  if (state.is === 'offline' || state.is === 'stopping' || (state.is === 'connecting' && restored === 'lost')) {
    return (
      <Notice icon={raven} className="connection-lost">
        <p>
          <b>{i18n.t(state.is === 'stopping' ? 'live.stopping' : 'live.lost')}</b> {i18n.t('live.lost-text')}
        </p>
        <button type="button" className="button" onClick={() => connection.retry()}>
          {i18n.t('live.retry')}
        </button>
      </Notice>
    );
  }
  if (restored === 'restored') {
    return (
      <Notice tone="good">
        <p>{i18n.t('live.restored')}</p>
      </Notice>
    );
  }
  return (
    isBehind && (
      <Notice>
        <p>{i18n.t('live.behind')}</p>
      </Notice>
    )
  );
}

/** Was the connection lost, or has it just come back? */
function useRestored({ is }: ConnectionState): 'lost' | 'restored' | null {
  const [restored, setRestored] = useState<'lost' | 'restored' | null>(null);
  const wasLost = useRef(false);
  useEffect(() => {
    if (is === 'offline' || is === 'stopping') {
      wasLost.current = true;
      setRestored('lost');
    }
    if (is !== 'online' || !wasLost.current) return;
    wasLost.current = false;
    setRestored('restored');
    const timer = setTimeout(() => setRestored(null), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [is]);
  return restored;
}
