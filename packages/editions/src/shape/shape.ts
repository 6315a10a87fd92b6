/**
 * The shape of an edition: which decisions it asks, with which parameters and answers, and what its players see. Learned by playing at random
 * when the edition is built or imported. Programs that were written for one edition play by another only if its shape fits.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import {
  type AnyGame,
  begin,
  fastChance,
  fastRandom,
  isObject,
  isRefusal,
  itemAt,
  type OpenDecision,
  playInPlace,
  type Random,
  sampleAnswer,
  unanswered,
  variantsFor,
  view,
} from '@skald/engine';
import { misfitBetween, ShapeLearner, type ShapeNode } from './shape-tree.ts';

export interface EditionShape {
  readonly table: ShapeNode;
  readonly hand: ShapeNode;
  /** Every decision that can be asked, by name, also those that were not asked while the shape was learned. */
  readonly decisions: Readonly<Record<string, { readonly params: ShapeNode; readonly answer: ShapeNode }>>;
}

/** Matches for each number of players and each variant. */
const MATCHES = 8;
/** A table changes little from one answer to the next. */
const EVERY = 4;
const MOST_ANSWERS = 20_000;
/** No packed shape is larger when it is unpacked. */
const LARGEST = 2_000_000;

class EditionLearner {
  readonly #table = new ShapeLearner();
  readonly #hand = new ShapeLearner();
  readonly #chosen = new Map<string, number>();
  readonly #decisions = new Map<string, { readonly params: ShapeLearner; readonly answer: ShapeLearner }>();

  constructor(names: readonly string[]) {
    for (const name of names) this.#decisions.set(name, { params: new ShapeLearner(), answer: new ShapeLearner() });
  }

  learnView(table: unknown, hand: unknown): void {
    this.#table.learn(table);
    this.#hand.learn(hand);
  }

  /** Every other answer is one of a kind that was chosen least: what is rarely chosen leads to what is rarely seen. */
  choose({ prompt, space }: OpenDecision, random: Random): unknown {
    if (space.kind !== 'one' || random.below(2) === 0) return sampleAnswer(space, random);
    const kinds = space.options.map((option) => `${prompt.key} ${isObject(option) ? Object.values(option).join() : option}`);
    const least = Math.min(...kinds.map((kind) => this.#chosen.get(kind) ?? 0));
    const rare = kinds.flatMap((kind, i) => ((this.#chosen.get(kind) ?? 0) === least ? [i] : []));
    const place = itemAt(rare, random.below(rare.length));
    this.#chosen.set(itemAt(kinds, place), least + 1);
    return space.options[place];
  }

  learnDecision({ prompt, space }: OpenDecision): void {
    const known = this.#decisions.get(prompt.key) ?? { params: new ShapeLearner(), answer: new ShapeLearner() };
    this.#decisions.set(prompt.key, known);
    known.params.learn(prompt.params);
    if (space.kind === 'amount') known.answer.learn(space.min);
    else for (const item of space.kind === 'one' ? space.options : space.items) known.answer.learn(item);
  }

  shape(): EditionShape {
    const decisions = [...this.#decisions].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      table: this.#table.shape(),
      hand: this.#hand.shape(),
      decisions: Object.fromEntries(
        decisions.map(([name, { params, answer }]) => [name, { params: params.shape(), answer: answer.shape() }]),
      ),
    };
  }
}

/** The same for the same edition, on every machine. */
export function learnShape(game: AnyGame, matches = MATCHES, seed = 0): EditionShape {
  const learner = new EditionLearner(game.decisions.map(({ name }) => name));
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const [variant, options] of variantsFor(game, seats).entries()) {
      for (let nth = 0; nth < matches; nth++) playOne(game, { seats, options }, [seed, seats, variant, nth], learner);
    }
  }
  return learner.shape();
}

function playOne(game: AnyGame, start: { seats: number; options: unknown }, seeds: readonly number[], learner: EditionLearner): void {
  const random = fastRandom(...seeds);
  const chance = fastChance(random.below(2 ** 32));
  const begun = begin(game, start, chance, true);
  if (isRefusal(begun)) return;
  const live = playInPlace(game, begun.state, chance, { silent: true });
  for (let answers = 0; !live.over && answers < MOST_ANSWERS; answers++) {
    const open = unanswered(live.state.flow);
    const { id, seat } = itemAt(open, random.below(open.length));
    const seen = view(game, live.state, seat);
    if (answers % EVERY === 0) learner.learnView(seen.table, seen.hand);
    const decision = seen.decisions.find((one) => one.id === id);
    if (!decision) return;
    learner.learnDecision(decision);
    if (isRefusal(live.answer(seat, id, learner.choose(decision, random)))) return;
  }
}

/** May a program that was written for `known` play by an edition of the shape `shown`? Undefined, or what it would not understand. */
export function misfitOf(shown: EditionShape, known: EditionShape): string | undefined {
  const views = misfitBetween(shown.table, known.table, 'table') ?? misfitBetween(shown.hand, known.hand, 'hand');
  if (views !== undefined) return views;
  for (const [name, { params, answer }] of Object.entries(shown.decisions)) {
    const asked = known.decisions[name];
    if (!asked) return `decision ${name}`;
    const found = misfitBetween(params, asked.params, `${name}(params)`) ?? misfitBetween(answer, asked.answer, `${name}(answer)`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function packShape(shape: EditionShape): Buffer {
  return brotliCompressSync(JSON.stringify(shape));
}

/** Undefined if it is none: then nobody relies on it. */
export function unpackShape(packed: Uint8Array): EditionShape | undefined {
  try {
    const read: unknown = JSON.parse(brotliDecompressSync(packed, { maxOutputLength: LARGEST }).toString('utf8'));
    return isShape(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isShape(value: unknown): value is EditionShape {
  return isObject(value) && [value.table, value.hand, value.decisions].every(isObject);
}
