/** The player's own account: name, keeping a guest account, sessions, and signing out. */
import type { OwnAccount } from '@skald/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useTranslator } from '../i18n/translator-context.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { NameForm } from './name-form.tsx';
import { useServer } from './server-context.tsx';
import { SessionList } from './session-list.tsx';
import { failureOf, useTask } from './use-task.ts';

export function OwnAccountCards({ account }: { readonly account: OwnAccount }): ReactNode {
  const { i18n } = useTranslator();
  const server = useServer();
  const isGuest = account.kind === 'guest';
  return (
    <div className="account-cards">
      <section className="card">
        <h2>{i18n.t('account.you')}</h2>
        <p className="muted">{isGuest ? i18n.t('account.you-guest') : i18n.t('account.you-registered', { email: account.email ?? '' })}</p>
        <NameForm action={i18n.t('account.rename')} current={account.name} send={async (name) => failureOf(await server.rename(name))} />
        <p>
          <Link href={`/players/${account.id}`}>{i18n.t('account.record')}</Link>
        </p>
        {account.moderator && (
          <p>
            <Link href="/moderation">{i18n.t('moderation.title')}</Link>
          </p>
        )}
      </section>
      {isGuest && (
        <section className="card">
          <h2>{i18n.t('account.keep')}</h2>
          <p className="muted">{i18n.t('account.keep-text')}</p>
          <CredentialsForm action={i18n.t('account.keep')} isNew={true} send={(email, password) => server.register(email, password)} />
        </section>
      )}
      <section className="card">
        <h2>{i18n.t('account.sessions')}</h2>
        <SessionList />
        <LeaveButtons isGuest={isGuest} />
      </section>
    </div>
  );
}

function LeaveButtons({ isGuest }: { readonly isGuest: boolean }): ReactNode {
  const { i18n } = useTranslator();
  const server = useServer();
  const task = useTask();
  const [asked, setAsked] = useState(false);
  // A guest cannot log in again, so confirm first.
  if (isGuest && !asked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {i18n.t('account.log-out')}
      </button>
    );
  }
  return (
    <div className="form">
      {isGuest && <p>{i18n.t('account.log-out-guest')}</p>}
      <div className="form-row">
        <button type="button" className="button" disabled={task.busy} onClick={() => task.run(() => server.logOut())}>
          {i18n.t(isGuest ? 'account.log-out-anyway' : 'account.log-out')}
        </button>
        <button type="button" className="button" disabled={task.busy} onClick={() => task.run(() => server.logOut(true))}>
          {i18n.t('account.log-out-everywhere')}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </div>
  );
}
