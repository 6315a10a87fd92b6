/** Random choices that are the same in every run. */
export type Dice = (below: number) => number;

export function diceFrom(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
}
