/** An answer as its choices, so that a client can say it in words without the position. */
import { equal, type Json, type OpenDecision } from '@skald/engine';

/** A choice with its hint, as `Translator.choice` takes them. */
export interface ChosenItem {
  readonly choice: unknown;
  readonly hint?: Json;
}

/** A number, or what was chosen. */
export type AnswerWords = number | readonly ChosenItem[];

export function wordsFor({ space, hints }: OpenDecision, answer: unknown): AnswerWords {
  if (space.kind === 'amount') return typeof answer === 'number' ? answer : space.min;
  const offered = space.kind === 'one' ? space.options : space.items;
  const item = (choice: unknown): ChosenItem => {
    const hint = hints?.[offered.findIndex((one) => equal(one, choice))];
    return hint === undefined ? { choice } : { choice, hint };
  };
  if (space.kind === 'one') return [item(answer)];
  return Array.isArray(answer) ? answer.map(item) : [];
}
