/** The moderators' page: the reports, and what to do about them. */
import type { Failure } from '@skald/client';
import type { Report } from '@skald/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer, useVisitor } from '../account/server-context.tsx';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { ReportCard } from './report-card.tsx';
import './moderation.css';

export function ModerationPage(): ReactNode {
  const { i18n } = useTranslator();
  const visitor = useVisitor();
  useEffect(() => {
    document.title = i18n.t('moderation.tab');
  }, [i18n]);
  return (
    <>
      <Bar title={i18n.t('moderation.title')} />
      <main className="page">
        <h1>{i18n.t('moderation.title')}</h1>
        {visitor.is === 'somebody' && visitor.account.moderator ? <Reports /> : <p>{i18n.t('failure.forbidden')}</p>}
      </main>
      <Footer />
    </>
  );
}

function Reports(): ReactNode {
  const { i18n } = useTranslator();
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
      {reports?.length === 0 && <p role="status">{i18n.t('moderation.none')}</p>}
      <ul className="reports">
        {reports?.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onResolved={() => setReports((known) => known?.filter(({ id }) => id !== report.id) ?? null)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" onClick={() => void load(next)}>
          {i18n.t('moderation.more')}
        </button>
      )}
    </>
  );
}
