/** The options of a match (LR-20.2, LR-20.13, LR-20.15, LR-40.1, LR-45.1). */
import type { Objection } from '../../kernel/index.ts';
import * as z from '../option-schema.ts';
import { boardOf, content, NUMBERS } from './content/content.ts';
import { expansionObjection } from './expansions/objections.ts';
import { expansionOptions, expansionVariants } from './expansions/options.ts';
import { CHALLENGES, HEROES, type HeroId } from './ids.ts';

const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const options = z.strictObject({
  /** The number of prophets of Surtur; by default one in a solo match and none otherwise. */
  prophets: z.optional(z.int().check(z.nonnegative(), z.maximum(NUMBERS.prophetsMaxSolo))),
  /** The heroes of the prophets; missing ones are drawn. */
  prophetHeroes: z._default(z.array(z.enum(HEROES)).check(z.refine(different, 'no hero can be chosen twice')), []),
  challenges: z._default(z.array(z.enum(CHALLENGES)).check(z.refine(different, 'no challenge can be chosen twice')), []),
  /** The number of additional challenges to draw. */
  randomChallenges: z._default(z.int().check(z.nonnegative(), z.maximum(CHALLENGES.length)), 0),
  /** LR-20.15: somebody who plays alone picks hero and heritage freely. */
  freeChoice: z._default(z.boolean(), false),
  ...expansionOptions,
});

export type LordsOptions = z.infer<typeof options>;

/** Every number of prophets with every number of humans that it fits, and each challenge at least once. */
export const variants: readonly Partial<LordsOptions>[] = [
  {},
  { prophets: 1, challenges: ['ch-1', 'ch-4'] },
  { prophets: 2, challenges: ['ch-2', 'ch-5'] },
  { prophets: 3, challenges: ['ch-3', 'ch-6'] },
  { prophets: 1, prophetHeroes: ['hervor'], freeChoice: true, randomChallenges: 2 },
  ...expansionVariants,
];

export function prophetsAt(seats: number, { prophets }: LordsOptions): number {
  return prophets ?? (seats === 1 ? 1 : 0);
}

/** The reason why these options do not fit this many seats. */
export function objection(seats: number, chosen: LordsOptions): string | Objection | undefined {
  const prophets = prophetsAt(seats, chosen);
  const most = seats === 1 ? NUMBERS.prophetsMaxSolo : NUMBERS.prophetsMaxMultiplayer;
  if (seats === 1 && prophets === 0) return 'somebody who plays alone needs a prophet';
  if (prophets > most) return `at most ${most} prophets can join ${seats} players`;
  if (seats + prophets > NUMBERS.participantsMax) return `at most ${NUMBERS.participantsMax} can take part, prophets included`;
  if (chosen.prophetHeroes.length > prophets) return 'there are more heroes than prophets';
  if (!different(chosen.prophetHeroes.map(priorityOf))) return 'each prophet needs a priority of his own';
  if (prophets === 0 && chosen.challenges.length + chosen.randomChallenges > 0) return 'challenges need a prophet';
  if (chosen.challenges.length + chosen.randomChallenges > content.challengeCards.length) return 'there are not so many challenges';
  if (chosen.freeChoice && seats > 1) return 'only somebody who plays alone picks freely';
  return expansionObjection(prophets, chosen);
}

export function priorityOf(hero: HeroId): string {
  return boardOf(hero).prioritySpecialAction;
}
