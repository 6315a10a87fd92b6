/** Notifies a signed-in player, on every page, of invitations and of refusals. */
import horn from 'icon:hunting-horn';
import type { ListStore } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLiveConnection, useObservable, useVisitor } from '../account/server-context.tsx';
import { Notice } from '../app/notice.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { gameTitle } from '../lobby/game-list.ts';
import { InvitationAnswer } from '../lobby/room/invitation-answer.tsx';
import { declinedIn, isInvitation } from '../lobby/room/invitations.ts';

export function InvitationNotices(): ReactNode {
  const live = useLiveConnection();
  const visitor = useVisitor();
  return live && visitor.is === 'somebody' && <Notices mine={live.mine} account={visitor.account.id} />;
}

interface NoticesProps {
  readonly mine: ListStore<MyMatch>;
  readonly account: string;
}

function Notices({ mine, account }: NoticesProps): ReactNode {
  const { i18n } = useTranslator();
  const { matches, freshness } = useObservable(mine.state);
  const [location] = useLocation();
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  const dismiss = useCallback((key: string) => setPutAway((before) => new Set([...before, key])), []);
  const invitations = matches.filter((match) => isInvitation(match, Date.now()));
  const declined = matches.flatMap((match) =>
    match.host.id === account && match.status === 'open' ? declinedIn(match).map((by) => ({ match, by, key: `${match.id} ${by.id}` })) : [],
  );
  const news = useNews(declined.map(({ key }) => key).join(','), freshness === 'live');
  return (
    <>
      {invitations
        .filter(({ id, rematchOf }) => !putAway.has(id) && location !== `/match/${id}` && location !== `/match/${rematchOf}`)
        .map(({ id, game, host }) => (
          <OneNotice key={id} id={id} dismiss={dismiss}>
            <p>
              {i18n.t('invite.rematch', {
                name: host.name ?? i18n.t('lobby.somebody-gone'),
                game: gameTitle(game, i18n),
              })}
            </p>
            <InvitationAnswer match={id} />
          </OneNotice>
        ))}
      {declined
        .filter(({ key, match }) => news.has(key) && !putAway.has(key) && location !== `/match/${match.id}`)
        .map(({ key, match, by }) => (
          <OneNotice key={key} id={key} dismiss={dismiss}>
            <p>{i18n.t('invite.declined', { name: by.name ?? i18n.t('lobby.somebody-gone') })}</p>
            <Link href={`/match/${match.id}`} className="button">
              {i18n.t('invite.to-table')}
            </Link>
          </OneNotice>
        ))}
    </>
  );
}

interface OneNoticeProps {
  readonly id: string;
  readonly children: ReactNode;
  dismiss(id: string): void;
}

function OneNotice({ id, children, dismiss }: OneNoticeProps): ReactNode {
  const putAway = useCallback(() => dismiss(id), [dismiss, id]);
  return (
    <Notice icon={horn} className="invitation" onDismiss={putAway}>
      {children}
    </Notice>
  );
}

/** The keys that are new since the page was opened: older ones show at the table. */
function useNews(keys: string, isLive: boolean): ReadonlySet<string> {
  const [old, setOld] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (isLive) setOld((known) => known ?? new Set(keys.split(',')));
  }, [keys, isLive]);
  return new Set(old ? keys.split(',').filter((key) => !old.has(key)) : []);
}
