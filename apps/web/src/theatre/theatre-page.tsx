/** The page of the replay theatre: a match of this server by its link, or a saga from the reader's own machine. */

import type { SagaFault } from '@skald/engine';
import type { Perspective } from '@skald/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { usePageContent } from '../editions/page-content-context.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { useTableTranslator } from '../i18n/use-table-translator.ts';
import { wait } from '../practice/open-practice.ts';
import type { GameUi } from '../table/game-ui.ts';
import { loadGameUi } from '../table/game-uis.ts';
import { ContinueTable } from './continue-table.tsx';
import { download } from './controls/download.ts';
import { DropZone } from './controls/drop-zone.tsx';
import { useSharing } from './controls/use-sharing.ts';
import { faultText } from './fault-text.ts';
import { useHandedOver } from './handed-over.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { Finding } from './replay/proof.ts';
import type { Outline } from './replay/recording.ts';
import { ReplayClient, workerChannel } from './replay/replay-client.ts';
import { fitted, placeFrom, searchOf, shareFrom } from './replay/replay-place.ts';
import { type Missing, sagaOfMatch } from './replay/saga-of-match.ts';
import { TheatreModel } from './theatre-model.ts';
import { TheatreView } from './theatre-view.tsx';

interface Opened {
  readonly saga: string;
  readonly outline: Outline;
  readonly replay: ReplayClient;
  readonly model: TheatreModel;
  readonly ui: GameUi;
}

type Stand =
  | { readonly stands: 'empty' }
  | { readonly stands: 'loading'; readonly progress: number }
  | { readonly stands: 'missing'; readonly why: Missing }
  | { readonly stands: 'bad'; readonly fault: SagaFault }
  | ({ readonly stands: 'open' } & Opened);

export function TheatrePage({ match }: { readonly match: string | null }): ReactNode {
  const { i18n: page, store } = useTranslator();
  const handedOver = useHandedOver();
  const content = usePageContent();
  const [dropped, setDropped] = useState<string | null>(() => (match === null ? handedOver.saga : null));
  const [stand, setStand] = useState<Stand>({ stands: 'empty' });
  const [share] = useState(() => shareFrom(window.location.search));
  const [playing, setPlaying] = useState<number | null>(() => placeFrom(window.location.search).playing);
  useEffect(() => handedOver.forget(), [handedOver]);
  useEffect(() => {
    if (match === null && dropped === null) return;
    let wanted = true;
    const replay = new ReplayClient(workerChannel);
    let model: TheatreModel | undefined;
    const show = (next: Stand): void => {
      if (wanted) setStand(next);
    };
    show({ stands: 'loading', progress: 0 });
    void (async () => {
      const fetched = match === null ? { saga: dropped ?? '' } : await sagaOfMatch(match, share);
      if ('missing' in fetched) return show({ stands: 'missing', why: fetched.missing });
      const { saga } = fetched;
      const opening = await replay.open(saga, (progress) => show({ stands: 'loading', progress }));
      if ('fault' in opening) return show({ stands: 'bad', fault: opening.fault });
      const { outline } = opening;
      const { at, eyes } = fitted(placeFrom(window.location.search), outline.moments.length, outline.players.length);
      await content.ready(outline.game, outline.edition);
      const [view, ui] = await Promise.all([replay.viewAt(at, eyes), loadGameUi(content, outline.game, outline.edition)]);
      if (!wanted) return;
      model = new TheatreModel({
        outline,
        start: { at, eyes, view },
        scenesFor: ui.scenesFor,
        viewAt: (moment, seen) => replay.viewAt(moment, seen),
        moves: () => store.moves,
        wait,
      });
      show({ stands: 'open', saga, outline, replay, model, ui });
    })();
    return () => {
      wanted = false;
      model?.close();
      replay.close();
    };
  }, [match, dropped, store, share, content]);
  return (
    <>
      {stand.stands === 'open' ? (
        <Theatre key={stand.saga} {...stand} match={match} share={share} playing={playing} onPlaying={setPlaying} />
      ) : (
        <>
          <Bar title={page.t('theatre.title')} />
          <main className="page-notice">
            {stand.stands === 'loading' && (
              <p role="status">
                {page.t('theatre.loading')} <progress max={1} value={stand.progress} aria-label={page.t('theatre.loading')} />
              </p>
            )}
            {stand.stands === 'missing' && (
              <>
                <h1 className="page-notice-title">{page.t(`theatre.${stand.why}`)}</h1>
                {stand.why === 'private' && <p>{page.t(share === null ? 'theatre.private-about' : 'theatre.private-ended')}</p>}
                <Link href="/">{page.t('nav.home')}</Link>
              </>
            )}
            {stand.stands === 'bad' && (
              <p role="alert">{page.t('theatre.proof.broken', { line: stand.fault.line, fault: faultText(stand.fault, page) })}</p>
            )}
            {match === null && stand.stands !== 'loading' && <DropZone onSaga={setDropped} />}
          </main>
        </>
      )}
    </>
  );
}

