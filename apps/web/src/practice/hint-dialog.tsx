/** A hint: the best answers to the open question, found in a worker, with what the others would cost. */
import type { Hint } from '@skald/ai/analysis';
import { hashText } from '@skald/engine';
import { answerInWords } from '@skald/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnalysisTranslator, analysisTranslator } from '../i18n/analysis-texts.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import { Sentence } from '../table/sentence.tsx';
import type { HintReply, HintRequest } from './hint-worker-thread.ts';
import type { AskedHere } from './practice-host.ts';
import './hint.css';

interface HintDialogProps {
  readonly asked: AskedHere;
  readonly i18n: TableTranslator;
  onFound(): void;
  onClose(): void;
}

const HUNDRED = 100;

export default function HintDialog({ asked, i18n, onFound, onClose }: HintDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState<AnalysisTranslator | null>(null);
  const [hint, setHint] = useState<Hint | null | 'thinking'>('thinking');
  const found = useRef(onFound);
  useEffect(() => {
    void analysisTranslator(i18n.language).then(setWords);
  }, [i18n.language]);
  useEffect(() => {
    if (words) dialog.current?.showModal();
  }, [words]);
  useEffect(
    () =>
      findHint(asked, (reply) => {
        setHint(reply);
        if (reply) found.current();
      }),
    [asked],
  );
  if (!words) return null;
  return (
    <dialog ref={dialog} className="hint" aria-labelledby="hint-title" onClose={onClose}>
      <h2 id="hint-title">{words.t('hint.title')}</h2>
      <div role="status">
        {hint === 'thinking' && <p>{words.t('hint.thinking')}</p>}
        {hint === null && <p>{words.t('hint.failed')}</p>}
        {hint !== null && hint !== 'thinking' && <Answers hint={hint} decision={asked.decision.prompt.key} words={words} i18n={i18n} />}
      </div>
      <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
        {i18n.t('settings.close')}
      </button>
    </dialog>
  );
}

interface AnswersProps {
  readonly hint: Hint;
  readonly decision: string;
  readonly words: AnalysisTranslator;
  readonly i18n: TableTranslator;
}

function Answers({ hint: { answers, isFree }, decision, words, i18n }: AnswersProps): ReactNode {
  return (
    <>
      {isFree && <p>{words.t('hint.free')}</p>}
      <ol>
        {answers.map(({ words: parts, chance, cost }, place) => {
          const text = answerInWords(i18n, decision, parts);
          const isClear = cost.value > cost.error;
          return (
            <li key={text}>
              <Sentence of={text} />
              <b>{words.t('analysis.chance', { value: Math.round(HUNDRED * chance.value) })}</b>
              {!isFree && place > 0 && (
                <small>{isClear ? words.t('hint.costs', { cost: Math.round(HUNDRED * cost.value) }) : words.t('hint.equal')}</small>
              )}
            </li>
          );
        })}
      </ol>
      <p className="muted">{words.t('hint.why')}</p>
    </>
  );
}

/** Returns what ends the search. */
function findHint({ game, seen, decision }: AskedHere, hear: (hint: Hint | null) => void): () => void {
  const worker = new Worker(new URL('./hint-worker-thread.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<HintReply>) => hear(data.hint));
  worker.addEventListener('error', () => hear(null));
  const request: HintRequest = { slug: game.slug, seen, decision, seed: hashText(decision.id) };
  worker.postMessage(request);
  return () => worker.terminate();
}
