/** Which answer an iteration tries, and which answer the search gives in the end. */
import { itemAt, type Random } from '@skald/engine';
import type { Branch, TreeNode } from './tree.ts';

/** How much an answer that is likely by its prior and was seldom tried gains over one that did well. */
const CURIOSITY = 0.35;
/** Progressive widening: a node visited n times examines FIRST + n ** GROWTH answers. */
const FIRST = 2;
const GROWTH = 0.5;
/** An answer that was never tried counts as this much worse than the average of its node. */
const DOUBT = 0.02;
/** A sealed answer is drawn among those that were tried at least this often compared to the first. */
const SERIOUS = 0.3;

/** The branch with the highest upper bound among those that the node has widened to. */
export function select({ branches, visits, total }: TreeNode): Branch {
  const open = Math.min(branches.length, Math.floor(FIRST + visits ** GROWTH));
  const expected = visits > 0 ? total / visits - DOUBT : 0.5;
  const spread = CURIOSITY * Math.sqrt(visits + 1);
  let best = itemAt(branches, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < open; i++) {
    const branch = itemAt(branches, i);
    const value = branch.visits > 0 ? branch.total / branch.visits : expected;
    const bound = value + (spread * branch.prior) / (1 + branch.visits);
    if (bound > highest) {
      highest = bound;
      best = branch;
    }
  }
  return best;
}

/** The answer tried most often. */
export function favourite({ branches }: TreeNode): Branch {
  return branches.reduce((best, branch) => (branch.visits > best.visits ? branch : best));
}

/** Draws a sealed answer in proportion to the visits, so that nobody can predict it with certainty. */
export function drawn(node: TreeNode, random: Random): Branch {
  const most = favourite(node).visits;
  const serious = node.branches.filter(({ visits }) => visits > 0 && visits >= SERIOUS * most);
  let left = random.below(serious.reduce((sum, { visits }) => sum + visits, 0) || 1);
  for (const branch of serious) {
    left -= branch.visits;
    if (left < 0) return branch;
  }
  return favourite(node);
}

/** Whether the favourite stays the favourite whatever the remaining iterations bring. */
export function isSettled({ branches }: TreeNode, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of branches) {
    if (visits > first) [first, second] = [visits, first];
    else second = Math.max(second, visits);
  }
  return first - second > left;
}
