/** What a seat knows of a draft, as places to fill: who picked when from which packet, and which cards may have been picked there. */
import { at, type Random, type Seat, type View } from '../../../kernel/index.ts';
import { deckFor } from '../content/cards.ts';
import { DEALT_EACH, forPlayers, PICKED_EACH } from '../content/content.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { shuffled } from './shuffled.ts';

/** Cards of which it is known where they were, but not who took which; or the pool of cards never seen. */
export interface Pool {
  cards: CardId[];
}

/** One card that somebody picked; null until it is imagined. */
export interface Pick {
  readonly owner: Seat;
  readonly packet: number;
  readonly round: number;
  readonly pool: Pool;
  card: CardId | null;
}

export interface ImaginedDraft {
  readonly age: number;
  readonly picks: Pick[];
  /** What is left of each packet: the pool, or the cards themselves once filled. */
  readonly rests: { readonly pool: Pool; readonly size: number; cards: CardId[] }[];
  readonly unseen: Pool;
  readonly rounds: number;
}

/** How many cards are taken in a round, and how many rounds have been picked so far. */
export function progressOf(table: Table, age: number): { readonly each: number; readonly rounds: number; readonly done: boolean } {
  if (age === 1 && !table.sets.draftInFirstAge) return { each: DEALT_EACH, rounds: 1, done: true };
  const each = forPlayers(table.clans.length).picksPerPass;
  if (age < table.age || table.phase !== 'gifts') return { each, rounds: PICKED_EACH / each, done: true };
  return { each, rounds: (DEALT_EACH - at(table.clans, 0).pack) / each, done: false };
}

/** BR-8.6: packets go to the left. */
export function holderOf(packet: number, round: number, seats: number): Seat {
  return (packet + round) % seats;
}

/** The draft of an Age with everything that the viewer has not seen left open. */
export function openDraft({ table, hand, viewer, seats }: View<BloodRage>, age: number, random: Random): ImaginedDraft {
  const { each, rounds, done } = progressOf(table, age);
  const record = hand?.drafts[age - 1] ?? { took: [], passed: [] };
  const current = done ? [] : (hand?.pack ?? []);
  const seen = new Set([...record.took.flat(), ...record.passed.flat(), ...current]);
  const unseen: Pool = {
    cards: shuffled(
      deckFor(age, seats, table.sets.mystics).filter((card) => !seen.has(card)),
      random,
    ),
  };
  const draft: ImaginedDraft = { age, picks: [], rests: [], unseen, rounds };
  for (let packet = 0; packet < seats; packet++) {
    let pool = unseen;
    for (let round = 0; round < rounds; round++) {
      const owner = holderOf(packet, round, seats);
      const took = owner === viewer ? (record.took[round] ?? []) : null;
      for (let i = 0; i < each; i++) draft.picks.push({ owner, packet, round, pool, card: took?.[i] ?? null });
      if (took) pool = poolAfter(round, record.passed[round] ?? []);
    }
    const size = DEALT_EACH - rounds * each;
    const held = !done && holderOf(packet, rounds, seats) === viewer;
    draft.rests.push({ pool, size, cards: held ? [...current] : [] });
  }
  return draft;

  /** What went on from the viewer, without what came back to it. */
  function poolAfter(round: number, passed: readonly CardId[]): Pool {
    const back = round + seats;
    const returned = back < rounds ? [...(record.took[back] ?? []), ...(record.passed[back] ?? [])] : back === rounds ? current : [];
    return { cards: shuffled(passed, random).filter((card) => !returned.includes(card)) };
  }
}
