/** BR-6.1: the options of a match. */
import * as z from '../option-schema.ts';
import { content, MOST_PLAYERS } from './content/content.ts';
import { CLANS, type ClanId } from './ids.ts';

export const options = z.strictObject({
  /** The clan of each seat; by default in the order of the rulebook. */
  clans: z.optional(z.array(z.enum(CLANS)).check(z.refine((clans) => new Set(clans).size === clans.length, 'no clan can be chosen twice'))),
  /** The seat with the first-player token; drawn at random by default. */
  firstPlayer: z.optional(z.int().check(z.nonnegative())),
  /** Whether to use the fifth-player set; by default only with five players. */
  fifthPlayer: z.optional(z.boolean()),
  mystics: z._default(z.boolean(), false),
  gods: z._default(z.boolean(), false),
  draftInFirstAge: z._default(z.boolean(), true),
});

export type BloodRageOptions = z.infer<typeof options>;

/** Pairwise: every pair of settings occurs together, at every player count. */
export const variants: readonly Partial<BloodRageOptions>[] = [
  {},
  { mystics: true, gods: true },
  { mystics: true, draftInFirstAge: false },
  { gods: true, draftInFirstAge: false },
];

export function withFifthPlayer(seats: number, { fifthPlayer }: BloodRageOptions): boolean {
  return fifthPlayer ?? seats === MOST_PLAYERS;
}

/** The reason why these options do not fit this many seats. */
export function objection(seats: number, chosen: BloodRageOptions): string | undefined {
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
