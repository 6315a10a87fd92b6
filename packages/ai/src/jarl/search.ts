/** Information-set Monte Carlo tree search: each iteration imagines a whole match that the view allows, and every seat learns in its own node. */
import {
  type AnyGame,
  fastChance,
  type GameTypes,
  itemAt,
  type MutableMatch,
  type OpenDecision,
  playInPlace,
  type Question,
  type Random,
  unanswered,
  type View,
} from '@skald/engine';
import { imagined } from '../imagined.ts';
import { give } from '../look-ahead.ts';
import type { Spending } from './budget.ts';
import { informationSet } from './information-set.ts';
import type { Judgement } from './judgement.ts';
import { drawn, favourite, isSettled, select } from './selection.ts';
import { type Branch, SearchTree, TreeNode } from './tree.ts';

const SEEDS = 2 ** 32;
/** No iteration goes deeper in the tree. */
const DEEPEST = 60;

/** One decision of one seat. */
export class TreeSearch {
  readonly #game: AnyGame;
  readonly #view: View<GameTypes>;
  readonly #decision: OpenDecision;
  readonly #judgement: Judgement;
  readonly #random: Random;
  readonly #tree: SearchTree;
  readonly #root: TreeNode;

  constructor(game: AnyGame, view: View<GameTypes>, decision: OpenDecision, judgement: Judgement, random: Random, mostNodes: number) {
    this.#game = game;
    this.#view = view;
    this.#decision = decision;
    this.#judgement = judgement;
    this.#random = random;
    this.#tree = new SearchTree(mostNodes);
    const live = this.#imagined();
    const question = itemAt(
      live.state.flow.open.filter(({ id }) => id === decision.id),
      0,
    );
    this.#root = new TreeNode(decision.seat, judgement.candidates(live, question, random));
  }

  get root(): TreeNode {
    return this.#root;
  }

  get size(): number {
    return this.#tree.size;
  }

  /** Searches until the budget is spent, or until more could not change the answer. */
  run(spending: Spending): void {
    if (this.#root.branches.length < 2) return;
    while (!isSettled(this.#root, spending.left) && spending.begins()) this.#iterate();
  }

  /** The best answer so far. */
  answer(): unknown {
    const isSealed = this.#view.waiting.length > 1;
    return (isSealed ? drawn(this.#root, this.#random) : favourite(this.#root)).answer;
  }

  /** Walks down the tree, adds one node, plays on from there, and tells every node on the way what came of it. */
  #iterate(): void {
    const live = this.#imagined();
    const path: { readonly node: TreeNode; readonly branch: Branch }[] = [];
    for (let depth = 0; depth < DEEPEST && !live.over; depth++) {
      const question = this.#next(live);
      const isRoot = question.id === this.#decision.id;
      const key = isRoot ? '' : informationSet(live.state, question);
      const known = isRoot ? this.#root : this.#tree.find(key);
      const node =
        known ?? this.#tree.add(key, () => new TreeNode(question.seat, this.#judgement.candidates(live, question, this.#random)));
      if (!node) break;
      const branch = select(node);
      path.push({ node, branch });
      give(live, question.seat, question.id, branch.answer);
      if (!known && node.branches.length > 1) break;
    }
    this.#judgement.playOut(live, this.#random);
    const values = this.#judgement.value(live);
    for (const { node, branch } of path) node.learn(branch, values);
  }

  /** The question in search comes first, even if others are asked at the same time: every iteration is about it. */
  #next({ state: { flow } }: MutableMatch<GameTypes>): Question {
    const open = unanswered(flow);
    return open.find(({ id }) => id === this.#decision.id) ?? itemAt(open, 0);
  }

  #imagined(): MutableMatch<GameTypes> {
    const state = imagined(this.#game, this.#view, this.#random);
    return playInPlace(this.#game, state, fastChance(this.#random.below(SEEDS)), { silent: true });
  }
}
