/** BR-6.1: what can be chosen before a match. */
import { z } from 'zod';
import { content, MOST_PLAYERS } from './content/content.ts';
import { CLANS, type ClanId } from './ids.ts';

export const options = z.strictObject({
  /** The clan of each seat; without it, in the order of the rulebook. */
  clans: z
    .array(z.enum(CLANS))
    .refine((clans) => new Set(clans).size === clans.length, 'no clan can be chosen twice')
    .optional(),
  /** Who has the first-player token; without it, chance decides. */
  firstPlayer: z.int().nonnegative().optional(),
  /** The fifth-player set; without it, used where five play. */
  fifthPlayer: z.boolean().optional(),
  mystics: z.boolean().default(false),
  gods: z.boolean().default(false),
  draftInFirstAge: z.boolean().default(true),
});

export type Options = z.infer<typeof options>;

/** Pairwise: every pair of settings occurs together, at every player count. */
export const variants: readonly Partial<Options>[] = [
  {},
  { mystics: true, gods: true },
  { mystics: true, draftInFirstAge: false },
  { gods: true, draftInFirstAge: false },
];

export function withFifthPlayer(seats: number, { fifthPlayer }: Options): boolean {
  return fifthPlayer ?? seats === MOST_PLAYERS;
}

/** Why these options do not fit this many seats. */
export function objection(seats: number, chosen: Options): string | undefined {
  const { clans, firstPlayer } = chosen;
  const fifth = withFifthPlayer(seats, chosen);
  if (seats === MOST_PLAYERS && !fifth) return 'five players need the fifth-player set';
  if (clans && clans.length !== seats) return `there must be a clan for each of the ${seats} seats`;
  if (clans?.some((clan) => setOf(clan) === 'fifth-player') && !fifth) return 'the Ram clan needs the fifth-player set';
  if (firstPlayer !== undefined && firstPlayer >= seats) return 'the first player must have a seat';
  return undefined;
}

function setOf(id: ClanId): string | undefined {
  return content.clans.find((clan) => clan.id === id)?.set;
}
