/** What happened, in words; the style sheet keeps the newest line in sight, unless somebody reads further up. */
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import type { Explanation, ExplanationProps } from './face.ts';
import { wordsOf } from './log-words.ts';
import { Sentence } from './sentence.tsx';
import type { LogLine } from './stage.ts';
import './log.css';

/** A box that scrolls must be reachable by keyboard, though nothing in it can be pressed. */
const REACHABLE = 0;
/** So many lines are looked at first. */
const NEWEST = 12;

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly speaker: TableSpeaker;
  /** What the game has to say behind a line. */
  readonly explanation: Explanation | undefined;
}

export function Log({ lines, speaker, explanation }: LogProps): ReactNode {
  const ready = useReadyLines(lines);
  return (
    <section className="log card">
      <h2 className="log-title">{speaker.say('table.log')}</h2>
      <div className="log-box" role="log" aria-label={speaker.say('table.log')} tabIndex={REACHABLE}>
        <ol className="log-lines">
          {ready.map((line) => (
            <Line key={line.id} line={line} speaker={speaker} explanation={explanation} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Somebody who jumps in a replay sees the newest lines at once, and the older ones when there is time. */
function useReadyLines(lines: readonly LogLine[]): readonly LogLine[] {
  const settled = useDeferredValue(lines);
  const last = settled.at(-1);
  const goesOn = last === undefined || lines.includes(last);
  return goesOn ? lines : lines.slice(-NEWEST);
}

interface LineProps extends Omit<LogProps, 'lines'> {
  readonly line: LogLine;
}

/** What is told never changes: a line is put into words once, however long the log grows, and whoever jumps about in it. */
const Line = memo(({ line, speaker, explanation }: LineProps) => {
  const sentence = <Sentence of={wordsOf(line, speaker)} />;
  if (!('event' in line) || !explanation?.has(line.event)) return <li>{sentence}</li>;
  return (
    <li>
      <Explained event={line.event} speaker={speaker} explanation={explanation}>
        {sentence}
      </Explained>
    </li>
  );
}, isSameLine);

function isSameLine(before: LineProps, after: LineProps): boolean {
  const [one, other] = [before.line, after.line];
  const tellTheSame = one === other || ('event' in one && 'event' in other && one.event === other.event);
  return tellTheSame && before.speaker === after.speaker && before.explanation === after.explanation;
}

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
