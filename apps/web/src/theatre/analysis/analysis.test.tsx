/** The analysis of a recorded match: computed, kept, stopped, and shown in words. */
import type { Analysis } from '@skald/ai/analysis';
import { itemAt, required } from '@skald/engine';
import { texts } from '@skald/engine/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analysisTranslator } from '../../i18n/analysis-texts.ts';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { plainText, tableTranslator } from '../../i18n/translators.ts';
import { recordedSaga } from '../testing/recorded.ts';
import AnalysisPanel from './analysis-panel.tsx';
import { AnalysisRun, type OpenAnalysis } from './analysis-run.ts';
import { AnalysisWorker } from './analysis-worker.ts';
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts';
import { CostlyAnswers } from './moments.tsx';
import { ThisMoment, verdictInWords } from './this-moment.tsx';

afterEach(cleanup);

const saga = recordedSaga('raids/third-edition-2-seats');

/** The worker's own code, here. */
const inPage: OpenAnalysis = (hear) => {
  let isOpen = true;
  const worker = new AnalysisWorker((reply) => isOpen && hear(structuredClone(reply)));
  return {
    send: (request) => void worker.ask(request),
    close: () => {
      isOpen = false;
    },
  };
};

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function until(run: AnalysisRun, isReached: (stands: string, done: number) => boolean): Promise<Analysis | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { stands, analysis } = run.current();
      if (isReached(stands, analysis?.done ?? 0)) resolve(analysis);
    };
    run.subscribe(look);
    run.start();
    look();
  });
}

async function translators() {
  const words = await loadGameTexts('raids', 'en');
  const i18n = tableTranslator('en', en, { words, catalogue: texts.raids?.en }, ['Una', 'Ivar']);
  return { i18n, words: await analysisTranslator('en') };
}

describe('an analysis in the page', () => {
  it('is computed once, and kept', async () => {
    const storage = memory();
    const run = new AnalysisRun(saga, storage, inPage);
    const analysis = required(await until(run, (stands) => stands === 'done'), 'an analysis');
    expect(analysis).toMatchObject({ game: 'raids', seats: 2, done: 1, isMeasured: true });
    expect(analysis.points[0]?.at).toBe(0);
    expect(analysis.ledgers).toHaveLength(2);
    const again = new AnalysisRun(saga, storage, () => {
      throw new Error('it is known');
    });
    expect(await until(again, (stands) => stands === 'done')).toEqual(analysis);

    const { i18n, words } = await translators();
    const decision = itemAt(analysis.decisions, 0);
    render(<ThisMoment decision={decision} least={0.1} words={words} i18n={i18n} />);
    expect(screen.getByText('played')).toBeTruthy();
    const sentence = plainText(verdictInWords(decision, words, i18n, 0.1));
    expect(sentence).toMatch(/^(Una|Ivar) chose “.+”/);
    expect(sentence).not.toMatch(/[{}]|undefined|navigate/);
    const went: number[] = [];
    const costly = { ...decision, verdict: 'costly' as const, cost: { value: 0.22, error: 0.1 } };
    render(<CostlyAnswers decisions={[costly]} words={words} i18n={i18n} onSeek={(at) => went.push(at)} />);
    fireEvent.click(screen.getByRole('button', { name: /It costs about 22 % \(± 10\)/ }));
    expect(went).toEqual([decision.at]);
  });

  it('can be stopped, and shows what was known by then', async () => {
    const storage = memory();
    const run = new AnalysisRun(saga, storage, inPage);
    const begun = until(run, (stands) => stands === 'stopped' || stands === 'done');
    run.stop();
    const analysis = required(await begun, 'what was known');
    expect(analysis.done).toBeLessThan(1);
    expect(storage.entries.size).toBe(0);
    run.close();
  });

  it('says so where there is nothing to analyse', async () => {
    const run = new AnalysisRun('nonsense', undefined, inPage);
    expect(await until(run, (stands) => stands === 'failed')).toBeNull();
  });
});

describe('kept analyses', () => {
  const analysis: Analysis = {
    game: 'raids',
    seats: 2,
    done: 1,
    points: [],
    turningPoints: [],
    decisions: [],
    ledgers: [],
    isMeasured: true,
    doubt: 0.05,
    least: 0.1,
  };

  it('are the newest few, and only whole ones', () => {
    const storage = memory();
    for (let i = 0; i < 12; i++) keepAnalysis(storage, `saga ${i}`, analysis);
    expect(keptAnalysis(storage, 'saga 11')).toEqual(analysis);
    expect(keptAnalysis(storage, 'saga 2')).toBeUndefined();
    expect([...storage.entries.keys()].filter((key) => key.startsWith('skald.analysis.'))).toHaveLength(8);
    keepAnalysis(storage, 'partial', { ...analysis, done: 0.5 });
    expect(keptAnalysis(storage, 'partial')).toBeUndefined();
  });

  it('are left out where the storage is full or broken', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepAnalysis(full, 'saga', analysis)).not.toThrow();
    expect(keptAnalysis({ ...memory(), getItem: () => '{' }, 'saga')).toBeUndefined();
    expect(keptAnalysis(undefined, 'saga')).toBeUndefined();
  });
});

describe('the panel', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => window.localStorage.clear());

  it('shows a kept analysis at once', async () => {
    const { i18n } = await translators();
    const chances = [0.6, 0.4].map((value) => ({ value, error: 0.05 }));
    const change = { value: 0.2, error: 0.1 };
    const kept: Analysis = {
      game: 'raids',
      seats: 2,
      done: 1,
      points: [0, 5, 9].map((at) => ({ at, chances })),
      turningPoints: [{ from: 0, at: 5, seat: 0, change }],
      decisions: [],
      ledgers: [0, 1].map((seat) => ({ seat, start: change, own: change, others: change, luck: change, end: change })),
      isMeasured: true,
      doubt: 0.05,
      least: 0.1,
    };
    keepAnalysis(window.localStorage, 'a saga', kept);
    const went: number[] = [];
    const parties = (['orange', 'blue'] as const).map((colour, seat) => ({ key: `seat ${seat}`, name: i18n.name(seat), colour }));
    render(
      <AnalysisPanel
        saga="a saga"
        at={6}
        last={9}
        parties={parties}
        i18n={i18n}
        told={() => ['Una sails.']}
        onSeek={(at) => went.push(at)}
      />,
    );
    await screen.findByRole('heading', { name: 'Analysis' });
    expect(screen.getByRole('list', { name: 'Chances to win at moment 5' }).textContent).toBe('Una60 % ± 5Ivar40 % ± 5');
    expect(screen.getByText('Nothing was decided here that could be compared.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Moment 5/ }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    expect(went).toEqual([5, 2]);
    expect(screen.getByRole('row', { name: /Luck and the rest/ }).textContent).toContain('+20 ± 10');
  });
});
