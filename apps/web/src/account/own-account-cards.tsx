/** The own account: the name, keeping it, where one is logged in, and leaving. */
import type { OwnAccount } from '@skald/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { useSpoken } from '../words/words-context.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { LONGEST_NAME } from './names.ts';
import { useServer } from './server-context.tsx';
import { SessionList } from './session-list.tsx';
import { failureOf, useTask } from './use-task.ts';

export function OwnAccountCards({ account }: { readonly account: OwnAccount }): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  const isGuest = account.kind === 'guest';
  return (
    <div className="account-cards">
      <section className="card">
        <h2>{speaker.say('account.you')}</h2>
        <p className="muted">
          {isGuest ? speaker.say('account.you-guest') : speaker.say('account.you-registered', { email: account.email ?? '' })}
        </p>
        <NameForm account={account} />
        <p>
          <Link href={`/players/${account.id}`}>{speaker.say('account.record')}</Link>
        </p>
        {account.moderator && (
          <p>
            <Link href="/moderation">{speaker.say('moderation.title')}</Link>
          </p>
        )}
      </section>
      {isGuest && (
        <section className="card">
          <h2>{speaker.say('account.keep')}</h2>
          <p className="muted">{speaker.say('account.keep-text')}</p>
          <CredentialsForm action={speaker.say('account.keep')} isNew={true} send={(email, password) => server.register(email, password)} />
        </section>
      )}
      <section className="card">
        <h2>{speaker.say('account.sessions')}</h2>
        <SessionList />
        <LeaveButtons isGuest={isGuest} />
      </section>
    </div>
  );
}

function NameForm({ account }: { readonly account: OwnAccount }): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  const task = useTask();
  const id = useId();
  const [name, setName] = useState(account.name);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(async () => failureOf(await server.rename(name.trim())));
      }}
    >
      <label htmlFor={`${id}name`}>{speaker.say('account.name')}</label>
      <div className="form-row">
        <input
          id={`${id}name`}
          type="text"
          autoComplete="nickname"
          required
          minLength={2}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button" disabled={task.busy || name.trim() === account.name}>
          {speaker.say('account.rename')}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </form>
  );
}

function LeaveButtons({ isGuest }: { readonly isGuest: boolean }): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  const task = useTask();
  const [asked, setAsked] = useState(false);
  // A guest has nothing to come back with: leaving is asked about first.
  if (isGuest && !asked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {speaker.say('account.log-out')}
      </button>
    );
  }
  return (
    <div className="form">
      {isGuest && <p>{speaker.say('account.log-out-guest')}</p>}
      <div className="form-row">
        <button type="button" className="button" disabled={task.busy} onClick={() => task.run(() => server.logOut())}>
          {speaker.say(isGuest ? 'account.log-out-anyway' : 'account.log-out')}
        </button>
        <button type="button" className="button" disabled={task.busy} onClick={() => task.run(() => server.logOut(true))}>
          {speaker.say('account.log-out-everywhere')}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </div>
  );
}
