/** The log in words; the style sheet keeps the newest line in view unless the reader scrolls up. */

import type { GameEvent, Viewer } from '@skald/engine';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import type { Explanation, ExplanationProps } from '../game-ui.ts';
import type { LogLine } from '../model/stage.ts';
import { Sentence } from '../sentence.tsx';
import { AgainButton } from './again-button.tsx';
import { lineText } from './line-text.ts';
import { filtered, kindOf, type LineKind, type LogFilter, type LogMarks, NO_MARKS } from './log-marks.ts';
import './log.css';

/** Keyboards must reach a box that scrolls, although nothing in it can be pressed. */
const REACHABLE = 0;
/** The number of lines rendered first. */
const NEWEST = 12;

/** Shows the scene of a line again. */
export interface LogReplay {
  remembers(event: GameEvent): boolean;
  again(event: GameEvent): void;
}

export interface LogProps {
  readonly lines: readonly LogLine[];
  readonly i18n: TableTranslator;
  /** The game's explanations of lines. */
  readonly explanation: Explanation | undefined;
  /** Chapters and turns, for groups and filters. */
  readonly marks?: LogMarks;
  /** Who reads, for "since your last turn", and how many seats there are. */
  readonly reader?: { readonly viewer: Viewer; readonly seats: number };
  readonly replay?: LogReplay;
  /** Loads what came before the first line; undefined if nothing did. */
  readonly onOlder?: (() => void) | undefined;
  /** Opens the recap since the reader's last turn; undefined if there is none. */
  readonly onRecap?: (() => void) | undefined;
}

/** Older lines load when the reader comes this close to the top, in pixels. */
const NEAR = 80;

export function Log({ lines, i18n, explanation, marks = NO_MARKS, reader, replay, onOlder, onRecap }: LogProps): ReactNode {
  const [filter, setFilter] = useState<LogFilter>('all');
  const ready = useReadyLines(reader ? filtered(lines, filter, marks, reader.viewer) : lines);
  const isAtTop = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - clientHeight + scrollTop < NEAR;
  return (
    <section className="log card">
      <div className="log-head">
        <h2 className="log-title">{i18n.t('table.log')}</h2>
        {reader && <FilterField filter={filter} reader={reader} i18n={i18n} onFilter={setFilter} />}
      </div>
      {onRecap && (
        <button type="button" className="button log-recap" onClick={onRecap}>
          {i18n.t('table.open-recap')}
        </button>
      )}
      <div
        className="log-box"
        role="log"
        aria-label={i18n.t('table.log')}
        tabIndex={REACHABLE}
        onScroll={({ currentTarget }) => {
          if (onOlder && isAtTop(currentTarget)) onOlder();
        }}
      >
        <ol className="log-lines">
          {ready.map((line) => (
            <Line
              key={line.id}
              line={line}
              kind={kindOf(line, marks)}
              i18n={i18n}
              explanation={explanation}
              replay={replay && 'event' in line && replay.remembers(line.event) ? replay : undefined}
            />
          ))}
        </ol>
        {onOlder && (
          <button type="button" className="button button-bare log-older" onClick={onOlder}>
            {i18n.t('table.log-older')}
          </button>
        )}
      </div>
    </section>
  );
}

/** After a jump in a replay, renders the newest lines at once and the older ones when idle. */
function useReadyLines(lines: readonly LogLine[]): readonly LogLine[] {
  const settled = useDeferredValue(lines);
  const last = settled.at(-1);
  const goesOn = last === undefined || lines.includes(last);
  return goesOn ? lines : lines.slice(-NEWEST);
}

interface LineProps extends Pick<LogProps, 'i18n' | 'explanation'> {
  readonly line: LogLine;
  readonly kind: LineKind;
  /** Only if the line can be shown again. */
  readonly replay: LogReplay | undefined;
}

/** Events never change: each line is translated once, however long the log grows. */
const Line = memo(({ line, kind, i18n, explanation, replay }: LineProps) => {
  const sentence = <Sentence of={lineText(line, i18n)} />;
  if (!('event' in line)) return <li>{sentence}</li>;
  const { event } = line;
  return (
    <li className={`log-line-${kind}`}>
      {explanation?.has(event) ? (
        <Explained event={event} i18n={i18n} explanation={explanation}>
          {sentence}
        </Explained>
      ) : (
        <span className="log-text">{sentence}</span>
      )}
      {replay && <AgainButton i18n={i18n} onAgain={() => replay.again(event)} />}
    </li>
  );
}, isSameLine);

function isSameLine(before: LineProps, after: LineProps): boolean {
  const [one, other] = [before.line, after.line];
  const tellTheSame = one === other || ('event' in one && 'event' in other && one.event === other.event);
  const looksTheSame = before.kind === after.kind && before.replay === after.replay && before.explanation === after.explanation;
  return tellTheSame && looksTheSame && before.i18n === after.i18n;
}

interface FilterFieldProps {
  readonly filter: LogFilter;
  readonly reader: NonNullable<LogProps['reader']>;
  readonly i18n: TableTranslator;
  onFilter(filter: LogFilter): void;
}

function FilterField({ filter, reader: { viewer, seats }, i18n, onFilter }: FilterFieldProps): ReactNode {
  const whole = ['all', ...(typeof viewer === 'number' ? (['since'] as const) : []), 'key'] as const;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const filters: readonly LogFilter[] = [...whole, ...everybody];
  return (
    <select
      className="log-filter"
      aria-label={i18n.t('table.log-filter')}
      value={String(filter)}
      onChange={({ target }) => onFilter(filters.find((one) => String(one) === target.value) ?? 'all')}
    >
      {whole.map((one) => (
        <option key={one} value={one}>
          {i18n.t(`table.log-filter.${one}`)}
        </option>
      ))}
      {everybody.map((seat) => (
        <option key={seat} value={seat}>
          {i18n.name(seat)}
        </option>
      ))}
    </select>
  );
}

interface ExplainedProps extends ExplanationProps {
  readonly explanation: Explanation;
  readonly children: ReactNode;
}

/** A line with an explanation, which is rendered only on request, because a log is long. */
function Explained({ event, i18n, explanation: { Text }, children }: ExplainedProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="log-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{children}</summary>
      {open && <Text event={event} i18n={i18n} />}
    </details>
  );
}
