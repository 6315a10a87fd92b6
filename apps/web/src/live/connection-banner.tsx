/** How the connection stands: nothing while all is well, a line while it is not, and a short one when it is back. */

import raven from 'icon:raven';
import type { Connection, ConnectionState } from '@skald/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { failureWords } from '../account/failure-words.ts';
import { useSource } from '../account/server-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';

interface ConnectionBannerProps {
  readonly connection: Connection;
  /** Is what is shown perhaps not the newest, though the line is up? */
  readonly isBehind: boolean;
}

const RESTORED_MS = 3000;

export function ConnectionBanner({ connection, isBehind }: ConnectionBannerProps): ReactNode {
  const { speaker } = useSpoken();
  const state = useSource(connection.state);
  const restored = useRestored(state);
  if (state.is === 'refused') {
    return (
      <div className="connection connection-lost" role="alert">
        <Icon outline={raven} />
        <p>{failureWords(state.failure, speaker)}</p>
        {state.failure.code === 'protocol-version' ? (
          <button type="button" className="button" onClick={() => location.reload()}>
            {speaker.say('live.reload')}
          </button>
        ) : (
          <Link href="/account" className="button">
            {speaker.say('nav.sign-in')}
          </Link>
        )}
      </div>
    );
  }
  if (state.is === 'offline' || state.is === 'stopping' || (state.is === 'connecting' && restored === 'lost')) {
    return (
      <div className="connection connection-lost" role="status">
        <Icon outline={raven} />
        <p>
          <b>{speaker.say(state.is === 'stopping' ? 'live.stopping' : 'live.lost')}</b> {speaker.say('live.lost-text')}
        </p>
        <button type="button" className="button" onClick={() => connection.retry()}>
          {speaker.say('live.retry')}
        </button>
      </div>
    );
  }
  if (restored === 'restored') {
    return (
      <div className="connection connection-back" role="status">
        <p>{speaker.say('live.restored')}</p>
      </div>
    );
  }
  return (
    isBehind && (
      <div className="connection" role="status">
        <p>{speaker.say('live.behind')}</p>
      </div>
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
