/** The outlines that card scenes are made of. A seed decides the details, so that a card always looks the same. */
import type { Random } from '@skald/engine';

/** The size of a scene in its own units. */
export const SCENE = { width: 200, height: 120 };

const SHARP = 0.5;

/** A chain of peaks from the left edge to the right, filled down to the bottom. */
export function peaks(random: Random, top: number, foot: number, count: number): string {
  const step = SCENE.width / count;
  const points = Array.from({ length: count }, (_, i) => {
    const tip = step * (i + SHARP) + between(random, -6, 6);
    return `L${whole(tip)} ${top + between(random, 0, 16)} L${whole(step * (i + 1))} ${foot - between(random, 0, 10)}`;
  });
  return `M0 ${foot} ${points.join(' ')} V${SCENE.height} H0 Z`;
}

/** Rolling ground, filled down to the bottom. */
export function hills(random: Random, top: number, count: number): string {
  const step = SCENE.width / count;
  const curves = Array.from({ length: count }, (_, i) => {
    const lift = top - between(random, 4, 14);
    return `Q${whole(step * (i + SHARP))} ${lift} ${whole(step * (i + 1))} ${top + between(random, -3, 4)}`;
  });
  return `M0 ${top} ${curves.join(' ')} V${SCENE.height} H0 Z`;
}

/** Water in front, in waves. */
export function waves(random: Random, top: number): string {
  const count = 8;
  const step = SCENE.width / count;
  const curves = Array.from(
    { length: count },
    (_, i) => `Q${whole(step * (i + SHARP))} ${top - between(random, 3, 7)} ${whole(step * (i + 1))} ${top}`,
  );
  return `M0 ${top} ${curves.join(' ')} V${SCENE.height} H0 Z`;
}

/** Firs on both sides; the middle stays free for the figure. */
export function firs(random: Random, foot: number): string {
  return besides(random, 4, (x) => fir(x, foot + between(random, 0, 8), between(random, 30, 52)));
}

/** Spears and banners on both sides. */
export function spears(random: Random, foot: number): string {
  return besides(random, 4, (x) => {
    const top = foot - between(random, 44, 66);
    const lean = between(random, -4, 4);
    const flag = random.below(2) === 0 ? `M${x + lean + 1} ${top + 4} l13 4 l-13 6 Z` : `M${x + lean - 2} ${top} l3 -8 l3 8 Z`;
    return `M${x} ${foot + 6} L${x + lean} ${top} h1.6 L${x + 2} ${foot + 6} Z ${flag}`;
  });
}

/** A longhouse on each side. */
export function houses(random: Random, foot: number): string {
  return [22, 178]
    .map((middle) => {
      const x = middle + between(random, -6, 6);
      const high = between(random, 26, 38);
      return `M${x - 24} ${foot} V${foot - high * SHARP} L${x} ${foot - high - 8} L${x + 24} ${foot - high * SHARP} V${foot} Z M${x - 3} ${foot - high - 5} l-6 -8 M${x + 3} ${foot - high - 5} l6 -8`;
    })
    .join(' ');
}

/** What is left of a hall: leaning, broken posts. */
export function ruins(random: Random, foot: number): string {
  return besides(random, 3, (x) => {
    const high = between(random, 18, 46);
    const lean = between(random, -7, 7);
    return `M${x} ${foot + 6} l${lean} ${-high} l3 4 l4 -6 l${2 - lean} ${high + 2} Z`;
  });
}

/** Sparks or flakes in the air, as small diamonds. */
export function sparks(random: Random): string {
  return Array.from({ length: 16 }, () => {
    const size = between(random, 1, 2);
    return `M${random.below(SCENE.width)} ${random.below(90)} l${size} ${size} l${-size} ${size} l${-size} ${-size} Z`;
  }).join(' ');
}

/** Things in the left and the right third, as many on each side. */
function besides(random: Random, count: number, draw: (x: number) => string): string {
  const third = 62;
  const gap = third / count;
  const left = Array.from({ length: count }, (_, i) => whole(gap * (i + SHARP) + between(random, -5, 5)));
  return [...left, ...left.map((x) => SCENE.width - x + between(random, -4, 4))].map(draw).join(' ');
}

function fir(x: number, foot: number, high: number): string {
  const wide = whole(high / 4);
  const tier = whole(high / 3);
  const tiers = [0, 1, 2].map((i) => {
    const half = wide - 4 + i * 2;
    return `M${x} ${foot - high + i * tier * SHARP} l${half} ${tier + 6} h${-2 * half} Z`;
  });
  return `${tiers.join(' ')} M${x - 1} ${foot - 6} h2 v8 h-2 Z`;
}

/** A whole number from one bound to the other, both included. */
function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

function whole(value: number): number {
  return Math.round(value);
}
