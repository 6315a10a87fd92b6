/** What happened, in words; the newest line is always in sight. */
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import type { Explanation, ExplanationProps } from './face.ts';
import { wordsOf } from './log-words.ts';
import { Sentence } from './sentence.tsx';
import type { LogLine } from './stage.ts';
import './log.css';

/** A box that scrolls must be reachable by keyboard, though nothing in it can be pressed. */
const REACHABLE = 0;

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly speaker: TableSpeaker;
  /** What the game has to say behind a line. */
  readonly explanation: Explanation | undefined;
}

export function Log({ lines, speaker, explanation }: LogProps): ReactNode {
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
            <Line key={line.id} line={line} speaker={speaker} explanation={explanation} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What is told never changes: a line is put into words once, however long the log grows. */
const Line = memo(({ line, speaker, explanation }: Omit<LogProps, 'lines'> & { readonly line: LogLine }) => {
  const sentence = <Sentence of={wordsOf(line, speaker)} />;
  if (!('event' in line) || !explanation?.has(line.event)) return <li>{sentence}</li>;
  return (
    <li>
      <Explained event={line.event} speaker={speaker} explanation={explanation}>
        {sentence}
      </Explained>
    </li>
  );
});

interface ExplainedProps extends ExplanationProps {
  readonly explanation: Explanation;
  readonly children: ReactNode;
}

/** A line with more behind it, which is drawn only when it is asked for: a log is long. */
function Explained({ event, speaker, explanation: { Text }, children }: ExplainedProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="log-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{children}</summary>
      {open && <Text event={event} speaker={speaker} />}
    </details>
  );
}
