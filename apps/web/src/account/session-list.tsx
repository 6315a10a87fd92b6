/** Lists where the player is logged in; each session can be ended. */
import type { ResponseOf } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import { FailureNote } from './failure-note.tsx';
import { useServer } from './server-context.tsx';
import { failureOf, useTask } from './use-task.ts';

type Session = ResponseOf<'listSessions'>['sessions'][number];

export function SessionList(): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  useEffect(() => {
    let wanted = true;
    void api.call('listSessions', {}).then((reply) => {
      if (wanted && reply.ok) setSessions(reply.value.sessions);
    });
    return () => {
      wanted = false;
    };
  }, [api]);
  const end = (id: string): void =>
    task.run(async () => {
      const reply = await api.call('endSession', { params: { id } });
      if (reply.ok) setSessions((all) => all.filter((one) => one.id !== id));
      return failureOf(reply);
    });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <ul className="sessions">
        {sessions.map(({ id, label, current, lastSeenAt }) => (
          <li key={id}>
            <span className="sessions-label">{browserIn(label) || i18n.t('account.session-unknown')}</span>
            <span className="muted">
              {current ? i18n.t('account.session-here') : i18n.t('account.session-seen', { when: date.format(new Date(lastSeenAt)) })}
            </span>
            {!current && (
              <button type="button" className="button" disabled={task.busy} onClick={() => end(id)}>
                {i18n.t('account.session-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <FailureNote failure={task.failure} />
    </>
  );
}

/** The browser and system that a session's label names, shortened. */
function browserIn(label: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/(\d+)/.exec(label);
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(label);
  return [browser?.[1], system?.[1]].filter((part) => part !== undefined).join(' · ') || label.slice(0, 40);
}
