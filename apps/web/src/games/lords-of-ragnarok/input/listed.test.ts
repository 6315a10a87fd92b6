/** Equal armies are listed once, and a press on their goal means either. */
import type { OpenDecision } from '@skald/engine';
import { expect, it } from 'vitest';
import { press, targetedChoices } from '../../../table/board-input/targets.ts';
import { alikeChoices, listedOnce } from './listed.ts';
import { lordsTargets } from './targets.ts';

const MOVES: OpenDecision = {
  id: '1.0',
  seat: 0,
  prompt: { key: 'activate-army', params: {} },
  space: {
    kind: 'one',
    options: [
      { do: 'move', army: 0, region: 11 },
      { do: 'move', army: 1, region: 11 },
      { do: 'move', army: 2, region: 11 },
      { do: 'strengthen', army: 1 },
      { do: 'none' },
    ],
  },
  hints: [{ from: 13, strength: 1 }, { from: 13, strength: 1 }, { from: 13, strength: 2 }, { from: 13, strength: 1 }, null],
  fallback: { do: 'none' },
  rules: [],
};

it('lists a move of two equal armies once, and those of different ones twice', () => {
  expect(listedOnce(MOVES)).toEqual([0, 2, 3, 4]);
});

it('takes the first of two equal armies when only their goal is pressed', () => {
  const equal: OpenDecision = {
    ...MOVES,
    space: { kind: 'one', options: MOVES.space.kind === 'one' ? MOVES.space.options.slice(0, 2) : [] },
  };
  const all = targetedChoices(lordsTargets, equal);
  expect(press(all, [], 'region:11', alikeChoices(equal)).place).toBe(0);
  expect(press(all, [], 'region:11').place).toBeNull();
  // Armies that differ must be told apart.
  const different = targetedChoices(lordsTargets, MOVES);
  expect(press(different, [], 'region:11', alikeChoices(MOVES)).place).toBeNull();
  expect(press(different, [], 'army:1', alikeChoices(MOVES)).place).toBeNull();
});
