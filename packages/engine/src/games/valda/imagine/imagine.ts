/** Deals a state consistent with a view: all hidden cards that the viewer does not know are dealt again. */
import { Defect, itemAt, type Random, type Seat, shuffled, type View } from '../../../kernel/index.ts';
import { countOf, openCards } from '../board/cards.ts';
import { fewestRecycled } from '../board/origins.ts';
import { content } from '../content/content.ts';
import { byDeck } from '../flow/setup.ts';
import type { DeckId, ValdaCardId } from '../ids.ts';
import type { Clue, Valda, ValdaHand } from '../state.ts';
import { Dealer, type UndealtCard } from './dealer.ts';
import { type HiddenPlace, hiddenPlaces, placesFor, placesOf } from './places.ts';

type Hidden = { hands: ValdaHand[]; box: Valda['box'] };

/** What everybody knows always fits; clues come after it, since two of them may speak of one card. */
export function imagine(view: View<Valda>, random: Random): Hidden {
  const dealt = new Dealing(view, random).deal(true) ?? new Dealing(view, random).deal(false);
  if (!dealt) throw new Defect('cannot-imagine', 'nothing hidden fits what the viewer knows');
  return dealt;
}

const HAND = ['hand'] as const;
const HAND_OR_LOOKING = ['hand', 'looking'] as const;

/** A known card at a depth of a deck, counted from the top. */
interface FixedCard {
  readonly deck: DeckId;
  readonly depth: number;
  readonly card: ValdaCardId;
}

class Dealing {
  readonly #view: View<Valda>;
  readonly #random: Random;
  readonly #places: readonly HiddenPlace[];
  readonly #dealer: Dealer;
  /** The copies of each card whose place the viewer does not know. */
  readonly #unseen = new Map<ValdaCardId, number>();
  /** The copies of each god card that may still be dealt to where a reshuffle put them. */
  readonly #recycled = new Map<ValdaCardId, number>();
  readonly #fixed: FixedCard[] = [];

