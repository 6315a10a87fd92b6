/** The theatre: the table as it was, the timeline under it, and the tools beside it. */

import type { Reason, Seat } from '@skald/engine';
import type { Perspective } from '@skald/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../app/use-media.ts';
import { MEDIA } from '../design/media.ts';
import { EditionNote } from '../editions/edition-note.tsx';
import { usePageContent } from '../editions/page-content-context.tsx';
import { HelpPlace } from '../help/help-place.tsx';
import { useHelp } from '../help/use-help.ts';
import { markName, plainText, type TableTranslator } from '../i18n/translators.ts';
import { endText } from '../live/end-text.ts';
import { useStageSounds } from '../sound/use-sounds.ts';
import { DrawerButton, type OpenDrawer } from '../table/frame/drawers.tsx';
import { MapTools } from '../table/frame/map-tools.tsx';
import type { GameUi } from '../table/game-ui.ts';
import { Lens } from '../table/hand/lens.tsx';
import { Log } from '../table/log/log.tsx';
import type { StageState } from '../table/model/stage.ts';
import { PlainFallback } from '../table/plain/plain-fallback.tsx';
import { plainUi } from '../table/plain/plain-ui.tsx';
import { Results } from '../table/results/results.tsx';
import { tallyOf } from '../table/results/tally.ts';
import { ColourContext, Sentence } from '../table/sentence.tsx';
import { TableMemory } from '../table/table-memory.tsx';
import { useColourOf } from '../table/use-colour-of.ts';
import { useNamed } from '../table/use-named.ts';
import { partiesOf } from './controls/parties.ts';
import { Timeline } from './controls/timeline.tsx';
import { Tools } from './controls/tools.tsx';
import { Transport } from './controls/transport.tsx';
import type { Sharing } from './controls/use-sharing.ts';
import { Hands } from './hands.tsx';
import { landmarksOf, turnsOf } from './replay/landmarks.ts';
import { eventsSeenBy, type Outline } from './replay/recording.ts';
import type { TheatreModel } from './theatre-model.ts';
import '../table/board.css';
import '../table/players.css';
import '../table/table.css';
import './theatre.css';

const AnalysisPanel = lazy(() => import('./analysis/analysis-panel.tsx'));

/** At most this many lines at once over the board; the log has them all. */
const MOST_TOLD = { wide: 3, narrow: 2 } as const;

interface TheatreViewProps {
  readonly outline: Outline;
  readonly model: TheatreModel;
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
  /** For players who may share a private match. */
  readonly own: Sharing['own'];
  readonly about: Sharing['about'];
  readonly saga: string;
  /** Is the analysis shown? */
  readonly analysing: boolean;
  addressOf(at: number, eyes: Perspective): string | null;
  onAnalyse(): void;
  onVerify(): void;
  onDownload(): void;
  onContinue(seat: Seat): void;
}

export function TheatreView(props: TheatreViewProps): ReactNode {
  return <PlainFallback ui={props.ui}>{(ui) => <Theatre {...props} ui={ui} />}</PlainFallback>;
}

