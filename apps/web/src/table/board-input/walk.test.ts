/** Arrow keys on a board: where they lead, in space and along a path. */
import { describe, expect, it } from 'vitest';
import { nextPlace } from './walk.ts';

/** A cross: 1 in the middle, 0 left of it, 2 right, 3 above, 4 below. */
const CROSS = [
  { x: 0, y: 50 },
  { x: 50, y: 50 },
  { x: 100, y: 50 },
  { x: 50, y: 0 },
  { x: 50, y: 100 },
];

describe('arrow keys', () => {
  it('go to the nearest place in their direction', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => nextPlace(key, 1, CROSS, 'space'))).toEqual([0, 2, 3, 4]);
  });

  it('prefer what lies straight ahead to what is nearer but aside', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 40, y: 40 },
      { x: 100, y: 0 },
    ];
    expect(nextPlace('ArrowRight', 0, places, 'space')).toBe(2);
  });

  it('go round at the edge', () => {
    expect(nextPlace('ArrowRight', 2, CROSS, 'space')).toBe(0);
    expect(nextPlace('ArrowUp', 3, CROSS, 'space')).toBe(4);
  });

  it('reach every place from every other', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const reached = new Set([0]);
    for (const from of reached) for (const key of keys) reached.add(nextPlace(key, from, CROSS, 'space') ?? from);
    expect(reached.size).toBe(CROSS.length);
  });

  it('follow a path step by step, and stop at its ends', () => {
    expect(nextPlace('ArrowRight', 1, CROSS, 'path')).toBe(2);
    expect(nextPlace('ArrowUp', 1, CROSS, 'path')).toBe(2);
    expect(nextPlace('ArrowLeft', 0, CROSS, 'path')).toBe(0);
    expect(nextPlace('ArrowRight', 4, CROSS, 'path')).toBe(4);
  });

  it('lead to the ends with Home and End, and nowhere with other keys', () => {
    expect(nextPlace('Home', 3, CROSS, 'space')).toBe(0);
    expect(nextPlace('End', 3, CROSS, 'path')).toBe(4);
    expect(nextPlace('a', 3, CROSS, 'space')).toBeUndefined();
  });
});
