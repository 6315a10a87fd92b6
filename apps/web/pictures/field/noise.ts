/** Repeatable chance for the pictures: a seeded sequence of numbers, and noise made from it. */
import { createNoise2D } from 'simplex-noise';

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Noise {
  readonly #at: (x: number, y: number) => number;

  constructor(seed: number) {
    this.#at = createNoise2D(seededRandom(seed));
  }

  /** Smooth noise from -1 to 1; `size` is the width of its hills. */
  smooth(x: number, y: number, size: number): number {
    return this.#at(x / size, y / size);
  }

  /** Several layers of noise, each half as large and half as strong: from about -1 to 1. */
  layered(x: number, y: number, size: number, layers: number): number {
    let [sum, strength, total, width] = [0, 1, 0, size];
    for (let layer = 0; layer < layers; layer++) {
      sum += strength * this.#at(x / width + layer * 17.3, y / width - layer * 9.1);
      total += strength;
      strength /= 2;
      width /= 2;
    }
    return sum / total;
  }

  /** Sharp ridges with valleys between them: from 0 to 1. */
  ridged(x: number, y: number, size: number, layers: number): number {
    let [sum, strength, total, width, above] = [0, 1, 0, size, 1];
    for (let layer = 0; layer < layers; layer++) {
      const ridge = (1 - Math.abs(this.#at(x / width + layer * 31.7, y / width + layer * 5.3))) ** 2;
      sum += strength * ridge * above;
      total += strength;
      above = Math.min(1, ridge * 1.4);
      strength *= 0.5;
      width *= 0.48;
    }
    return sum / total;
  }
}
