/** For moderators: what was reported, and what can be done about it. */
import type { Failure } from '@skald/client';
import type { Report } from '@skald/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer, useVisitor } from '../account/server-context.tsx';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { ReportCard } from './report-card.tsx';
import './moderation.css';

export function ModerationPage(): ReactNode {
  const { speaker } = useSpoken();
  const visitor = useVisitor();
  useEffect(() => {
    document.title = speaker.say('moderation.tab');
  }, [speaker]);
  return (
    <>
      <Bar title={speaker.say('moderation.title')} />
      <main className="page">
        <h1>{speaker.say('moderation.title')}</h1>
        {visitor.is === 'somebody' && visitor.account.moderator ? <Reports /> : <p>{speaker.say('failure.forbidden')}</p>}
      </main>
      <Footer />
    </>
  );
}

function Reports(): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const reply = await api.call('listReports', { query: after === null ? {} : { after } });
      if (!reply.ok) return setFailure(reply.failure);
      setFailure(null);
      setReports((known) => (after === null ? reply.value.reports : [...(known ?? []), ...reply.value.reports]));
      setNext(reply.value.next);
    },
    [api],
  );
  useEffect(() => void load(null), [load]);
  return (
    <>
      <FailureNote failure={failure} />
      {reports?.length === 0 && <p role="status">{speaker.say('moderation.none')}</p>}
      <ul className="reports">
        {reports?.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onResolved={() => setReports((known) => known?.filter(({ id }) => id !== report.id) ?? null)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" onClick={() => void load(next)}>
          {speaker.say('moderation.more')}
        </button>
      )}
    </>
  );
}
