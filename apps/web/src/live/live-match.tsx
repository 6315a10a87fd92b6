/** One match, watched: the waiting room while it is open, the table once it runs. */
import { type Connection, MatchStore } from '@skald/client';
import type { MatchDetail } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useSource } from '../account/server-context.tsx';
import { browserStorage } from '../app/storage.ts';
import { Chat } from '../chat/chat.tsx';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { forgetView, keepView, keptView } from './kept-views.ts';
import { LiveView } from './live-view.tsx';

interface LiveMatchProps {
  readonly detail: MatchDetail;
  /** Whose eyes these are. */
  readonly account: string;
  readonly connection: Connection;
  readonly invitation: string | undefined;
  look(): void;
}

export function LiveMatch(props: LiveMatchProps): ReactNode {
  const { connection, detail, account } = props;
  const [store, setStore] = useState<MatchStore | null>(null);
  useEffect(() => {
    const shelf = browserStorage();
    const opened = new MatchStore(connection, { match: detail.id }, keptView(shelf, account, detail.id));
    const leave = (): void => {
      const kept = opened.keep();
      if (kept === undefined || kept.view.viewer === 'spectator') return;
      if (kept.view.over) forgetView(shelf, account, detail.id);
      else keepView(shelf, account, detail.id, kept);
    };
    window.addEventListener('pagehide', leave);
    setStore(opened);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      opened.close();
    };
  }, [connection, detail.id, account]);
  return store && <Watched {...props} store={store} />;
}

function Watched({ detail, account, connection, invitation, look, store }: LiveMatchProps & { readonly store: MatchStore }): ReactNode {
  const { speaker } = useSpoken();
  const state = useSource(store.state);
  const { seating, play, failure, freshness, presence } = state;
  const status = seating?.status;
  const banner = <ConnectionBanner connection={connection} isBehind={freshness === 'behind'} />;
  useEffect(() => {
    if (status === 'finished' || status === 'aborted') look();
  }, [look, status]);
  if (freshness === 'closed' && failure) {
    return (
      <div className="page-notice">
        <FailureNote failure={failure} />
        <Link href="/tables">{speaker.say('nav.tables')}</Link>
      </div>
    );
  }
  if (play) return <LiveView store={store} detail={detail} account={account} connection={connection} banner={banner} />;
  if (status === 'open' && seating) {
    return (
      <>
        {banner}
        <WaitingRoom
          match={detail}
          seating={seating}
          presence={presence}
          account={account}
          invitation={invitation}
          look={look}
          talk={<Chat store={store} account={account} match={detail.id} />}
        />
      </>
    );
  }
  if (status === 'aborted') {
    return (
      <div className="page-notice">
        <h2>{speaker.say('live.aborted')}</h2>
        <Link href="/tables">{speaker.say('nav.tables')}</Link>
      </div>
    );
  }
  return (
    <>
      {banner}
      <p className="page-notice" role="status">
        {speaker.say('table.loading')}
      </p>
    </>
  );
}
