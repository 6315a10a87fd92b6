/** Coming in with nothing but a name: one field, one click. */
import { type ReactNode, useId, useState } from 'react';
import { useSpoken } from '../words/words-context.tsx';
import { FailureNote } from './failure-note.tsx';
import { LONGEST_NAME } from './names.ts';
import { useServer } from './server-context.tsx';
import { failureOf, useTask } from './use-task.ts';

interface GuestFormProps {
  /** What the button says: why one comes in. */
  readonly action: string;
  onEntered?(): void;
}

export function GuestForm({ action, onEntered }: GuestFormProps): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  const task = useTask();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(async () => {
          const reply = await server.enter(name.trim());
          if (reply.ok) onEntered?.();
          return failureOf(reply);
        });
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
        <button type="submit" className="button button-main" disabled={task.busy}>
          {action}
        </button>
      </div>
      <FailureNote failure={task.failure} />
    </form>
  );
}
