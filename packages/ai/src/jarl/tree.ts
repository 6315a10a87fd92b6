/** The tree of a search: one node for each information set of a seat, shared by all imagined matches that look the same to that seat. */
import type { Seat } from '@skald/engine';
import type { CandidateAnswer } from './judgement.ts';

/** One answer at a node, and what came of it. */
export interface Branch extends CandidateAnswer {
  visits: number;
  /** The sum of the values to the seat of the node. */
  total: number;
}

export class TreeNode {
  readonly seat: Seat;
  /** The most promising first. */
  readonly branches: readonly Branch[];
  visits = 0;
  total = 0;

  constructor(seat: Seat, candidates: readonly CandidateAnswer[]) {
    this.seat = seat;
    this.branches = candidates.map((candidate) => ({ ...candidate, visits: 0, total: 0 }));
  }

  learn(branch: Branch, values: readonly number[]): void {
    const value = values[this.seat] ?? 0;
    this.visits++;
    this.total += value;
    branch.visits++;
    branch.total += value;
  }
}

/** A tree with a limit on its nodes: when it is full it goes on learning, but adds none. */
export class SearchTree {
  readonly #nodes = new Map<string, TreeNode>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): TreeNode | undefined {
    return this.#nodes.get(key);
  }

  /** Undefined if the tree is full. */
  add(key: string, make: () => TreeNode): TreeNode | undefined {
    if (this.#nodes.size >= this.#most) return undefined;
    const node = make();
    this.#nodes.set(key, node);
    return node;
  }

  get size(): number {
    return this.#nodes.size;
  }
}
