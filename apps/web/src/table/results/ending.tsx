/** The end of a match: the winner, what the points are made of, the course of the match, and what decided it. */
import type { GameEvent } from '@skald/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { landmarkText } from '../../theatre/controls/landmark-text.ts';
import { partiesOf } from '../../theatre/controls/parties.ts';
import { MatchCourse } from '../../theatre/controls/timeline.tsx';
import type { Outline } from '../../theatre/replay/recording.ts';
import { ReplayClient, workerChannel } from '../../theatre/replay/replay-client.ts';
import type { GameUi } from '../game-ui.ts';
import type { TableSnapshot } from '../model/source.ts';
import type { LogLine } from '../model/stage.ts';
import { Sentence } from '../sentence.tsx';
import { Crown } from './crown.tsx';
import { decidingMoments } from './deciding.ts';
import { Results } from './results.tsx';
import { tallyOf } from './tally.ts';

/** The record of a finished match, and the way to its moments. */
export interface FinishedMatch {
  /** The saga; null if it cannot be had. */
  saga(): Promise<string | null>;
  /** Opens the replay at a moment. */
  show(at: number): void;
}

interface EndingProps {
  readonly ui: GameUi;
  readonly snapshot: TableSnapshot;
  readonly log: readonly LogLine[];
  readonly ending: string | null;
  readonly record: FinishedMatch | undefined;
  readonly i18n: TableTranslator;
  readonly children: ReactNode;
}

function eventOf(line: LogLine): readonly GameEvent[] {
  return 'event' in line ? [line.event] : [];
}

export function Ending({ ui, snapshot, log, ending, record, i18n, children }: EndingProps): ReactNode {
  const outline = useOutline(record);
  const standings = snapshot.standings ?? [];
  const automata = ui.automata?.(snapshot, i18n) ?? [];
  // Until the record is read, the log tells as much as it has.
  return (
    <Results
      standings={standings}
      ending={ending}
      automata={automata}
      columns={outline ? tallyOf(outline, ui, snapshot, i18n) : (ui.tally?.(snapshot, log.flatMap(eventOf), i18n) ?? [])}
      crown={<Crown ui={ui} snapshot={snapshot} automata={automata} i18n={i18n} />}
      i18n={i18n}
      story={record && <Story outline={outline} record={record} ui={ui} snapshot={snapshot} i18n={i18n} />}
    >
      {children}
    </Results>
  );
}

interface StoryProps extends Pick<EndingProps, 'ui' | 'snapshot' | 'i18n'> {
  readonly outline: Outline | null;
  readonly record: FinishedMatch;
}

function Story({ outline, record, ui, snapshot, i18n }: StoryProps): ReactNode {
  if (!outline) return null;
  const moments = decidingMoments(outline, snapshot.standings ?? []);
  return (
    <div className="results-story">
      <figure className="results-course">
        <figcaption>{i18n.t('end.curve')}</figcaption>
        <MatchCourse outline={outline} parties={partiesOf(outline, ui, snapshot, i18n)} i18n={i18n} />
      </figure>
      {moments.length > 0 && (
        <div className="results-moments">
          <h3>{i18n.t('end.moments')}</h3>
          <ol>
            {moments.map((moment) => (
              <li key={moment.at}>
                <button type="button" className="button results-moment" onClick={() => record.show(moment.at)}>
                  <span>
                    <Sentence of={landmarkText(moment, i18n)} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** Plays the record once in a worker; null until that is done, and if there is no record. */
function useOutline(record: FinishedMatch | undefined): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null);
  useEffect(() => {
    if (!record) return;
    let wanted = true;
    const client = new ReplayClient(workerChannel);
    void (async () => {
      const saga = await record.saga();
      const opened = saga === null || !wanted ? null : await client.open(saga, () => {});
      if (wanted && opened && 'outline' in opened) setOutline(opened.outline);
    })();
    return () => {
      wanted = false;
      client.close();
    };
  }, [record]);
  return outline;
}
