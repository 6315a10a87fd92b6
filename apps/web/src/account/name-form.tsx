/** A form with a player's name: signs in a guest, or renames an account. */
import type { Failure } from '@skald/client';
import { type ReactNode, useId, useState } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import { FailureNote } from './failure-note.tsx';
import { LONGEST_NAME } from './names.ts';
import { useTask } from './use-task.ts';

interface NameFormProps {
  /** The label of the button. */
  readonly action: string;
  /** The present name; it need not be sent again. */
  readonly current?: string;
  send(name: string): Promise<Failure | undefined>;
}

export function NameForm({ action, current, send }: NameFormProps): ReactNode {
  const { i18n } = useTranslator();
  const task = useTask();
  const id = useId();
  const [name, setName] = useState(current ?? '');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(() => send(name.trim()));
      }}
    >
      <label htmlFor={`${id}name`}>{i18n.t('account.name')}</label>
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
        <button
          type="submit"
          className={current === undefined ? 'button button-main' : 'button'}
          disabled={task.busy || name.trim() === current}
        >
          {action}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </form>
  );
}
