/** Signs in a guest by name: one field, one click. */
import type { ReactNode } from 'react';
import { NameForm } from './name-form.tsx';
import { useServer } from './server-context.tsx';
import { failureOf } from './use-task.ts';

interface GuestFormProps {
  /** The label of the button. */
  readonly action: string;
  onEntered?(): void;
}

export function GuestForm({ action, onEntered }: GuestFormProps): ReactNode {
  const server = useServer();
  return (
    <NameForm
      action={action}
      send={async (name) => {
        const reply = await server.enter(name);
        if (reply.ok) onEntered?.();
        return failureOf(reply);
      }}
    />
  );
}
