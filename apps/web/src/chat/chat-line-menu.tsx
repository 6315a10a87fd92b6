/** The menu of another player's chat line: mute the author, or report the line. */
import type { ChatLine } from '@skald/protocol';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useTranslator } from '../i18n/translator-context.tsx';

interface ChatLineMenuProps {
  readonly line: ChatLine;
  readonly name: string;
  readonly isMuted: boolean;
  readonly match: string;
  onMute(account: string, muted: boolean): void;
}

const LONGEST_REASON = 500;

export function ChatLineMenu({ line, name, isMuted, match, onMute }: ChatLineMenuProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const task = useTask();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const { id: account } = line.account;
  const report = (): void =>
    task.run(async () => {
      const reply = await api.call('report', { body: { account, match, line: line.id, reason: reason.trim() } });
      if (!reply.ok) return reply.failure;
      setReason('');
      dialog.current?.close();
      return undefined;
    });
  return (
    <>
      <button
        type="button"
        className="button button-bare chat-more"
        aria-label={i18n.t('chat.about', { name })}
        onClick={() => dialog.current?.showModal()}
      >
        …
      </button>
      <dialog ref={dialog} className="settings wood" aria-label={i18n.t('chat.about', { name })}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            report();
          }}
        >
          <h2>{name}</h2>
          <button type="button" className="button" onClick={() => onMute(account, !isMuted)}>
            {i18n.t(isMuted ? 'chat.unmute' : 'chat.mute')}
          </button>
          <label htmlFor={id}>{i18n.t('chat.report-reason')}</label>
          <input
            id={id}
            type="text"
            required
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <button type="submit" className="button" disabled={task.busy || reason.trim() === ''}>
            {i18n.t('chat.report')}
          </button>
          <FailureNote failure={task.failure} />
          <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
            {i18n.t('settings.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
