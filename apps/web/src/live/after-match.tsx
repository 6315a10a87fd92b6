/** What the table offers after a match: a rematch, the replay, a link to it, other tables. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useLiveConnection, useObservable, useServer } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import { InvitationAnswer } from '../lobby/room/invitation-answer.tsx';
import { isInvitation } from '../lobby/room/invitations.ts';
import { ShareReplay } from './share-replay.tsx';

interface AfterMatchProps {
  readonly match: string;
  readonly isPlayer: boolean;
  /** Is there a replay to share? */
  readonly hasReplay: boolean;
  readonly i18n: TableTranslator;
}

export function AfterMatch({ match, isPlayer, hasReplay, i18n }: AfterMatchProps): ReactNode {
  return (
    <>
      {isPlayer && <Again match={match} />}
      <Link href={`/replay/${match}`} className="button">
        {i18n.t('lobby.replay')}
      </Link>
      {hasReplay && <ShareReplay match={match} i18n={i18n} />}
      <Link href="/tables" className="button">
        {i18n.t('nav.tables')}
      </Link>
    </>
  );
}

/** Asks for a rematch, accepts one that another player has asked for, or goes there. */
function Again({ match }: { readonly match: string }): ReactNode {
  const { i18n } = useTranslator();
  const live = useLiveConnection();
  const rematch = live && <Asked match={match} mine={live.mine} otherwise={<Ask match={match} />} />;
  return (
    rematch ?? (
      <button type="button" className="button button-main" disabled={true}>
        {i18n.t('live.rematch')}
      </button>
    )
  );
}

interface AskedProps {
  readonly match: string;
  readonly mine: NonNullable<ReturnType<typeof useLiveConnection>>['mine'];
  readonly otherwise: ReactNode;
}

function Asked({ match, mine, otherwise }: AskedProps): ReactNode {
  const { i18n } = useTranslator();
  const { matches } = useObservable(mine.state);
  const rematch = matches.find((one) => one.rematchOf === match && one.status !== 'aborted');
  if (!rematch) return otherwise;
  if (!isInvitation(rematch, Date.now())) {
    return (
      <Link href={`/match/${rematch.id}`} className="button button-main">
        {i18n.t('invite.to-rematch')}
      </Link>
    );
  }
  return (
    <div className="invitation-here" role="status">
      <p>{i18n.t('invite.rematch-here', { name: rematch.host.name ?? i18n.t('lobby.somebody-gone') })}</p>
      <InvitationAnswer match={rematch.id} />
    </div>
  );
}

function Ask({ match }: { readonly match: string }): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const [, navigate] = useLocation();
  const ask = (): void =>
    task.run(async () => {
      const reply = await api.call('rematch', { params: { match } });
      if (!reply.ok) return reply.failure;
      const { id, seats, host } = reply.value.match;
      // With bots as the only opponents, nobody has to accept.
      if (seats.every(({ occupant, account }) => occupant === 'bot' || account?.id === host.id)) {
        await api.call('startMatch', { params: { match: id } });
      }
      navigate(`/match/${id}`);
      return undefined;
    });
  return (
    <>
      <button type="button" className="button button-main" disabled={task.busy} onClick={ask}>
        {i18n.t('live.rematch')}
      </button>
      <FailureNote failure={task.failure} />
    </>
  );
}
