/** What a seat knows of a draft, as places to fill: who picked when from which packet, and which cards may have been picked there. */
import { at, type Random, type Seat, type View } from '../../../kernel/index.ts';
import { cardNumbered, deckFor } from '../content/cards.ts';
import { DEALT_EACH, forPlayers, PICKED_EACH } from '../content/content.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { shuffled } from './shuffled.ts';

/** Cards of which it is known where they were, but not who took which; or the pool of cards never seen. */
interface Pool {
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

/** What the viewer has seen of one draft. */
interface Seen {
  readonly took: readonly (readonly CardId[])[];
  readonly passed: readonly (readonly CardId[])[];
  /** The packet in front of the viewer, while the draft goes on. */
  readonly current: readonly CardId[];
}

/** The draft of an Age with everything that the viewer has not seen left open. */
export function openDraft({ table, hand, viewer, seats }: View<BloodRage>, age: number, random: Random): ImaginedDraft {
  const { each, rounds, done } = progressOf(table, age);
  const { took, passed } = hand?.drafts[age - 1] ?? { took: [], passed: [] };
  const seen: Seen = { took: took.map(written), passed: passed.map(written), current: done ? [] : (hand?.pack ?? []) };
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
      if (owner === viewer) pool = { cards: shuffled(wentOn(seen, round, seats), random) };
    }
    const held = !done && holderOf(packet, rounds, seats) === viewer;
    draft.rests.push({ pool, size: DEALT_EACH - rounds * each, cards: held ? [...seen.current] : [] });
  }
  return draft;
}

function written(numbers: readonly number[]): readonly CardId[] {
  return numbers.map(cardNumbered);
}

/** What the viewer passed on in a round, without what came back to it a lap later. */
function wentOn({ took, passed, current }: Seen, round: number, seats: number): readonly CardId[] {
  const lapLater = round + seats;
  const rounds = took.length;
  const back = lapLater < rounds ? [...(took[lapLater] ?? []), ...(passed[lapLater] ?? [])] : lapLater === rounds ? current : [];
  return (passed[round] ?? []).filter((card) => !back.includes(card));
}
