/** A prophet's choice (LR-22.3, LR-45.4 to LR-45.7): by keys, then by his card's tie-breaker or by the holder of the fate marker. */
import { decision, itemAt, oneOf, procedure, required, type Seat } from '../../../kernel/index.ts';
import { actionCardOf } from '../content/content.ts';
import { distance } from '../content/map.ts';
import type { Candidate, ChoiceAbout, ChoiceKey, SettledBy } from '../events.ts';
import type { ProphetId, TieBreak } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { controller, isHuman, prophet } from '../table/parties.ts';

/** One option of a choice. */
export interface ProphetOption {
  /** Its region; 0 if place does not matter. */
  readonly region: number;
  /** The strength of an army, for ties inside a region. */
  readonly strength?: number;
  /** Its name, if it is not a region. */
  readonly name?: string;
  /** Smaller is better, compared from left to right. */
  readonly keys: readonly number[];
  /** The humans whose pieces it concerns (LR-45.4). */
  readonly humans?: readonly Seat[];
}

export interface ProphetChoosing {
  readonly who: ProphetId;
  readonly about: ChoiceAbout;
  readonly rule: string;
  /** The names of the keys. */
  readonly order: readonly ChoiceKey[];
  readonly options: readonly ProphetOption[];
}

/** LR-22.3: the side of the chosen card; without one, of the leftmost card. */
export function tieBreakOf(table: LordsTable, who: ProphetId): TieBreak {
  const { row, chosen } = prophet(table, who);
  return actionCardOf(itemAt(row, chosen ?? 0)).tieBreak;
}

/** The remaining options and the keys that excluded the others. */
interface Sifted {
  readonly left: readonly number[];
  readonly by: Readonly<Partial<Record<ChoiceKey, number[]>>>;
  /** The last key that excluded an option. */
  readonly settled: ChoiceKey | undefined;
}

/** The indexes of the best options: smaller is better, key by key. */
function sift({ options, order }: ProphetChoosing): Sifted {
  let left: readonly number[] = options.map((_, place) => place);
  const by: Partial<Record<ChoiceKey, number[]>> = {};
  let settled: ChoiceKey | undefined;
  order.forEach((key, column) => {
    if (left.length === 1) return;
    const values = options.map(({ keys }) => itemAt(keys, column));
    const least = Math.min(...left.map((place) => itemAt(values, place)));
    const best = left.filter((place) => values[place] === least);
    if (best.length === left.length) return;
    left = best;
    // Keys where more is better are negative; the event shows the plain number.
    by[key] = values.map(Math.abs);
    settled = key;
  });
  return { left, by, settled };
}

/** LR-28.1: 0 if a human controls the region, else the distance to the nearest human region; equal for all if there is none. */
export function humanDistance(table: LordsTable, region: number): number {
  let nearest = Number.MAX_SAFE_INTEGER;
  table.control.forEach((owner, place) => {
    if (isHuman(owner)) nearest = Math.min(nearest, distance(table.side, region, place + 1));
  });
  return nearest === Number.MAX_SAFE_INTEGER ? 0 : nearest;
}

/** LR-22.3, LR-22.4: by region, then by strength, then in the order given (tray order, realms clockwise). */
function breakTie(table: LordsTable, { who, options }: ProphetChoosing, tied: readonly number[]): number {
  const sign = tieBreakOf(table, who) === 'MIN' ? 1 : -1;
  return tied.reduce(
    (best, place) => {
      const [a, b] = [itemAt(options, place), itemAt(options, best)];
      const difference = a.region - b.region || (a.strength ?? 0) - (b.strength ?? 0);
      return difference * sign < 0 ? place : best;
    },
    itemAt(tied, 0),
  );
}

/** LR-45.6: if no option concerns a human, the nearest to a region that a human controls. */
function nearestToHumans(table: LordsTable, { options }: ProphetChoosing, { left, by, settled }: Sifted): Sifted {
  const distances = options.map(({ region }) => humanDistance(table, region));
  const least = Math.min(...left.map((place) => itemAt(distances, place)));
  const nearest = left.filter((place) => distances[place] === least);
  if (nearest.length === left.length) return { left, by, settled };
  return { left: nearest, by: { ...by, 'human-distance': distances }, settled: 'human-distance' };
}

/** LR-45.6, LR-45.7: of tied options, those that concern a human; if none does, the nearest. */
function regardHumans(table: LordsTable, choosing: ProphetChoosing, sifted: Sifted): Sifted {
  const { options } = choosing;
  if (sifted.left.length === 1 || table.fate === null || options.some(({ region }) => region === 0)) return sifted;
  const unconcerned = options.map(({ humans = [] }) => (humans.length > 0 ? 0 : 1));
  const concerned = sifted.left.filter((place) => unconcerned[place] === 0);
  if (concerned.length === 0) return nearestToHumans(table, choosing, sifted);
  if (concerned.length === sifted.left.length) return sifted;
  return { left: concerned, by: { ...sifted.by, 'human-piece': unconcerned }, settled: 'human-piece' };
}

