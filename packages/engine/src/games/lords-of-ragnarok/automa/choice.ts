/** How a prophet chooses (LR-22.3, LR-45.4 to LR-45.7): by keys, then by the tie-breaker of his card, or by the holder of the fate marker. */
import { at, decision, must, one, procedure, type Seat } from '../../../kernel/index.ts';
import { actionCardOf } from '../content/content.ts';
import { distance } from '../content/map.ts';
import type { ChoiceAbout, SettledBy } from '../events.ts';
import type { ProphetId, TieBreak } from '../ids.ts';
import type { G, Lords, Table } from '../state.ts';
import { controller, isHuman, prophet } from '../table/parties.ts';

/** One thing that a prophet could choose. */
export interface Option {
  /** Where it is; 0 where place does not matter. */
  readonly region: number;
  /** The strength of an army, for ties inside a region. */
  readonly strength?: number;
  /** What it is, where it is not a region. */
  readonly name?: string;
  /** Smaller is better, from left to right. */
  readonly keys: readonly number[];
  /** The human whose piece it concerns (LR-45.4). */
  readonly human?: Seat | null;
}

export interface Choosing {
  readonly who: ProphetId;
  readonly about: ChoiceAbout;
  readonly rule: string;
  /** The names of the keys. */
  readonly order: readonly string[];
  readonly options: readonly Option[];
}

/** LR-22.3: the side of the chosen card; without one, of the leftmost. */
export function tieBreakOf(table: Table, who: ProphetId): TieBreak {
  const { row, chosen } = prophet(table, who);
  return actionCardOf(at(row, chosen ?? 0)).tieBreak;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The places of the options that no other beats. */
function bestByKeys(options: readonly Option[]): readonly number[] {
  const best = options.reduce((leader, option) => (compareKeys(option.keys, leader.keys) < 0 ? option : leader), at(options, 0));
  return options.flatMap((option, place) => (compareKeys(option.keys, best.keys) === 0 ? [place] : []));
}

/** LR-28.1: 0 where a human controls it, else the distance to the nearest such region; equal for all where there is none. */
export function humanDistance(table: Table, region: number): number {
  let nearest = Number.MAX_SAFE_INTEGER;
  table.control.forEach((owner, place) => {
    if (isHuman(owner)) nearest = Math.min(nearest, distance(table.side, region, place + 1));
  });
  return nearest === Number.MAX_SAFE_INTEGER ? 0 : nearest;
}

/** LR-22.3, LR-22.4: by region, then by strength; then in the order given (tray order, realms clockwise). */
function breakTie(table: Table, { who, options }: Choosing, tied: readonly number[]): number {
  const sign = tieBreakOf(table, who) === 'MIN' ? 1 : -1;
  return tied.reduce(
    (best, place) => {
      const [a, b] = [at(options, place), at(options, best)];
      const difference = a.region - b.region || (a.strength ?? 0) - (b.strength ?? 0);
      return difference * sign < 0 ? place : best;
    },
    at(tied, 0),
  );
}

/** LR-45.6: no option concerns a human: the nearest to something a human controls. */
function nearestToHumans(table: Table, options: readonly Option[], tied: readonly number[]): readonly number[] {
  const far = tied.map((place) => humanDistance(table, Math.max(1, at(options, place).region)));
  const least = Math.min(...far);
  return tied.filter((_, i) => far[i] === least);
}

type Verdict = { readonly chosen: number; readonly settled: SettledBy } | { readonly ask: readonly number[] };

function judge(table: Table, choosing: Choosing): Verdict {
  const { options, who } = choosing;
  let tied = bestByKeys(options);
  if (tied.length === 1) return { chosen: at(tied, 0), settled: options.length === 1 ? 'only-one' : 'keys' };
  if (table.fate !== null && options.every(({ region }) => region > 0)) {
    const concerned = tied.filter((place) => isHuman(at(options, place).human ?? null));
    if (new Set(concerned.map((place) => at(options, place).human)).size > 1) return { ask: concerned };
    tied = concerned.length > 0 ? concerned : nearestToHumans(table, options, tied);
  }
  return { chosen: breakTie(table, choosing, tied), settled: tied.length === 1 ? 'keys' : tieBreakOf(table, who) };
}

function explain(g: G, { who, about, rule, order, options }: Choosing, chosen: number, settled: SettledBy): void {
  const weighed = options.map(({ region, name, keys }) => ({ ...(region > 0 ? { region } : {}), ...(name ? { name } : {}), keys }));
  g.tell({ event: 'prophet-chose', who, about, rule, order: [...order], options: weighed, chosen, settled });
}

/** A choice that can concern no human: settled at once. */
export function decide(g: G, choosing: Choosing): number {
  const verdict = judge(g.table, choosing);
  const { chosen, settled } = 'ask' in verdict ? { chosen: at(verdict.ask, 0), settled: 'keys' as const } : verdict;
  explain(g, choosing, chosen, settled);
  return chosen;
}

interface FateAnswer {
  readonly do: 'choose';
  readonly option: number;
  readonly region: number;
  readonly owner: Seat;
}

/** LR-45.4, D-24. */
export const turnFate = decision<Lords, FateAnswer, { who: ProphetId; about: ChoiceAbout; choices: readonly FateAnswer[] }>('turn-fate', {
  rules: ['LR-45.4'],
  space: (_g, _seat, { choices }) => one(choices),
});

/** Ends with the place of the chosen option. */
export const prophetChoice = procedure<Lords, Choosing, number>('prophet-choice', {
  judge: (g, choosing) => {
    const verdict = judge(g.table, choosing);
    if (!('ask' in verdict)) {
      explain(g, choosing, verdict.chosen, verdict.settled);
      return g.end(verdict.chosen);
    }
    const { who, about, options } = choosing;
    const choices = verdict.ask.map(
      (option): FateAnswer => ({
        do: 'choose',
        option,
        region: at(options, option).region,
        owner: must(at(options, option).human, 'a human'),
      }),
    );
    return g.ask(turnFate, must(g.table.fate, 'the fate marker'), { who, about, choices });
  },
  fate: (g, choosing) => {
    const { option, owner } = g.answer(turnFate);
    explain(g, choosing, option, 'fate-marker');
    g.tell(owner === g.table.fate ? { event: 'fate-stayed', who: owner } : { event: 'fate-moved', who: owner });
    g.table.fate = owner;
    g.end(option);
  },
});

/** The human whose region it is, or whose armies stand there. */
export function humanConcerned(table: Table, region: number): Seat | null {
  const owner = controller(table, region);
  if (isHuman(owner)) return owner;
  const seat = table.humans.findIndex(({ armies }) => armies.some((army) => army.at === region));
  return seat < 0 ? null : seat;
}
