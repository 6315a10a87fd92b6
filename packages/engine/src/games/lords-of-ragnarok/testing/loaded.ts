/** Chance that a test sets, and the faces of the two dice. */
import type { Chance } from '../../../kernel/index.ts';

const DICE = ['monster-die', 'surtur-die', 'rune', 'discard', 'pile', 'blessing', 'prophet-hero', 'turn-order'] as const;
export type Die = (typeof DICE)[number];

/** Dice fall as a test sets them, otherwise on their first face; piles stay as they lie. */
export class LoadedChance implements Chance {
  readonly #faces = new Map<string, number[]>();

  fall(stream: Die, ...faces: readonly number[]): void {
    this.#faces.set(stream, [...(this.#faces.get(stream) ?? []), ...faces]);
  }

  draw(stream: string, _nth: number, bounds: readonly number[]): readonly number[] {
    if (!DICE.some((die) => die === stream)) return bounds.map((bound) => bound - 1);
    return [(this.#faces.get(stream)?.shift() ?? 1) - 1];
  }
}

/** Where each face stands on its die, counted from 1. */
export const SURTUR_FACE = { 1: 1, 2: 4, 3: 6 } as const;
export const MONSTER_FACE = { AREA_ATTACK: 1, MOVE: 3, CHOICE: 6 } as const;
