/** A match by its address: a preview for visitors without an account, the waiting room before the start, and then the table. */
import { type ReactNode, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useLiveConnection, useVisitor } from '../account/server-context.tsx';
import { Bar } from '../app/bar.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { gameTitle } from '../lobby/game-list.ts';
import { invitationIn } from '../lobby/room/invitation.ts';
import { MatchPreview } from '../lobby/room/match-preview.tsx';
import { useDetail } from '../lobby/room/use-detail.ts';
import { LiveMatch } from './live-match.tsx';
import './live.css';

export function MatchPage({ id }: { readonly id: string }): ReactNode {
  const { i18n } = useTranslator();
  const visitor = useVisitor();
  const live = useLiveConnection();
  const invitation = invitationIn(useSearch());
  const { detail, failure, reload } = useDetail(id, invitation);
  const title = detail ? gameTitle(detail.game, i18n) : '';
  useEffect(() => {
    if (title !== '') document.title = i18n.t('table.tab', { game: title });
  }, [i18n, title]);
  return (
    <>
      <Bar title={title} />
      <main className="page-table">
        <h1 className="unseen">{title}</h1>
        {failure && !detail && (
          <div className="page-notice">
            <FailureNote failure={failure} />
            <Link href="/tables">{i18n.t('nav.tables')}</Link>
          </div>
        )}
        {!failure && !detail && (
          <p className="page-notice" role="status">
            {i18n.t('table.loading')}
          </p>
        )}
        {detail && visitor.is === 'nobody' && <MatchPreview match={detail} invitation={invitation} />}
        {detail && visitor.is === 'cut-off' && <p className="page-notice">{i18n.t('account.cut-off')}</p>}
        {detail && visitor.is === 'somebody' && live && (
          <LiveMatch
            key={`${id} ${visitor.account.id}`}
            detail={detail}
            account={visitor.account.id}
            connection={live.connection}
            invitation={invitation}
            reload={reload}
          />
        )}
      </main>
    </>
  );
}