  constructor(view: View<Valda>, random: Random) {
    this.#view = view;
    this.#random = random;
    this.#places = hiddenPlaces(view);
    this.#dealer = new Dealer(
      this.#places.map(({ room }) => room),
      random,
    );
    for (const { id, copies } of content.cards) this.#unseen.set(id, copies);
    for (const card of seenCards(view)) this.#unseen.set(card, this.#left(card) - 1);
    for (const card of new Set(view.table.recycled)) this.#recycled.set(card, recycledElsewhere(view, card));
  }

  deal(withClues: boolean): Hidden | undefined {
    const { table, hand, viewer } = this.#view;
    const isKnown = table.players.every(({ known }, seat) => seat === viewer || known.every((card) => this.#giveTo(seat, card, HAND)));
    if (!isKnown) return undefined;
    if (withClues) for (const clue of [...(hand?.clues ?? []), ...table.clues]) this.#follow(clue);
    if (!shuffled(this.#rest(), this.#random).every((card) => this.#dealer.deal(card))) return undefined;
    return { hands: this.#hands(), box: { decks: this.#decks() } };
  }

  #left(card: ValdaCardId): number {
    return this.#unseen.get(card) ?? 0;
  }

  /** Everything unseen that is not placed yet. */
  #rest(): readonly UndealtCard[] {
    return [...this.#unseen].flatMap(([card, left]) => {
      const recycled = this.#recycled.get(card) ?? 0;
      return Array.from({ length: left }, (_, copy) => ({ card, places: this.#placesFor(card, copy < recycled) }));
    });
  }

  #placesFor(card: ValdaCardId, isRecycled: boolean): readonly number[] {
    return placesFor(this.#view, this.#places, card, isRecycled);
  }

  /** Deals one copy to one of these places, if they may hold it. */
  #place(card: ValdaCardId, among: readonly number[]): boolean {
    return this.#placeCopy(card, among, false) || this.#placeCopy(card, among, true);
  }

  #placeCopy(card: ValdaCardId, among: readonly number[], isRecycled: boolean): boolean {
    const recycled = this.#recycled.get(card) ?? 0;
    if (this.#left(card) === 0 || (isRecycled && recycled === 0)) return false;
    const places = this.#placesFor(card, isRecycled).filter((place) => among.includes(place));
    if (!this.#dealer.deal({ card, places })) return false;
    this.#unseen.set(card, this.#left(card) - 1);
    if (isRecycled) this.#recycled.set(card, recycled - 1);
    return true;
  }

  #giveTo(seat: Seat, card: ValdaCardId, kinds: readonly HiddenPlace['kind'][]): boolean {
    return this.#place(card, placesOf(this.#places, seat, kinds));
  }

  /** The viewer's own cards may explain a clue; otherwise the card is in one of the other places. */
  #follow({ card, seats, deck, depth }: Clue): void {
    const { viewer, hand } = this.#view;
    if (typeof viewer === 'number' && seats.includes(viewer) && hand?.cards.includes(card)) return;
    const ways: (Seat | FixedCard)[] = seats.filter((seat) => seat !== viewer);
    if (deck !== undefined && depth !== undefined) ways.push({ deck, depth, card });
    shuffled(ways, this.#random).some((way) => (typeof way === 'number' ? this.#giveTo(way, card, HAND_OR_LOOKING) : this.#fix(way)));
  }

  #fix(fixed: FixedCard): boolean {
    const isTaken = this.#fixed.some(({ deck, depth }) => deck === fixed.deck && depth === fixed.depth);
    const place = this.#places.findIndex((one) => one.kind === 'deck' && one.deck === fixed.deck && one.room > fixed.depth);
    if (isTaken || place < 0 || !this.#place(fixed.card, [place])) return false;
    this.#fixed.push(fixed);
    return true;
  }

  /** Decks have their top card last. */
  #decks(): Valda['box']['decks'] {
    return byDeck((deck) => {
      const place = this.#places.findIndex((one) => one.kind === 'deck' && one.deck === deck);
      if (place < 0) return [];
      const rest = [...shuffled(this.#dealer.at(place), this.#random)];
      const size = rest.length;
      const cards = new Array<ValdaCardId | undefined>(size);
      for (const { card, depth } of this.#fixed.filter((fixed) => fixed.deck === deck)) {
        cards[size - 1 - depth] = card;
        rest.splice(rest.indexOf(card), 1);
      }
      return Array.from(cards, (card) => card ?? rest.pop() ?? missing());
    });
  }

  #hands(): ValdaHand[] {
    const { table, hand, viewer } = this.#view;
    return table.players.map((_, seat): ValdaHand => {
      if (seat === viewer && hand) return hand;
      const at = (kind: 'hand' | 'looking') =>
        this.#places.flatMap((place, i) => (place.kind === kind && place.seat === seat ? this.#dealer.at(i) : []));
      return { cards: [...shuffled(at('hand'), this.#random)], looking: at('looking'), clues: [], sealed: this.#sealedFor(seat) };
    });
  }

  /** VA-20.3: a target of Ragnarok that has answered waits with a sealed answer; assumes no defence. */
  #sealedFor(seat: Seat): ValdaHand['sealed'] {
    const { table, frames, waiting } = this.#view;
    const answering = frames.some(({ procedure }) => procedure === 'attack') && waiting.some(({ prompt }) => prompt.key === 'defend');
    const isTarget = table.attack?.instances.some(({ target }) => target === seat) ?? false;
    const waits = waiting.some((one) => one.seat === seat);
    return answering && isTarget && !waits && itemAt(table.players, seat).hand > 0 ? { do: 'defend', cards: [] } : null;
  }
}

/** How many recycled copies of a card the viewer does not hold. */
function recycledElsewhere({ table, hand, viewer }: View<Valda>, card: ValdaCardId): number {
  const all = countOf(table.recycled, card);
  if (viewer === 'spectator' || !hand) return all;
  return all - fewestRecycled(itemAt(table.players, viewer).origins, hand.cards, table.recycled, card);
}

/** Every card whose place the viewer sees. */
function seenCards({ table, hand }: View<Valda>): readonly ValdaCardId[] {
  return [...openCards(table), ...(hand ? [...hand.cards, ...hand.looking] : [])];
}

function missing(): never {
  throw new Defect('cannot-imagine', 'a deck has fewer cards than the table counts');
}
