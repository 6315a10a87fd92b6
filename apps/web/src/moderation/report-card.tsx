/** One report: who reported whom and why, the line itself, and a moderator's actions. */
import type { Report } from '@skald/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer } from '../account/server-context.tsx';
import { failureOf, useTask } from '../account/use-task.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { timeAgo } from '../lobby/match-facts.ts';

interface ReportCardProps {
  readonly report: Report;
  onResolved(): void;
}

const LONGEST_REASON = 500;

export function ReportCard({ report, onResolved }: ReportCardProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const id = useId();
  const [reason, setReason] = useState(report.reason.slice(0, LONGEST_REASON));
  const [isHidden, setHidden] = useState(report.line?.hidden ?? false);
  const { line, match, reported, reporter } = report;
  const gone = i18n.t('lobby.somebody-gone');
  const said = reason.trim();
  return (
    <article className="card report">
      <p>
        {i18n.t('moderation.about', { reporter: reporter.name ?? gone, reported: reported.name ?? gone })}{' '}
        <span className="muted">{timeAgo(report.at, Date.now(), i18n.language)}</span>
      </p>
      <blockquote>{report.reason}</blockquote>
      {line && (
        <p className="report-line">
          <b>{reported.name ?? gone}</b> {isHidden ? <i>{i18n.t('chat.hidden')}</i> : line.text}
        </p>
      )}
      {match !== null && <Link href={`/match/${match}`}>{i18n.t('moderation.match')}</Link>}
      <div className="form">
        <label htmlFor={id}>{i18n.t('moderation.reason')}</label>
        <input id={id} type="text" maxLength={LONGEST_REASON} value={reason} onChange={({ target }) => setReason(target.value)} />
      </div>
      <div className="form-row">
        {line && !isHidden && (
          <button
            type="button"
            className="button"
            disabled={task.busy}
            onClick={() =>
              task.run(async () => {
                const reply = await api.call('hideLine', { params: { line: String(line.id) } });
                if (reply.ok) setHidden(true);
                return failureOf(reply);
              })
            }
          >
            {i18n.t('moderation.hide')}
          </button>
        )}
        {match !== null && (
          <button
            type="button"
            className="button"
            disabled={task.busy || said === ''}
            onClick={() => task.run(async () => failureOf(await api.call('endMatch', { params: { match }, body: { reason: said } })))}
          >
            {i18n.t('moderation.end')}
          </button>
        )}
        <button
          type="button"
          className="button button-danger"
          disabled={task.busy || said === ''}
          onClick={() =>
            task.run(async () => failureOf(await api.call('ban', { params: { account: reported.id }, body: { reason: said } })))
          }
        >
          {i18n.t('moderation.ban', { name: reported.name ?? gone })}
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={task.busy}
          onClick={() =>
            task.run(async () => {
              const reply = await api.call('resolveReport', { params: { report: String(report.id) } });
              if (reply.ok) onResolved();
              return failureOf(reply);
            })
          }
        >
          {i18n.t('moderation.resolve')}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </article>
  );
}
