/** How a prophet chooses (LR-22.3, LR-45.4 to LR-45.7): by keys, then by the tie-breaker of his card, or by the holder of the fate marker. */
import { at, decision, must, one, procedure, type Seat } from '../../../kernel/index.ts';
import { actionCardOf } from '../content/content.ts';
import { distance } from '../content/map.ts';
import type { Candidate, ChoiceAbout, ChoiceKey, SettledBy } from '../events.ts';
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
  readonly order: readonly ChoiceKey[];
  readonly options: readonly Option[];
}

/** LR-22.3: the side of the chosen card; without one, of the leftmost. */
export function tieBreakOf(table: Table, who: ProphetId): TieBreak {
  const { row, chosen } = prophet(table, who);
  return actionCardOf(at(row, chosen ?? 0)).tieBreak;
}

/** What is left of the options, and what it took to get there. */
interface Sifted {
  readonly left: readonly number[];
  readonly by: Readonly<Partial<Record<ChoiceKey, number[]>>>;
  /** The last key that ruled something out. */
  readonly settled: ChoiceKey | undefined;
}

/** The places of the options that no other beats: smaller is better, key by key. */
function sift({ options, order }: Choosing): Sifted {
  let left: readonly number[] = options.map((_, place) => place);
  const by: Partial<Record<ChoiceKey, number[]>> = {};
  let settled: ChoiceKey | undefined;
  order.forEach((key, column) => {
    if (left.length === 1) return;
    const values = options.map(({ keys }) => at(keys, column));
    const least = Math.min(...left.map((place) => at(values, place)));
    const best = left.filter((place) => values[place] === least);
    if (best.length === left.length) return;
    left = best;
    // What is better the more there is of it, is weighed as less than nothing.
    by[key] = values.map(Math.abs);
    settled = key;
  });
  return { left, by, settled };
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
function nearestToHumans(table: Table, { options }: Choosing, { left, by, settled }: Sifted): Sifted {
  const far = options.map(({ region }) => humanDistance(table, region));
  const least = Math.min(...left.map((place) => at(far, place)));
  const nearest = left.filter((place) => far[place] === least);
  if (nearest.length === left.length) return { left, by, settled };
  return { left: nearest, by: { ...by, 'human-distance': far }, settled: 'human-distance' };
}

/** LR-45.6, LR-45.7: of ties, those that concern a human; where none does, the nearest. */
function regardHumans(table: Table, choosing: Choosing, sifted: Sifted): Sifted {
  const { options } = choosing;
  if (sifted.left.length === 1 || table.fate === null || options.some(({ region }) => region === 0)) return sifted;
  const far = options.map(({ human = null }) => (isHuman(human) ? 0 : 1));
  const concerned = sifted.left.filter((place) => far[place] === 0);
  if (concerned.length === 0) return nearestToHumans(table, choosing, sifted);
  if (concerned.length === sifted.left.length) return sifted;
  return { left: concerned, by: { ...sifted.by, 'human-piece': far }, settled: 'human-piece' };
}

/** LR-45.4: the holder of the fate marker chooses where pieces of at least two humans are concerned. */
function isFateful({ fate }: Table, { options }: Choosing, { left }: Sifted): boolean {
  return fate !== null && new Set(left.flatMap((place) => at(options, place).human ?? [])).size > 1;
}

interface Verdict {
  readonly chosen: number;
  readonly settled: SettledBy;
}

function verdictOn(table: Table, choosing: Choosing, { left, settled }: Sifted): Verdict {
  if (left.length === 1 && settled) return { chosen: at(left, 0), settled };
  return { chosen: breakTie(table, choosing, left), settled: tieBreakOf(table, choosing.who) };
}

function judge(table: Table, choosing: Choosing): Sifted {
  return regardHumans(table, choosing, sift(choosing));
}

function candidateOf({ name, region }: Option): Candidate {
  return name ?? region;
}

/** LR-55.4: the reasons of a choice; where there was no other option there is nothing to tell. */
function explain(g: G, { who, about, rule, options }: Choosing, { by }: Sifted, { chosen, settled }: Verdict): void {
  if (options.length === 1) return;
  const among = options.map(candidateOf);
  g.tell({ event: 'prophet-chose', who, about, rule, among, by, chosen: candidateOf(at(options, chosen)), settled });
}

/** A choice that can concern no human: settled at once. */
export function decide(g: G, choosing: Choosing): number {
  const sifted = judge(g.table, choosing);
  const verdict = verdictOn(g.table, choosing, sifted);
  explain(g, choosing, sifted, verdict);
  return verdict.chosen;
}

/** One more choice by reasons that have just been told. */
export function decideAlike(table: Table, choosing: Choosing): number {
  return verdictOn(table, choosing, judge(table, choosing)).chosen;
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
    const sifted = judge(g.table, choosing);
    if (!isFateful(g.table, choosing, sifted)) {
      const verdict = verdictOn(g.table, choosing, sifted);
      explain(g, choosing, sifted, verdict);
      return g.end(verdict.chosen);
    }
    const { who, about, options } = choosing;
    const choices = sifted.left.map(
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
    explain(g, choosing, judge(g.table, choosing), { chosen: option, settled: 'fate-marker' });
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
