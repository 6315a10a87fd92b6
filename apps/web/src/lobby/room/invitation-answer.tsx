/** Accept and Decline buttons for an invitation. */
import { newNonce } from '@skald/client';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { FailureNote } from '../../account/failure-note.tsx';
import { useServer } from '../../account/server-context.tsx';
import { failureOf, useTask } from '../../account/use-task.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';

export function InvitationAnswer({ match }: { readonly match: string }): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const [, navigate] = useLocation();
  const params = { match };
  const accept = (): void =>
    task.run(async () => {
      const reply = await api.call('joinMatch', { params, body: { nonce: newNonce() } });
      // Accepted in another tab: just go there.
      if (!reply.ok && reply.failure.code !== 'already-seated') return reply.failure;
      navigate(`/match/${match}`);
      return undefined;
    });
  const decline = (): void => task.run(async () => failureOf(await api.call('declineInvitation', { params })));
  return (
    <>
      <button type="button" className="button button-main" disabled={task.busy} onClick={accept}>
        {i18n.t('invite.accept')}
      </button>
      <button type="button" className="button" disabled={task.busy} onClick={decline}>
        {i18n.t('invite.decline')}
      </button>
      <FailureNote failure={task.failure} />
    </>
  );
}
