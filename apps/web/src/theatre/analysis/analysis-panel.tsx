/** The analysis beside a replay: chances, this moment, turning points, costly answers, luck. */
import type { Analysis } from '@skald/ai/analysis';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../app/storage.ts';
import { type AnalysisTranslator, analysisTranslator } from '../../i18n/analysis-texts.ts';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Emblem } from '../../table/emblem.tsx';
import type { ScoredParty } from '../controls/parties.ts';
import { AnalysisRun, type AnalysisState } from './analysis-run.ts';
import { ChanceCurve } from './chance-curve.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { CostlyAnswers, TurningPoints } from './moments.tsx';
import { percent } from './percent.ts';
import { ThisMoment } from './this-moment.tsx';
import './analysis.css';

export interface AnalysisPanelProps {
  readonly saga: string;
  readonly at: number;
  readonly last: number;
  /** The seats first. */
  readonly parties: readonly ScoredParty[];
  readonly i18n: TableTranslator;
  /** What everybody saw at a moment, in words. */
  told(at: number): readonly string[];
  onSeek(at: number): void;
}

export default function AnalysisPanel(props: AnalysisPanelProps): ReactNode {
  const words = useWords(props.i18n.language);
  const [run] = useState(() => new AnalysisRun(props.saga, browserStorage()));
  const state = useSyncExternalStore(run.subscribe, run.current);
  useEffect(() => {
    run.start();
    return () => run.close();
  }, [run]);
  const panel = useRef<HTMLElement>(null);
  const isReady = words !== null;
  useEffect(() => {
    if (isReady) panel.current?.scrollIntoView({ block: 'start' });
  }, [isReady]);
  if (!words) return null;
  return (
    <section ref={panel} className="analysis card" aria-labelledby="analysis-title">
      <h2 id="analysis-title" className="panel-title">
        {words.t('analysis.title')}
      </h2>
      <Progress state={state} words={words} onStop={run.stop} onStart={run.start} />
      {state.analysis && <Findings {...props} analysis={state.analysis} words={words} />}
    </section>
  );
}

function useWords(language: TableTranslator['language']): AnalysisTranslator | null {
  const [words, setWords] = useState<AnalysisTranslator | null>(null);
  useEffect(() => {
    let wanted = true;
    void analysisTranslator(language).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}

interface ProgressProps {
  readonly state: AnalysisState;
  readonly words: AnalysisTranslator;
  onStop(): void;
  onStart(): void;
}

function Progress({ state: { stands, analysis }, words, onStop, onStart }: ProgressProps): ReactNode {
  if (stands === 'done') return null;
  if (stands === 'failed') return <p role="alert">{words.t('analysis.failed')}</p>;
  const isRunning = stands === 'running';
  return (
    <div className="analysis-progress">
      <p role="status">{words.t(isRunning ? 'analysis.running' : 'analysis.partial')}</p>
      {isRunning && <progress max={1} value={analysis?.done ?? 0} aria-label={words.t('analysis.running')} />}
      <button type="button" className="button" onClick={isRunning ? onStop : onStart}>
        {words.t(isRunning ? 'analysis.stop' : 'analysis.resume')}
      </button>
    </div>
  );
}

interface FindingsProps extends AnalysisPanelProps {
  readonly analysis: Analysis;
  readonly words: AnalysisTranslator;
}

function Findings({ analysis, words, at, last, parties, i18n, told, onSeek }: FindingsProps): ReactNode {
  const { points, decisions, turningPoints, ledgers, doubt, least, seats } = analysis;
  const now = points.findLast((point) => point.at <= at) ?? points[0];
  const seated = parties.slice(0, seats);
  const chances = seated.map(({ key, name, colour }, seat) => {
    const { value = 0, error = 0 } = now?.chances[seat] ?? {};
    const shown = error > 0 ? 'analysis.chance-error' : 'analysis.chance';
    return { key, name, colour, text: words.t(shown, { value: percent(value), error: percent(error) }) };
  });
  return (
    <>
      {points.length > 1 && (
        <ChanceCurve
          points={points}
          parties={seated}
          at={at}
          last={last}
          label={words.t('analysis.chances')}
          told={`${words.t('analysis.moment', { at })}. ${chances.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
          onSeek={onSeek}
        />
      )}
      {now && (
        <ul className="analysis-chances" aria-label={words.t('analysis.chances-at', { at: now.at })}>
          {chances.map(({ key, name, colour, text }) => (
            <li key={key} className={`player-${colour}`}>
              <Emblem colour={colour} />
              <span className="timeline-name">{name}</span>
              <b>{text}</b>
            </li>
          ))}
        </ul>
      )}
      {!analysis.isMeasured && <p className="muted">{words.t('analysis.unmeasured')}</p>}
      <ThisMoment decision={decisions.find((one) => one.at === at)} least={least} words={words} i18n={i18n} />
      <TurningPoints turningPoints={turningPoints} points={points} words={words} i18n={i18n} told={told} onSeek={onSeek} />
      <CostlyAnswers decisions={decisions} words={words} i18n={i18n} onSeek={onSeek} />
      {ledgers.length > 0 && <LedgerTable ledgers={ledgers} parties={seated} words={words} />}
      <p className="analysis-about muted">
        {words.t('analysis.about')} {words.t('analysis.doubt', { doubt: percent(doubt), least: percent(least) })}
      </p>
    </>
  );
}
