/** The theatre: the table as it was, the strip with the whole match under it, and what can be done with it beside it. */
import type { Reason, Seat } from '@skald/engine';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMedia } from '../app/use-media.ts';
import type { Face } from '../table/face.ts';
import { Log } from '../table/log.tsx';
import { plainFace } from '../table/plain-face.tsx';
import { Results } from '../table/results.tsx';
import { ColourContext, Sentence } from '../table/sentence.tsx';
import type { Shown } from '../table/stage.ts';
import { useColourOf } from '../table/use-colour-of.ts';
import { marked, plainText, type TableSpeaker } from '../words/speaker.ts';
import { Hands } from './hands.tsx';
import { landmarksOf, turnsOf } from './landmarks.ts';
import { type Eyes, type Outline, toldTo } from './recording.ts';
import type { TheatreModel } from './theatre-model.ts';
import { Timeline } from './timeline.tsx';
import { Tools } from './tools.tsx';
import { Transport } from './transport.tsx';
import '../table/board.css';
import '../table/players.css';
import '../table/table.css';
import './theatre.css';

/** No more is told at once over the board, and on a small one; the log has it all. */
const MOST_TOLD = { wide: 3, narrow: 2 } as const;

interface TheatreViewProps {
  readonly outline: Outline;
  readonly model: TheatreModel;
  readonly face: Face;
  readonly speaker: TableSpeaker;
  addressOf(at: number, eyes: Eyes): string | null;
  onVerify(): void;
  onDownload(): void;
  onContinue(seat: Seat): void;
}

export function TheatreView({ outline, model, face, speaker, addressOf, ...acts }: TheatreViewProps): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.current);
  const { shown, at, eyes } = state;
  const { snapshot } = shown;
  const { Board, Holding, Automata } = face;
  const landmarks = useMemo(() => landmarksOf(outline), [outline]);
  const turns = useMemo(() => turnsOf(outline), [outline]);
  const colourOf = useColourOf(face, snapshot);
  const narrow = useMedia('(max-width: 64rem)');
  useKeys(model);
  const sentences = sentencesAt(outline, at, eyes, speaker).slice(0, narrow ? MOST_TOLD.narrow : MOST_TOLD.wide);
  const part = { shown, choosing: null, speaker, why: noReason };
  const own = snapshot.viewer;
  const others = snapshot.players.flatMap((_, seat) => (seat === own || (state.hands && !isPlain(face)) ? [] : [seat]));
  const result = snapshot.over && snapshot.standings && !shown.playing && <Results standings={snapshot.standings} speaker={speaker} />;
  const caption = (
    <div className="theatre-caption">
      {(result ? [speaker.say('table.over')] : sentences).map((sentence) => (
        <p key={sentence}>
          <Sentence of={sentence} />
        </p>
      ))}
    </div>
  );
  return (
    <ColourContext value={colourOf}>
      <div className="table theatre-table">
        <div className="table-left">
          <section className="table-board wood" aria-label={speaker.say('table.board')}>
            <h2 className="unseen">{speaker.say('table.board')}</h2>
            <Board {...part} dock={result && !narrow ? result : caption} />
          </section>
          {narrow && result && <div className="theatre-result">{result}</div>}
          {typeof own === 'number' && (
            <section className="table-own" aria-label={speaker.name(own)}>
              <Holding {...part} seat={own} />
            </section>
          )}
          {!isPlain(face) &&
            [...(state.hands ?? []).entries()].map(([seat, hand]) => (
              <section key={seat} className="table-own" aria-label={speaker.name(seat)}>
                <Holding {...part} shown={seenBy(shown, seat, hand)} seat={seat} />
              </section>
            ))}
        </div>
        <div className="table-right">
          <Tools
            outline={outline}
            state={state}
            model={model}
            landmarks={landmarks}
            speaker={speaker}
            address={addressOf(at, eyes)}
            {...acts}
          />
          {(others.length > 0 || Automata) && (
            <section className="table-rivals" aria-label={speaker.say('table.rivals')}>
              {Automata && <Automata {...part} />}
              {others.map((seat) => (
                <Holding key={seat} {...part} seat={seat} />
              ))}
            </section>
          )}
          {state.hands && isPlain(face) && <Hands hands={state.hands} speaker={speaker} />}
          <Log lines={shown.log} speaker={speaker} explanation={face.explanation} />
        </div>
      </div>
      <section className="theatre-deck" aria-label={speaker.say('theatre.timeline')}>
        <Timeline
          outline={outline}
          landmarks={landmarks}
          at={at}
          speaker={speaker}
          told={plainText(sentences.join(' '))}
          colourOf={(seat) => face.colourOf(snapshot, seat)}
          onSeek={(to) => void model.seek(to)}
        />
        <Transport state={state} model={model} turns={turns} speaker={speaker} />
      </section>
    </ColourContext>
  );
}

/** With everything open, each seat's things are shown as to their owner. */
function seenBy(shown: Shown, seat: Seat, hand: object): Shown {
  return { ...shown, snapshot: { ...shown.snapshot, viewer: seat, hand } };
}

/** A game without a face has no look for hands: they are listed. */
function isPlain(face: Face): boolean {
  return face === plainFace;
}

/** In a replay nobody is asked, so nothing is refused. */
async function noReason(): Promise<readonly Reason[]> {
  return [];
}

function sentencesAt({ moments }: Outline, at: number, eyes: Eyes, speaker: TableSpeaker): readonly string[] {
  const moment = moments[at];
  if (!moment || at === 0) return [speaker.say('theatre.start')];
  if (moment.undo && moment.seat !== null) return [speaker.say('table.undone', { name: marked(moment.seat, speaker.name(moment.seat)) })];
  const told = [...new Set(toldTo(moment.told, eyes).map((event) => speaker.event(event)))];
  if (told.length > 0 || moment.seat === null) return told;
  return [speaker.say('theatre.unseen', { name: marked(moment.seat, speaker.name(moment.seat)) })];
}

/** Space plays and pauses, arrows step, Home and End go to the ends; not while something else is being typed or chosen. */
function useKeys(model: TheatreModel): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': model.toggle,
      ArrowLeft: () => model.step(-1),
      ArrowRight: () => model.step(1),
      Home: () => void model.seek(0),
      End: () => void model.seek(model.last),
    };
    const press = (event: KeyboardEvent): void => {
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      const busy = event.target instanceof Element && event.target.closest('input, select, textarea, button, a, dialog, [role=log]');
      if (!act || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [model]);
}
