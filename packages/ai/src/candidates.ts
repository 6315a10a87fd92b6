/** The answers that a strategy examines: all of them, or a sample if they are many. */
import { type AnswerSpace, listAnswers, type Random, sampleAnswer } from '@skald/engine';

/** The parts of a decision that matter here; a typed decision has answers of the type of its fallback. */
interface Answerable<A> {
  readonly space: AnswerSpace;
  readonly fallback: A;
}

export function candidates<A>({ space, fallback }: Answerable<A>, most: number, random: Random): readonly A[] {
  const answers = listAnswers(space, most) ?? [fallback, ...Array.from({ length: most - 1 }, () => sampleAnswer(space, random))];
  return answers.filter(isOffered<A>);
}

function isOffered<A>(answer: unknown): answer is A {
  return answer !== undefined;
}

/** The item with the best score; picks randomly among equals, so that bots stay unpredictable. */
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
