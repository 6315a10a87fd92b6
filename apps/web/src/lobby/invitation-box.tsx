/** The link to a match, to be sent to friends. */
import type { MatchDetail } from '@skald/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useServer } from '../account/server-context.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { linkTo } from './invitation.ts';

export function InvitationBox({ match, isHost }: { readonly match: MatchDetail; readonly isHost: boolean }): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const id = useId();
  const [token, setToken] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const needsToken = match.visibility === 'private';
  useEffect(() => {
    if (!needsToken || !isHost) return;
    let wanted = true;
    void api.call('invite', { params: { match: match.id } }).then((reply) => {
      if (wanted && reply.ok) setToken(reply.value.invitation);
    });
    return () => {
      wanted = false;
    };
  }, [api, match.id, needsToken, isHost]);
  if (needsToken && token === null) return null;
  const link = linkTo(match.id, token);
  return (
    <div className="invitation form">
      <label htmlFor={id}>{speaker.say('room.invitation')}</label>
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
          {speaker.say(copied ? 'room.copied' : 'room.copy')}
        </button>
      </div>
    </div>
  );
}
