/** The parts of the search: budget, selection, widening and priors. */
import { fastRandom, itemAt } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { Spending } from './budget.ts';
import { byWorth } from './judgement.ts';
import { drawn, favourite, isSettled, select } from './selection.ts';
import { TreeNode } from './tree.ts';

const evenly = (count: number): TreeNode =>
  new TreeNode(
    0,
    Array.from({ length: count }, (_, answer) => ({ answer, prior: 1 / count })),
  );

describe('the budget', () => {
  it('counts iterations', () => {
    const spending = new Spending({ iterations: 3 });
    expect([spending.begins(), spending.begins(), spending.begins(), spending.begins()]).toEqual([true, true, true, false]);
    expect(spending.left).toBe(0);
  });

  it('reads the clock of the host, and always allows one iteration', () => {
    let now = 0;
    const spending = new Spending({ clock: { now: () => now, deadline: 10 } });
    expect(spending.begins()).toBe(true);
    expect(spending.begins()).toBe(true);
    now = 10;
    expect(spending.begins()).toBe(false);
    expect(new Spending({ clock: { now: () => now, deadline: 10 } }).begins()).toBe(true);
  });
});

describe('the selection', () => {
  it('widens with the visits: the most promising answers first', () => {
    const node = evenly(100);
    const tried = (): number => node.branches.filter(({ visits }) => visits > 0).length;
    for (let i = 0; i < 9; i++) node.learn(select(node), [0.5]);
    expect(tried()).toBeLessThanOrEqual(5);
    for (let i = 0; i < 91; i++) node.learn(select(node), [0.5]);
    expect(tried()).toBeGreaterThan(5);
    expect(tried()).toBeLessThanOrEqual(12);
  });

  it('comes to prefer what does better', () => {
    const node = evenly(4);
    for (let i = 0; i < 200; i++) {
      const branch = select(node);
      node.learn(branch, [branch.answer === 2 ? 0.8 : 0.3]);
    }
    expect(favourite(node).answer).toBe(2);
    expect(isSettled(node, 20)).toBe(true);
    expect(drawn(node, fastRandom(1)).answer).toBe(2);
  });

  it('is not settled while the rest could change it', () => {
    const node = evenly(2);
    node.learn(itemAt(node.branches, 0), [1]);
    expect(isSettled(node, 0)).toBe(true);
    expect(isSettled(node, 1)).toBe(false);
  });
});

it('turns worths into priors that add up to 1, the best first', () => {
  const [first, second] = byWorth(
    [
      { answer: 'poor', worth: 0 },
      { answer: 'good', worth: 2 },
    ],
    2,
  );
  expect(first?.answer).toBe('good');
  expect((first?.prior ?? 0) + (second?.prior ?? 0)).toBeCloseTo(1);
  expect((second?.prior ?? 0) / (first?.prior ?? 1)).toBeCloseTo(Math.exp(-1));
});
