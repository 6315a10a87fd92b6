/** One draft as the viewer knows it: who picked in which round from which packet, and which cards each pick can be. */

import { itemAt, type Random, type Seat, shuffled, type View } from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { cardNumbered, deckFor } from '../content/cards.ts';
import { DEALT_EACH, forPlayers, PICKED_EACH } from '../content/content.ts';
import type { BloodRage, BloodRageTable } from '../state.ts';

/** Cards that can fill a pick: the known rest of a packet, or all cards that the viewer has not seen. */
interface Pool {
  cards: BloodRageCardId[];
}

/** One pick; its card is null until imagined. */
export interface Pick {
  readonly owner: Seat;
  readonly packet: number;
  readonly round: number;
  readonly pool: Pool;
  card: BloodRageCardId | null;
}

export interface ImaginedDraft {
  readonly age: number;
  readonly picks: Pick[];
  /** The rest of each packet: the pool it comes from, and its cards once filled. */
  readonly rests: { readonly pool: Pool; readonly size: number; cards: BloodRageCardId[] }[];
  readonly unseen: Pool;
  readonly rounds: number;
}

/** The number of cards picked in each round, and the rounds picked so far. */
export function progressOf(table: BloodRageTable, age: number): { readonly each: number; readonly rounds: number; readonly done: boolean } {
  if (age === 1 && !table.sets.draftInFirstAge) return { each: DEALT_EACH, rounds: 1, done: true };
  const each = forPlayers(table.clans.length).picksPerPass;
  if (age < table.age || table.phase !== 'gifts') return { each, rounds: PICKED_EACH / each, done: true };
  return { each, rounds: (DEALT_EACH - itemAt(table.clans, 0).pack) / each, done: false };
}

/** BR-8.6: packets pass to the left. */
export function holderOf(packet: number, round: number, seats: number): Seat {
  return (packet + round) % seats;
}

/** The viewer's knowledge of one draft. */
interface Seen {
  readonly took: readonly (readonly BloodRageCardId[])[];
  readonly passed: readonly (readonly BloodRageCardId[])[];
  /** The packet in front of the viewer during the draft. */
  readonly current: readonly BloodRageCardId[];
}

/** The draft of an Age; picks that the viewer has not seen stay open. */
export function openDraft({ table, hand, viewer, seats }: View<BloodRage>, age: number, random: Random): ImaginedDraft {
  const { each, rounds, done } = progressOf(table, age);
  const { took, passed } = hand?.drafts[age - 1] ?? { took: [], passed: [] };
  const seen: Seen = { took: took.map(cardsNumbered), passed: passed.map(cardsNumbered), current: done ? [] : (hand?.pack ?? []) };
  const known = new Set([...seen.took.flat(), ...seen.passed.flat(), ...seen.current]);
  const deck = deckFor(age, seats, table.sets.mystics).filter((card) => !known.has(card));
  const unseen: Pool = { cards: shuffled(deck, random) };
  const draft: ImaginedDraft = { age, picks: [], rests: [], unseen, rounds };
  for (let packet = 0; packet < seats; packet++) {
    let pool = unseen;
    for (let round = 0; round < rounds; round++) {
      const owner = holderOf(packet, round, seats);
      const own = owner === viewer ? (seen.took[round] ?? []) : [];
      for (let i = 0; i < each; i++) draft.picks.push({ owner, packet, round, pool, card: own[i] ?? null });
      if (owner === viewer) pool = { cards: shuffled(passedOnForGood(seen, round, seats), random) };
    }
    const held = !done && holderOf(packet, rounds, seats) === viewer;
    draft.rests.push({ pool, size: DEALT_EACH - rounds * each, cards: held ? [...seen.current] : [] });
  }
  return draft;
}

function cardsNumbered(numbers: readonly number[]): readonly BloodRageCardId[] {
  return numbers.map(cardNumbered);
}

/** The cards that the viewer passed on in a round, minus those that came back a lap later. */
function passedOnForGood({ took, passed, current }: Seen, round: number, seats: number): readonly BloodRageCardId[] {
  const lapLater = round + seats;
  const rounds = took.length;
  const back = lapLater < rounds ? [...(took[lapLater] ?? []), ...(passed[lapLater] ?? [])] : lapLater === rounds ? current : [];
  return (passed[round] ?? []).filter((card) => !back.includes(card));
}
