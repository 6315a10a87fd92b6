/** One match: the waiting room while it is open, the table once it runs. */
import { type Connection, MatchStore } from '@skald/client';
import { type MatchDetail, NUMBERED_EDITION } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useObservable } from '../account/server-context.tsx';
import { browserStorage } from '../app/storage.ts';
import { Chat } from '../chat/chat.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { WaitingRoom } from '../lobby/room/waiting-room.tsx';
import { declaredEdition } from '../table/game-uis.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { forgetView, keepView, keptView } from './kept-views.ts';
import { LiveView } from './live-view.tsx';
import { useContentReady } from './use-content-ready.ts';

interface LiveMatchProps {
  readonly detail: MatchDetail;
  /** The viewer. */
  readonly account: string;
  readonly connection: Connection;
  readonly invitation: string | undefined;
  reload(): void;
}

export function LiveMatch(props: LiveMatchProps): ReactNode {
  /** Reopens the match after the viewer was removed or may watch again. */
  const [visits, setVisits] = useState(0);
  return <OneVisit key={visits} {...props} again={() => setVisits(visits + 1)} />;
}

interface OneVisitProps extends LiveMatchProps {
  again(): void;
}

function OneVisit(props: OneVisitProps): ReactNode {
  const { connection, detail, account, invitation } = props;
  const [store, setStore] = useState<MatchStore | null>(null);
  useEffect(() => {
    const storage = browserStorage();
    const watched = { match: detail.id, ...(invitation !== undefined && { invitation }) };
    const opened = new MatchStore(connection, watched, keptView(storage, account, detail.id));
    const leave = (): void => {
      const kept = opened.keep();
      if (opened.state.get().end) forgetView(storage, account, detail.id);
      else if (kept && kept.view.viewer !== 'spectator') keepView(storage, account, detail.id, kept);
    };
    window.addEventListener('pagehide', leave);
    setStore(opened);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      opened.close();
    };
  }, [connection, detail.id, account, invitation]);
  return store && <Watched {...props} store={store} />;
}

function Watched({
  detail,
  account,
  connection,
  invitation,
  reload,
  again,
  store,
}: OneVisitProps & { readonly store: MatchStore }): ReactNode {
  const { i18n } = useTranslator();
  const state = useObservable(store.state);
  const { seating, play, failure, freshness, presence } = state;
  const status = seating?.status;
  const banner = <ConnectionBanner connection={connection} isBehind={freshness === 'behind'} />;
  const isReady = useContentReady(detail.game, play ? declaredEdition(detail.game, play.edition, NUMBERED_EDITION) : undefined);
  const isOld = play !== null && (detail.status === 'open' || detail.edition !== play.edition);
  useEffect(() => {
    if (status === 'finished' || status === 'aborted') reload();
  }, [reload, status]);
  // The start, or a move to another edition, has changed the rules that the details tell of.
  useEffect(() => {
    if (isOld) reload();
  }, [reload, isOld]);
  if (freshness === 'closed' && failure) {
    return (
      <div className="page-notice">
        <FailureNote failure={failure} />
        <p className="page-notice-ways">
          <button type="button" className="button" onClick={again}>
            {i18n.t('lobby.look')}
          </button>
          <Link href="/tables" className="button">
            {i18n.t('nav.tables')}
          </Link>
        </p>
      </div>
    );
  }
  if (play && isReady) return <LiveView store={store} detail={detail} account={account} connection={connection} banner={banner} />;
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
          reload={reload}
          talk={<Chat store={store} account={account} match={detail.id} />}
        />
      </>
    );
  }
  if (status === 'aborted' && seating) {
    return (
      <div className="page-notice">
        <h2>{i18n.t('live.aborted')}</h2>
        {seating.ended !== null && <p>{isKnownEnd(seating.ended) ? i18n.t(`live.aborted.${seating.ended}`) : seating.ended}</p>}
        <Link href="/tables">{i18n.t('nav.tables')}</Link>
      </div>
    );
  }
  return (
    <>
      {banner}
      <p className="page-notice" role="status">
        {i18n.t('table.loading')}
      </p>
    </>
  );
}

/** Why a table was closed before the start; moderators write their own reason. */
const KNOWN_ENDS = ['abandoned', 'unattended'] as const;

function isKnownEnd(reason: string): reason is (typeof KNOWN_ENDS)[number] {
  return KNOWN_ENDS.some((known) => known === reason);
}
