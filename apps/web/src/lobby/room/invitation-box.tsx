/** The link to a match, to send to friends. */
import type { MatchDetail } from '@skald/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useServer } from '../../account/server-context.tsx';
import { browserStorage } from '../../app/storage.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { isInvitationGood, keepInvitation, keptInvitation, linkTo } from './invitation.ts';

export function InvitationBox({ match, isHost }: { readonly match: MatchDetail; readonly isHost: boolean }): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const id = useId();
  const [token, setToken] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const needsToken = match.visibility === 'private';
  useEffect(() => {
    if (!needsToken || !isHost) return;
    let wanted = true;
    const show = (invitation: string): void => {
      if (wanted) setToken(invitation);
    };
    void (async () => {
      const storage = browserStorage();
      const kept = keptInvitation(storage, match.id);
      if (kept !== undefined && (await isInvitationGood(match.id, kept)) !== false) return show(kept);
      const reply = await api.call('invite', { params: { match: match.id } });
      if (!reply.ok) return;
      keepInvitation(storage, match.id, reply.value.invitation);
      show(reply.value.invitation);
    })();
    return () => {
      wanted = false;
    };
  }, [api, match.id, needsToken, isHost]);
  if (needsToken && token === null) return null;
  const link = linkTo(match.id, token);
  return (
    <div className="invitation form">
      <label htmlFor={id}>{i18n.t('room.invitation')}</label>
      <div className="form-row">
        <input id={id} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        <button
          type="button"
          className="button"
          onClick={() => {
            void navigator.clipboard?.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {i18n.t(copied ? 'room.copied' : 'room.copy')}
        </button>
      </div>
    </div>
  );
}
