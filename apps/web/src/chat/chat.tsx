/** The talk at a table: what was said, a line to say something, and peace from whoever disturbs it. */
import type { MatchStore } from '@skald/client';
import type { ChatLine } from '@skald/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useSource } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useSpoken } from '../words/words-context.tsx';
import { ChatLineMenu } from './chat-line-menu.tsx';
import { useMutes } from './use-mutes.ts';
import './chat.css';

const LONGEST_LINE = 500;
/** A box that scrolls must be reachable by keyboard, though nothing in it may be pressed. */
const REACHABLE = 0;

interface ChatProps {
  readonly store: MatchStore;
  readonly account: string;
  readonly match: string;
}

export function Chat({ store, account, match }: ChatProps): ReactNode {
  const { speaker } = useSpoken();
  const { chat } = useSource(store.state);
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
      // What was typed meanwhile stays.
      setText((now) => (now.trim() === line ? '' : now));
      return undefined;
    });
  };
  return (
    <div className="chat">
      <h2 className="unseen">{speaker.say('chat.title')}</h2>
      <div className="chat-box" ref={box} role="log" aria-label={speaker.say('chat.title')} tabIndex={REACHABLE}>
        {chat.length === 0 && <p className="muted">{speaker.say('chat.empty')}</p>}
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
          {speaker.say('chat.say')}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_LINE}
          placeholder={speaker.say('chat.say')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={task.busy || text.trim() === ''}>
          {speaker.say('chat.send')}
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
  const { speaker } = useSpoken();
  const { account, seat, hidden, text } = line;
  const name = account.name ?? speaker.say('lobby.somebody-gone');
  return (
    <li className="chat-line">
      <p>
        <b>{name}</b>
        {seat === null && <small> {speaker.say('chat.spectator')}</small>} <LineText text={text} isHidden={hidden} isMuted={isMuted} />
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
  const { speaker } = useSpoken();
  if (isHidden) return <i className="muted">{speaker.say('chat.hidden')}</i>;
  if (isMuted) return <i className="muted">{speaker.say('chat.muted')}</i>;
  return <span>{text}</span>;
}
