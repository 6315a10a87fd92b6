/** The page of the replay theatre: a match of this server by its link, or a saga from the reader's own machine. */
import type { SagaFault } from '@skald/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { wait } from '../local/open-practice.ts';
import type { Face } from '../table/face.ts';
import { loadFace } from '../table/faces.ts';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { ContinueTable } from './continue-table.tsx';
import { download } from './download.ts';
import { DropZone } from './drop-zone.tsx';
import { faultWords } from './fault-words.ts';
import { forgetHandedOver, handedOver } from './handed-over.ts';
import { fitted, placeFrom, searchOf } from './place.ts';
import { Projector, workerLine } from './projector.ts';
import type { Finding } from './proof.ts';
import { ProofDialog } from './proof-dialog.tsx';
import type { Eyes, Outline } from './recording.ts';
import { sagaOfMatch } from './saga-of-match.ts';
import { TheatreModel } from './theatre-model.ts';
import { TheatreView } from './theatre-view.tsx';

interface Opened {
  readonly saga: string;
  readonly outline: Outline;
  readonly projector: Projector;
  readonly model: TheatreModel;
  readonly face: Face;
}

type Stand =
  | { readonly stands: 'empty' }
  | { readonly stands: 'loading'; readonly progress: number }
  | { readonly stands: 'missing'; readonly why: 'unknown' | 'running' | 'failed' }
  | { readonly stands: 'bad'; readonly fault: SagaFault }
  | ({ readonly stands: 'open' } & Opened);

export function TheatrePage({ match }: { readonly match: string | null }): ReactNode {
  const { speaker: page, store } = useSpoken();
  const [dropped, setDropped] = useState<string | null>(() => (match === null ? handedOver() : null));
  const [stand, setStand] = useState<Stand>({ stands: 'empty' });
  const [playing, setPlaying] = useState<number | null>(() => placeFrom(window.location.search).playing);
  useEffect(forgetHandedOver, []);
  useEffect(() => {
    if (match === null && dropped === null) return;
    let wanted = true;
    const projector = new Projector(workerLine);
    let model: TheatreModel | undefined;
    const show = (next: Stand): void => {
      if (wanted) setStand(next);
    };
    show({ stands: 'loading', progress: 0 });
    void (async () => {
      const fetched = match === null ? { saga: dropped ?? '' } : await sagaOfMatch(match);
      if ('missing' in fetched) return show({ stands: 'missing', why: fetched.missing });
      const { saga } = fetched;
      const opening = await projector.open(saga, (progress) => show({ stands: 'loading', progress }));
      if ('fault' in opening) return show({ stands: 'bad', fault: opening.fault });
      const { outline } = opening;
      const { at, eyes } = fitted(placeFrom(window.location.search), outline.moments.length, outline.players.length);
      const [look, face] = await Promise.all([projector.look(at, eyes), loadFace(outline.game)]);
      if (!wanted) return;
      model = new TheatreModel({
        outline,
        start: { at, eyes, look },
        direct: face.direct,
        look: (moment, seen) => projector.look(moment, seen),
        moves: () => store.moves,
        wait,
      });
      show({ stands: 'open', saga, outline, projector, model, face });
    })();
    return () => {
      wanted = false;
      model?.close();
      projector.close();
    };
  }, [match, dropped, store]);
  return (
    <>
      {stand.stands === 'open' ? (
        <Theatre key={stand.saga} {...stand} match={match} playing={playing} onPlaying={setPlaying} />
      ) : (
        <>
          <Bar title={page.say('theatre.title')} />
          <main className="page-notice">
            {stand.stands === 'loading' && (
              <p role="status">
                {page.say('theatre.loading')} <progress max={1} value={stand.progress} aria-label={page.say('theatre.loading')} />
              </p>
            )}
            {stand.stands === 'missing' && (
              <>
                <h1 className="page-notice-title">{page.say(`theatre.${stand.why}`)}</h1>
                <Link href="/">{page.say('nav.home')}</Link>
              </>
            )}
            {stand.stands === 'bad' && (
              <p role="alert">{page.say('theatre.proof.broken', { line: stand.fault.line, fault: faultWords(stand.fault, page) })}</p>
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
  readonly playing: number | null;
  onPlaying(seat: number | null): void;
}

function Theatre({ saga, outline, projector, model, face, match, playing, onPlaying }: TheatreProps): ReactNode {
  const { speaker: page } = useSpoken();
  const speaker = useTableSpeaker(outline.game, outline.players);
  const [check, setCheck] = useState<{ readonly progress: number; readonly finding: Finding | null } | null>(null);
  usePlaceInAddress(model, match, playing);
  const onBack = useCallback(() => onPlaying(null), [onPlaying]);
  const title = speaker?.title(outline.game) ?? '';
  useEffect(() => {
    if (title !== '' && playing === null) document.title = page.say('theatre.tab', { game: title });
  }, [page, title, playing]);
  if (!speaker) return null;
  const verify = (): void => {
    setCheck({ progress: 0, finding: null });
    void projector
      .prove((progress) => setCheck((now) => now && { ...now, progress }))
      .then((finding) => setCheck((now) => now && { ...now, finding }));
  };
  const addressOf = (at: number, eyes: Eyes): string | null =>
    match === null ? null : `${window.location.origin}/replay/${match}${searchOf({ at, eyes, playing: null })}`;
  return (
    <>
      <Bar title={title} />
      <main className="page-table theatre">
        <h1 className="unseen">
          {page.say('theatre.title')}: {title}
        </h1>
        {outline.fault && playing === null && (
          <p className="theatre-broken" role="alert">
            {page.say('theatre.broken', { line: outline.fault.line, fault: faultWords(outline.fault, page) })}
          </p>
        )}
        {playing === null ? (
          <TheatreView
            outline={outline}
            model={model}
            face={face}
            speaker={speaker}
            addressOf={addressOf}
            onVerify={verify}
            onDownload={() => download(`${match ?? outline.game}.saga.jsonl`, saga)}
            onContinue={(seat) => {
              model.pause();
              onPlaying(seat);
            }}
          />
        ) : (
          <ContinueTable
            saga={saga}
            at={model.current().at}
            seat={playing}
            game={outline.game}
            face={face}
            speaker={speaker}
            onBack={onBack}
          />
        )}
        {check && <ProofDialog {...check} speaker={speaker} onClose={() => setCheck(null)} />}
      </main>
    </>
  );
}

/** Browsers do not like addresses that change with every frame. */
const ADDRESS_REST = 250;

/** Keeps the moment in the address, so that the page can be loaded again, and its address given away. */
function usePlaceInAddress(model: TheatreModel, match: string | null, playing: number | null): void {
  useEffect(() => {
    if (match === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { at, eyes } = model.current();
        window.history.replaceState(window.history.state, '', `/replay/${match}${searchOf({ at, eyes, playing })}`);
      }, ADDRESS_REST);
    };
    note();
    const leave = model.subscribe(note);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [model, match, playing]);
}