/** LR-45.4: the holder of the fate marker chooses if several options are left and concern pieces of at least two humans. */
function isFateful({ fate }: LordsTable, { options }: ProphetChoosing, { left }: Sifted): boolean {
  return fate !== null && left.length > 1 && new Set(left.flatMap((place) => itemAt(options, place).humans ?? [])).size > 1;
}

interface Verdict {
  readonly chosen: number;
  readonly settled: SettledBy;
}

function verdictOn(table: LordsTable, choosing: ProphetChoosing, { left, settled }: Sifted): Verdict {
  if (left.length === 1 && settled) return { chosen: itemAt(left, 0), settled };
  return { chosen: breakTie(table, choosing, left), settled: tieBreakOf(table, choosing.who) };
}

function judge(table: LordsTable, choosing: ProphetChoosing): Sifted {
  return regardHumans(table, choosing, sift(choosing));
}

function candidateOf({ name, region }: ProphetOption): Candidate {
  return name ?? region;
}

/** LR-55.4: emits the reasons of a choice, unless there was only one option. */
function explain(g: G, { who, about, rule, options }: ProphetChoosing, { by }: Sifted, { chosen, settled }: Verdict): void {
  if (options.length === 1) return;
  const among = options.map(candidateOf);
  g.emit({ event: 'prophet-chose', who, about, rule, among, by, chosen: candidateOf(itemAt(options, chosen)), settled });
}

/** Decides a choice that cannot concern a human. */
export function decide(g: G, choosing: ProphetChoosing): number {
  const sifted = judge(g.table, choosing);
  const verdict = verdictOn(g.table, choosing, sifted);
  explain(g, choosing, sifted, verdict);
  return verdict.chosen;
}

/** Decides by the same reasons as the last choice, without emitting them again. */
export function decideAlike(table: LordsTable, choosing: ProphetChoosing): number {
  return verdictOn(table, choosing, judge(table, choosing)).chosen;
}

interface FateChoice {
  readonly option: number;
  readonly region: number;
  /** The human whose piece becomes the target. */
  readonly owner: Seat;
}

export type FateAnswer = (FateChoice & { readonly do: 'choose' }) | (FateChoice & { readonly do: 'unleash'; readonly monster: string });

/** LR-45.4: an option that concerns several humans is offered once for each; the one named gets the marker. */
function fateAnswers({ options }: ProphetChoosing, { left }: Sifted): readonly FateAnswer[] {
  return left.flatMap((option) => {
    const { region, name, humans = [] } = itemAt(options, option);
    return humans.map(
      (owner): FateAnswer =>
        name === undefined ? { do: 'choose', option, region, owner } : { do: 'unleash', option, monster: name, region, owner },
    );
  });
}

/** LR-45.4, D-24. */
export const turnFate = decision<Lords, FateAnswer, { who: ProphetId; about: ChoiceAbout; choices: readonly FateAnswer[] }>('turn-fate', {
  rules: ['LR-45.4'],
  space: (_g, _seat, { choices }) => oneOf(choices),
});

/** Returns the index of the chosen option. */
export const prophetChoice = procedure<Lords, ProphetChoosing, number>('prophet-choice', {
  judge: (g, choosing) => {
    const sifted = judge(g.table, choosing);
    if (!isFateful(g.table, choosing, sifted)) {
      const verdict = verdictOn(g.table, choosing, sifted);
      explain(g, choosing, sifted, verdict);
      return g.end(verdict.chosen);
    }
    const { who, about } = choosing;
    const choices = fateAnswers(choosing, sifted);
    return g.ask(turnFate, required(g.table.fate, 'the fate marker'), { who, about, choices });
  },
  fate: (g, choosing) => {
    const { option, owner } = g.answer(turnFate);
    explain(g, choosing, judge(g.table, choosing), { chosen: option, settled: 'fate-marker' });
    g.emit(owner === g.table.fate ? { event: 'fate-stayed', who: owner } : { event: 'fate-moved', who: owner });
    g.table.fate = owner;
    g.end(option);
  },
});

/** LR-45.4: the human who controls the region. */
export function humansControlling(table: LordsTable, region: number): readonly Seat[] {
  const owner = controller(table, region);
  return isHuman(owner) ? [owner] : [];
}

/** LR-45.4: the human who controls the region; in one without a human controller, those with armies there. */
export function humansConcerned(table: LordsTable, region: number): readonly Seat[] {
  const owners = humansControlling(table, region);
  if (owners.length > 0) return owners;
  return table.humans.flatMap(({ armies }, seat) => (armies.some((army) => army.at === region) ? [seat] : []));
}
