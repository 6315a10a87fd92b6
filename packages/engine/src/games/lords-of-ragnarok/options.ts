/** What can be chosen before a match (LR-20.2, LR-20.13, LR-20.15, LR-40.1, LR-45.1). */
import { z } from 'zod';
import { boardOf, content, NUMBERS } from './content/content.ts';
import { CHALLENGES, HEROES, type HeroId } from './ids.ts';

const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const options = z.strictObject({
  /** How many prophets of Surtur take part; left out, one where somebody plays alone and none otherwise. */
  prophets: z.int().min(0).max(NUMBERS.prophetsMaxSolo).optional(),
  /** The heroes of the prophets; those left out are drawn. */
  prophetHeroes: z.array(z.enum(HEROES)).refine(different, 'no hero can be chosen twice').default([]),
  challenges: z.array(z.enum(CHALLENGES)).refine(different, 'no challenge can be chosen twice').default([]),
  /** So many more challenges are drawn. */
  randomChallenges: z.int().min(0).max(CHALLENGES.length).default(0),
  /** LR-20.15: somebody who plays alone picks hero and heritage freely. */
  freeChoice: z.boolean().default(false),
});

export type Options = z.infer<typeof options>;

/** Every number of prophets at every number of humans that it fits; each challenge at least once. */
export const variants: readonly Partial<Options>[] = [
  {},
  { prophets: 1, challenges: ['ch-1', 'ch-4'] },
  { prophets: 2, challenges: ['ch-2', 'ch-5'] },
  { prophets: 3, challenges: ['ch-3', 'ch-6'] },
  { prophets: 1, prophetHeroes: ['hervor'], freeChoice: true, randomChallenges: 2 },
];

export function prophetsAt(seats: number, { prophets }: Options): number {
  return prophets ?? (seats === 1 ? 1 : 0);
}

/** Why these options do not fit this many seats. */
export function objection(seats: number, chosen: Options): string | undefined {
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
  return undefined;
}

export function priorityOf(hero: HeroId): string {
  return boardOf(hero).prioritySpecialAction;
}
