/** E-mail address and password: to log in, or to keep a guest account. */
import type { ApiReply } from '@skald/client';
import { type ReactNode, useId, useState } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import { FailureNote } from './failure-note.tsx';
import { failureOf, useTask } from './use-task.ts';

interface CredentialsFormProps {
  readonly action: string;
  /** A new password has its own rules, and browsers offer to generate it. */
  readonly isNew: boolean;
  send(email: string, password: string): Promise<ApiReply<unknown>>;
}

const SHORTEST_PASSWORD = 10;

export function CredentialsForm({ action, isNew, send }: CredentialsFormProps): ReactNode {
  const { i18n } = useTranslator();
  const task = useTask();
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(async () => failureOf(await send(email, password)));
      }}
    >
      <label htmlFor={`${id}email`}>{i18n.t('account.email')}</label>
      <input
        id={`${id}email`}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <label htmlFor={`${id}password`}>{i18n.t(isNew ? 'account.new-password' : 'account.password')}</label>
      <input
        id={`${id}password`}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className="button button-main" disabled={task.busy}>
        {action}
      </button>
      <FailureNote failure={task.failure} />
    </form>
  );
}
