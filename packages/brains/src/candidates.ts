/** Which answers a brain takes a closer look at: all of them where they are few, otherwise some of them. */
import { listAnswers, type OpenDecision, type Random, sampleAnswer } from '@skald/engine';

export function candidates({ space, fallback }: OpenDecision, most: number, random: Random): readonly unknown[] {
  return listAnswers(space, most) ?? [fallback, ...Array.from({ length: most - 1 }, () => sampleAnswer(space, random))];
}

/** The one judged best; among equals any, so that nobody can foresee it. */
export function bestOf<T>(things: readonly T[], judge: (thing: T) => number, random: Random): T | undefined {
  let best: T[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = judge(thing);
    if (value > highest) {
      highest = value;
      best = [thing];
    } else if (value === highest) best.push(thing);
  }
  return best.length > 1 ? best[random.below(best.length)] : best[0];
}