function Theatre({ outline, model, ui, i18n: translator, addressOf, about, saga, ...acts }: TheatreViewProps): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.current);
  const { shown, at, eyes } = state;
  const { snapshot } = shown;
  const i18n = useNamed(ui, snapshot, translator);
  const { Board, PlayerBoard, Hand, Status, Automata } = ui;
  const landmarks = useMemo(() => landmarksOf(outline), [outline]);
  const turns = useMemo(() => turnsOf(outline), [outline]);
  const colourOf = useColourOf(ui, snapshot);
  const narrow = useMedia(MEDIA.belowDesk);
  const pack = usePageContent().packOf(outline.game);
  const [drawer, setDrawer] = useState<OpenDrawer>(null);
  const help = useHelp({ slug: snapshot.game, i18n, drawer, setDrawer });
  useKeys(model);
  useStageSounds(model.stage, ui);
  const sentences = sentencesAt(outline, at, eyes, i18n).slice(0, narrow ? MOST_TOLD.narrow : MOST_TOLD.wide);
  const part = { shown, choosing: null, i18n, why: noReason };
  const own = snapshot.viewer;
  const others = snapshot.players.flatMap((_, seat) => (seat === own || (state.hands && !isPlain(ui)) ? [] : [seat]));
  const { resigned } = outline;
  const end = { status: 'finished', reason: resigned.length > 0 ? 'resigned' : null, standings: snapshot.standings } as const;
  const parties = partiesOf(outline, ui, snapshot, i18n);
  const seek = (to: number): void => void model.seek(to);
  const isOver = snapshot.over && snapshot.standings !== null && !shown.playing;
  const columns = useMemo(() => (isOver ? tallyOf(outline, ui, snapshot, i18n) : []), [isOver, outline, ui, snapshot, i18n]);
  const result = isOver && snapshot.standings && (
    <Results
      standings={snapshot.standings}
      ending={endText({ end, resigned, viewer: 'spectator' }, i18n)}
      automata={ui.automata?.(snapshot, i18n) ?? []}
      columns={columns}
      i18n={i18n}
    />
  );
  const caption = (
    <div className="theatre-caption">
      {(result ? [i18n.t('table.over')] : sentences).map((sentence) => (
        <p key={sentence}>
          <Sentence of={sentence} />
        </p>
      ))}
    </div>
  );
  return (
    <ColourContext value={colourOf}>
      <TableMemory>
        <div className="theatre-table">
          <div className="theatre-left">
            <section className="theatre-board wood" aria-label={i18n.t('table.board')}>
              <h2 className="unseen">{i18n.t('table.board')}</h2>
              <Board {...part} />
            </section>
            <div className="theatre-story">
              {result || caption}
              <div className="theatre-map-tools">
                <MapTools i18n={i18n} />
                {help.opener && <DrawerButton drawer="help" open={drawer} i18n={i18n} onOpen={setDrawer} />}
              </div>
            </div>
            {typeof own === 'number' && (
              <section className="theatre-own" aria-label={i18n.name(own)}>
                <PlayerBoard {...part} seat={own} />
                {Hand && <Hand {...part} />}
              </section>
            )}
            {!isPlain(ui) &&
              [...(state.hands ?? []).entries()].map(([seat, hand]) => (
                <section key={seat} className="theatre-own" aria-label={i18n.name(seat)}>
                  <PlayerBoard {...part} shown={seenBy(shown, seat, hand)} seat={seat} />
                  {Hand && <Hand {...part} shown={seenBy(shown, seat, hand)} />}
                </section>
              ))}
          </div>
          <div className="theatre-right">
            <Tools
              outline={outline}
              state={state}
              model={model}
              landmarks={landmarks}
              i18n={i18n}
              address={addressOf(at, eyes)}
              {...acts}
            />
            {acts.analysing && (
              <Suspense>
                <AnalysisPanel
                  saga={saga}
                  at={at}
                  last={model.last}
                  parties={parties}
                  i18n={i18n}
                  told={(moment) => sentencesAt(outline, moment, 'spectator', i18n)}
                  onSeek={seek}
                />
              </Suspense>
            )}
            {about && <EditionNote rules={about.rules} status={about.status} />}
            {!about && pack?.edition === outline.edition && <p className="edition-note">✎ {pack?.name}</p>}
            {(others.length > 0 || Automata) && (
              <section className="theatre-rivals" aria-label={i18n.t('table.rivals')}>
                {Status && <Status {...part} />}
                {Automata && <Automata {...part} />}
                {others.map((seat) => (
                  <PlayerBoard key={seat} {...part} seat={seat} />
                ))}
              </section>
            )}
            {state.hands && isPlain(ui) && <Hands hands={state.hands} i18n={i18n} />}
            <Log lines={shown.log} i18n={i18n} explanation={ui.explanation} />
          </div>
        </div>
        <Lens />
        <div className="theatre-help">
          <HelpPlace
            isOpen={drawer === 'help'}
            snapshot={snapshot}
            decision={undefined}
            i18n={i18n}
            rule={help.rule}
            onClose={help.close}
          />
        </div>
        <section className="theatre-deck" aria-label={i18n.t('theatre.timeline')}>
          <Timeline
            outline={outline}
            landmarks={landmarks}
            at={at}
            i18n={i18n}
            description={plainText(sentences.join(' '))}
            parties={parties}
            onSeek={seek}
          />
          <Transport state={state} model={model} turns={turns} i18n={i18n} />
        </section>
      </TableMemory>
    </ColourContext>
  );
}

/** With everything open, each seat's board looks as it does to its owner. */
function seenBy(shown: StageState, seat: Seat, hand: object): StageState {
  return { ...shown, snapshot: { ...shown.snapshot, viewer: seat, hand } };
}

/** A game without its own interface lists the hands. */
function isPlain(ui: GameUi): boolean {
  return ui === plainUi;
}

/** In a replay nobody is asked, so nothing is refused. */
async function noReason(): Promise<readonly Reason[]> {
  return [];
}

function sentencesAt({ moments }: Outline, at: number, eyes: Perspective, i18n: TableTranslator): readonly string[] {
  const moment = moments[at];
  if (!moment || at === 0) return [i18n.t('theatre.start')];
  if (moment.undo && moment.seat !== null) return [i18n.t('table.undone', { name: markName(moment.seat, i18n.name(moment.seat)) })];
  const sentences = [...new Set(eventsSeenBy(moment.events, eyes).map((event) => i18n.event(event)))];
  if (sentences.length > 0 || moment.seat === null) return sentences;
  return [i18n.t('theatre.unseen', { name: markName(moment.seat, i18n.name(moment.seat)) })];
}

/** Space plays and pauses, arrows step, Home and End jump; not while a field has the focus. */
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