interface TheatreProps extends Opened {
  readonly match: string | null;
  /** The token of the visitor's shared link. */
  readonly share: string | null;
  readonly playing: number | null;
  onPlaying(seat: number | null): void;
}

function Theatre({ saga, outline, replay, model, ui, match, share, playing, onPlaying }: TheatreProps): ReactNode {
  const { i18n: page } = useTranslator();
  const i18n = useTableTranslator(outline.game, outline.players);
  const [analysing, setAnalysing] = useState(() => placeFrom(window.location.search).analysis);
  const [check, setCheck] = useState<{ readonly progress: number; readonly finding: Finding | null } | null>(null);
  const sharing = useSharing(match, share);
  usePlaceInAddress(model, match, share, playing, analysing);
  const onBack = useCallback(() => onPlaying(null), [onPlaying]);
  const title = i18n?.title(outline.game) ?? '';
  useEffect(() => {
    if (title !== '' && playing === null) document.title = page.t('theatre.tab', { game: title });
  }, [page, title, playing]);
  if (!i18n) return null;
  const verify = (): void => {
    setCheck({ progress: 0, finding: null });
    void replay
      .prove((progress) => setCheck((now) => now && { ...now, progress }))
      .then((finding) => setCheck((now) => now && { ...now, finding }));
  };
  const addressOf = (at: number, eyes: Perspective): string | null =>
    match !== null && sharing && (sharing.isPublic || sharing.token !== null)
      ? `${window.location.origin}/replay/${match}${searchOf({ at, eyes, playing: null, analysis: analysing }, sharing.token)}`
      : null;
  return (
    <>
      <Bar title={title} />
      <main className="page-table theatre">
        <h1 className="unseen">
          {page.t('theatre.title')}: {title}
        </h1>
        {outline.fault && playing === null && (
          <p className="theatre-broken" role="alert">
            {page.t('theatre.broken', { line: outline.fault.line, fault: faultText(outline.fault, page) })}
          </p>
        )}
        {playing === null ? (
          <TheatreView
            outline={outline}
            model={model}
            ui={ui}
            i18n={i18n}
            own={sharing?.own ?? null}
            about={sharing?.about ?? null}
            addressOf={addressOf}
            saga={saga}
            analysing={analysing}
            onAnalyse={() => setAnalysing((shown) => !shown)}
            onVerify={verify}
            onDownload={() => download(`${match ?? outline.game}.saga.jsonl`, saga)}
            onContinue={(seat) => {
              model.pause();
              onPlaying(seat);
            }}
          />
        ) : (
          <ContinueTable saga={saga} at={model.current().at} seat={playing} game={outline.game} ui={ui} i18n={i18n} onBack={onBack} />
        )}
        {check && <ProofDialog {...check} i18n={i18n} onClose={() => setCheck(null)} />}
      </main>
    </>
  );
}

/** Browsers limit how often the address may change. */
const ADDRESS_REST = 250;

/** Keeps the moment in the address, for reloads and for sharing. */
function usePlaceInAddress(
  model: TheatreModel,
  match: string | null,
  share: string | null,
  playing: number | null,
  analysis: boolean,
): void {
  useEffect(() => {
    if (match === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { at, eyes } = model.current();
        window.history.replaceState(window.history.state, '', `/replay/${match}${searchOf({ at, eyes, playing, analysis }, share)}`);
      }, ADDRESS_REST);
    };
    note();
    const leave = model.subscribe(note);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [model, match, share, playing, analysis]);
}
