/** The analysis worker: goes through a saga piece by piece, tells how far it is, and can be stopped. */
import { Analyser, type Analysis, chanceModel, type RecordedStep } from '@skald/ai/analysis';
import { hashText, isFault, momentOf, resignedStandings, SagaReader, type SagaVerdict, type Standing } from '@skald/engine';
import { findAmong } from '@skald/engine/editions';
import { fitsNewestBots } from '../../editions/bot-fit.ts';
import { loadRulesOf } from '../../editions/load-rules.ts';
import { gameOf } from '../replay/recording.ts';

export type AnalysisRequest = { readonly ask: 'analyse'; readonly saga: string } | { readonly ask: 'stop' };

/** `final`: no more will come. */
export type AnalysisReply = { readonly analysis: Analysis; readonly final: boolean } | { readonly failed: true };

/** How many answers may be tried for one match: some half a minute of one core. */
const BUDGET = 6000;
/** How often the page hears of it, and how long a stop may wait, in milliseconds. */
const EVERY = 600;
const LONGEST = 40;

export class AnalysisWorker {
  readonly #tell: (reply: AnalysisReply) => void;
  #stopped = false;

  constructor(tell: (reply: AnalysisReply) => void) {
    this.#tell = tell;
  }

  async ask(request: AnalysisRequest): Promise<void> {
    if (request.ask === 'stop') {
      this.#stopped = true;
      return;
    }
    this.#stopped = false;
    const analyser = await analyserOf(request.saga).catch(() => undefined);
    if (analyser) await this.#run(analyser);
    else this.#tell({ failed: true });
  }

  async #run(analyser: Analyser): Promise<void> {
    let [told, rested] = [performance.now(), performance.now()];
    let isGoingOn = true;
    while (isGoingOn && !this.#stopped) {
      isGoingOn = analyser.step();
      const now = performance.now();
      if (now - told > EVERY) {
        this.#tell({ analysis: analyser.analysis(), final: false });
        told = now;
      }
      if (now - rested < LONGEST) continue;
      await messagesRead();
      rested = performance.now();
    }
    this.#tell({ analysis: analyser.analysis(), final: true });
  }
}

async function analyserOf(saga: string): Promise<Analyser | undefined> {
  const rules = await loadRulesOf(saga, gameOf(saga) ?? '');
  if (!rules) return undefined;
  const reader = new SagaReader(findAmong(rules.editions));
  const lines = saga.split('\n');
  const rest = lines.pop();
  const steps: RecordedStep[] = [];
  for (const line of lines) {
    const part = reader.read(line);
    if (isFault(part)) break;
    const moment = momentOf(part);
    if (moment && reader.match) steps.push({ game: reader.match.game, row: moment.row, state: moment.state });
  }
  const last = steps.at(-1);
  if (!last) return undefined;
  const fits = await Promise.all(rules.editions.map(fitsNewestBots));
  const model = chanceModel(last.game, fits.every(Boolean));
  return new Analyser(steps, { model, seed: hashText(saga), budget: BUDGET, standings: standingsOf(reader.finish(rest)) });
}

/** Undefined where the match was left, or its saga is no good. */
function standingsOf(verdict: SagaVerdict | { readonly fault: string }): readonly Standing[] | undefined {
  if ('fault' in verdict) return undefined;
  const { standings, resigned, unfinished } = verdict.end.end;
  return unfinished && !resigned ? undefined : resignedStandings(standings, resigned ?? []);
}

function messagesRead(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
