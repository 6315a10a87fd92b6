/** What happened, in words; the newest line is always in sight. */
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import { wordsOf } from './log-words.ts';
import { Sentence } from './sentence.tsx';
import type { LogLine } from './stage.ts';
import './log.css';

/** A box that scrolls must be reachable by keyboard, though nothing in it can be pressed. */
const REACHABLE = 0;

export function Log({ lines, speaker }: { readonly lines: readonly LogLine[]; readonly speaker: TableSpeaker }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <section className="log card">
      <h2 className="log-title">{speaker.say('table.log')}</h2>
      <div className="log-box" ref={box} role="log" aria-label={speaker.say('table.log')} tabIndex={REACHABLE}>
        <ol className="log-lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} speaker={speaker} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly speaker: TableSpeaker;
}

/** What is told never changes: a line is put into words once, however long the log grows, and whoever jumps about in it. */
const Line = memo(
  ({ line, speaker }: LineProps) => (
    <li>
      <Sentence of={wordsOf(line, speaker)} />
    </li>
  ),
  (before, after) => before.speaker === after.speaker && tellTheSame(before.line, after.line),
);

function tellTheSame(one: LogLine, other: LogLine): boolean {
  return one === other || ('event' in one && 'event' in other && one.event === other.event);
}
