/** A match by its address: the invitation for whoever is nobody yet, the waiting room before the start, and then the table. */
import { type ReactNode, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useLines, useVisitor } from '../account/server-context.tsx';
import { Bar } from '../app/bar.tsx';
import { gameTitle } from '../lobby/game-list.ts';
import { invitationIn } from '../lobby/invitation.ts';
import { MatchPreview } from '../lobby/match-preview.tsx';
import { useDetail } from '../lobby/use-detail.ts';
import { useSpoken } from '../words/words-context.tsx';
import { LiveMatch } from './live-match.tsx';
import './live.css';

export function MatchPage({ id }: { readonly id: string }): ReactNode {
  const { speaker } = useSpoken();
  const visitor = useVisitor();
  const lines = useLines();
  const invitation = invitationIn(useSearch());
  const { detail, failure, look } = useDetail(id);
  const title = detail ? gameTitle(detail.game, speaker) : '';
  useEffect(() => {
    if (title !== '') document.title = speaker.say('table.tab', { game: title });
  }, [speaker, title]);
  return (
    <>
      <Bar title={title} />
      <main className="page-table">
        <h1 className="unseen">{title}</h1>
        {failure && !detail && (
          <div className="page-notice">
            <FailureNote failure={failure} />
            <Link href="/tables">{speaker.say('nav.tables')}</Link>
          </div>
        )}
        {!failure && !detail && (
          <p className="page-notice" role="status">
            {speaker.say('table.loading')}
          </p>
        )}
        {detail && visitor.is === 'nobody' && <MatchPreview match={detail} invitation={invitation} />}
        {detail && visitor.is === 'cut-off' && <p className="page-notice">{speaker.say('account.cut-off')}</p>}
        {detail && visitor.is === 'somebody' && lines && (
          <LiveMatch
            key={`${id} ${visitor.account.id}`}
            detail={detail}
            account={visitor.account.id}
            connection={lines.connection}
            invitation={invitation}
            look={look}
          />
        )}
      </main>
    </>
  );
}
