/** The chat of a table: its lines, a field to write, and a menu against abuse. */
import type { MatchStore } from '@skald/client';
import type { ChatLine } from '@skald/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useObservable } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { ChatLineMenu } from './chat-line-menu.tsx';
import { useMutes } from './use-mutes.ts';
import './chat.css';

const LONGEST_LINE = 500;
/** Keyboards must reach a box that scrolls, although nothing in it may be pressed. */
const REACHABLE = 0;

interface ChatProps {
  readonly store: MatchStore;
  readonly account: string;
  readonly match: string;
}

export function Chat({ store, account, match }: ChatProps): ReactNode {
  const { i18n } = useTranslator();
  const { chat } = useObservable(store.state);
  const { muted, setMuted } = useMutes();
  const task = useTask();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const last = chat.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  const say = (): void => {
    const line = text.trim();
    if (line === '') return;
    task.run(async () => {
      const outcome = await store.say(line);
      if (!outcome.accepted) return outcome.failure;
      // Keep what was typed meanwhile.
      setText((now) => (now.trim() === line ? '' : now));
      return undefined;
    });
  };
  return (
    <div className="chat">
      <h2 className="unseen">{i18n.t('chat.title')}</h2>
      <div className="chat-box" ref={box} role="log" aria-label={i18n.t('chat.title')} tabIndex={REACHABLE}>
        {chat.length === 0 && <p className="muted">{i18n.t('chat.empty')}</p>}
        <ol className="chat-lines">
          {chat.map((line) => (
            <Line
              key={line.id}
              line={line}
              isOwn={line.account.id === account}
              isMuted={muted.includes(line.account.id)}
              match={match}
              onMute={setMuted}
            />
          ))}
        </ol>
      </div>
      <form
        className="chat-form form"
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <label className="unseen" htmlFor={id}>
          {i18n.t('chat.say')}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_LINE}
          placeholder={i18n.t('chat.say')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={task.busy || text.trim() === ''}>
          {i18n.t('chat.send')}
        </button>
      </form>
      <FailureNote failure={task.failure} />
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly isOwn: boolean;
  readonly isMuted: boolean;
  readonly match: string;
  onMute(account: string, muted: boolean): void;
}

function Line({ line, isOwn, isMuted, match, onMute }: LineProps): ReactNode {
  const { i18n } = useTranslator();
  const { account, seat, hidden, text } = line;
  const name = account.name ?? i18n.t('lobby.somebody-gone');
  return (
    <li className="chat-line">
      <p>
        <b>{name}</b>
        {seat === null && <small> {i18n.t('chat.spectator')}</small>} <LineText text={text} isHidden={hidden} isMuted={isMuted} />
      </p>
      {!isOwn && <ChatLineMenu line={line} name={name} isMuted={isMuted} match={match} onMute={onMute} />}
    </li>
  );
}

function LineText({
  text,
  isHidden,
  isMuted,
}: {
  readonly text: string;
  readonly isHidden: boolean;
  readonly isMuted: boolean;
}): ReactNode {
  const { i18n } = useTranslator();
  if (isHidden) return <i className="muted">{i18n.t('chat.hidden')}</i>;
  if (isMuted) return <i className="muted">{i18n.t('chat.muted')}</i>;
  return <span>{text}</span>;
}
