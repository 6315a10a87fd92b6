/** A whole state that a view allows: what lies hidden is dealt anew, as far as the viewer cannot know better. */
import { at, Defect, type Random, type Seat, type View } from '../../kernel/index.ts';
import { originOf } from './board/cards.ts';
import { cardOf, fullDeck, pileOf, weaponOf } from './content/content.ts';
import { byDeck } from './flow/setup.ts';
import { type CardId, DECKS, type DeckId, REALMS, type Realm } from './ids.ts';
import type { Clue, Valda, ValdaHand, Whereabouts } from './state.ts';

type Hidden = { hands: ValdaHand[]; box: Valda['box'] };

const ATTEMPTS = 200;

export function imagine(view: View<Valda>, random: Random): Hidden {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const dealt = new Dealing(view, random).deal();
    if (dealt) return dealt;
  }
  throw new Defect('cannot-imagine', 'nothing hidden fits what the viewer knows');
}

/** One attempt: first what is known, then weapons where they may be, then decks, then hands. */
class Dealing {
  readonly #view: View<Valda>;
  readonly #random: Random;
  /** How many copies of each card nobody can point at. */
  readonly #unseen = new Map<CardId, number>();
  readonly #decks: Record<DeckId, (CardId | null)[]>;
  readonly #hands: CardId[][];
  /** The decks from which the cards still missing in each hand came. */
  readonly #missing: (DeckId | '?')[][];
  readonly #looking: { readonly seat: Seat; readonly realm: Realm } | undefined;
  readonly #looked: CardId[] = [];
  readonly #pools = byDeck((): CardId[] => []);

  constructor(view: View<Valda>, random: Random) {
    this.#view = view;
    this.#random = random;
    const { table, hand, viewer } = view;
    this.#looking = lookedAt(view);
    this.#decks = byDeck((deck) => new Array<CardId | null>(table.decks[deck]).fill(null));
    this.#hands = table.players.map((_, seat) => (seat === viewer && hand ? [...hand.cards] : []));
    this.#missing = table.players.map(({ origins }, seat) => (seat === viewer ? [] : [...origins]));
    for (const deck of DECKS) for (const card of fullDeck(deck)) this.#unseen.set(card, this.#left(card) + 1);
    for (const card of openCards(view)) this.#unseen.set(card, this.#left(card) - 1);
  }

  deal(): Hidden | undefined {
    const { table, hand, viewer } = this.#view;
    table.players.forEach(({ known }, seat) => {
      if (seat !== viewer) for (const card of known) this.#give(seat, card);
    });
    for (const clue of [...(hand?.clues ?? []), ...table.clues]) this.#follow(clue);
    if (!REALMS.every((realm) => this.#placeWeapon(realm))) return undefined;
    this.#sortUnseen();
    if (!REALMS.every((realm) => this.#fillDeck(realm)) || !this.#fillDeck('A') || !this.#fillDeck('B')) return undefined;
    if (!this.#fillHands()) return undefined;
    return {
      hands: this.#hands.map((cards, seat): ValdaHand => {
        if (seat === viewer && hand) return hand;
        return { cards, looking: this.#looking?.seat === seat ? this.#looked : [], clues: [], sealed: this.#sealedFor(seat) };
      }),
      box: { decks: byDeck((deck) => this.#decks[deck].filter((card) => card !== null)) },
    };
  }

  #left(card: CardId): number {
    return this.#unseen.get(card) ?? 0;
  }

  #give(seat: Seat, card: CardId): boolean {
    const missing = at(this.#missing, seat);
    if (missing.length === 0 || this.#left(card) === 0) return false;
    missing.splice(missing.indexOf(originOf(missing, card)), 1);
    at(this.#hands, seat).push(card);
    this.#unseen.set(card, this.#left(card) - 1);
    return true;
  }

  /** A place in a deck, counted from the top. */
  #put(deck: DeckId, depth: number, card: CardId): boolean {
    const place = this.#decks[deck].length - 1 - depth;
    if (this.#decks[deck][place] !== null || this.#left(card) === 0) return false;
    this.#decks[deck][place] = card;
    this.#unseen.set(card, this.#left(card) - 1);
    return true;
  }

  /** The viewer's own cards explain a clue; otherwise the card is in one of the other places. */
  #follow({ card, seats, deck, depth }: Clue): void {
    const { viewer, hand } = this.#view;
    if (typeof viewer === 'number' && seats.includes(viewer) && hand?.cards.includes(card)) return;
    const places: (Seat | 'deck')[] = seats.filter((seat) => seat !== viewer);
    if (deck !== undefined) places.push('deck');
    for (const place of this.#shuffled(places)) {
      if (place === 'deck' ? deck !== undefined && depth !== undefined && this.#put(deck, depth, card) : this.#handOver(place, card))
        return;
    }
  }

  /** A card known to be with a player is among the two just drawn from its god deck, unless the hand has one from there. */
  #handOver(seat: Seat, card: CardId): boolean {
    const { deck } = cardOf(card);
    const isLooking = this.#looking?.seat === seat && this.#looking.realm === deck && this.#looked.length < LOOKED;
    return isLooking && !at(this.#missing, seat).includes(deck) ? this.#look(card) : this.#give(seat, card);
  }

  /** VA-16.1: only where the public record allows it; with a player who still has a card of that god, if there is one. */
  #placeWeapon(realm: Realm): boolean {
    const weapon = weaponOf(realm);
    if (this.#left(weapon) === 0) return true;
    const places = this.#shuffled(this.#view.table.weapons[realm]).filter((place) => place !== this.#view.viewer);
    const isLikely = (place: Whereabouts): boolean =>
      typeof place !== 'number' || at(this.#missing, place).some((origin) => origin === realm || origin === '?');
    return [...places.filter(isLikely), ...places.filter((place) => !isLikely(place))].some((place) => this.#putWeapon(realm, place));
  }

  #putWeapon(realm: Realm, place: Whereabouts): boolean {
    const weapon = weaponOf(realm);
    if (place === 'removed') return false;
    if (place !== 'deck') return this.#give(place, weapon);
    const others = this.#looking?.realm === realm && this.#looking.seat !== this.#view.viewer && this.#looked.length < LOOKED;
    if (others && this.#random.below(2) === 0) return this.#look(weapon);
    return (
      this.#shuffled([...this.#decks[realm].keys()]).some((depth) => this.#put(realm, depth, weapon)) || (others && this.#look(weapon))
    );
  }

  #look(card: CardId): boolean {
    if (this.#left(card) === 0) return false;
    this.#looked.push(card);
    this.#unseen.set(card, this.#left(card) - 1);
    return true;
  }

  /** The unseen cards by the deck they come from: their own, or the base deck that a reshuffle brought them to. */
  #sortUnseen(): void {
    for (const [card, left] of this.#unseen) {
      if (left === 0 || cardOf(card).kind === 'divine-weapon') continue;
      const recycled = Math.min(left, this.#view.table.recycled.filter((one) => one === card).length);
      for (let i = 0; i < left; i++) this.#pools[i < recycled ? (pileOf(card) ?? 'A') : cardOf(card).deck].push(card);
    }
    for (const deck of DECKS) this.#pools[deck] = [...this.#shuffled(this.#pools[deck])];
  }

  #fillDeck(deck: DeckId): boolean {
    if (this.#looking?.realm === deck && this.#looking.seat !== this.#view.viewer) {
      while (this.#looked.length < LOOKED) {
        const card = this.#draw(deck);
        if (card === undefined) return false;
        this.#looked.push(card);
      }
    }
    const cards = this.#decks[deck];
    for (let place = 0; place < cards.length; place++) {
      if (cards[place] !== null) continue;
      const card = this.#draw(deck);
      if (card === undefined) return false;
      cards[place] = card;
    }
    return true;
  }

  /** A card of this deck; where the public record is too coarse, any other that it might hold. */
  #draw(deck: DeckId): CardId | undefined {
    const fits = (card: CardId): boolean => (deck === 'A' || deck === 'B' ? pileOf(card) === deck : cardOf(card).deck === deck);
    return this.#pools[deck].pop() ?? this.#drawAny(fits);
  }

  #drawAny(fits: (card: CardId) => boolean): CardId | undefined {
    for (const deck of this.#shuffled(DECKS)) {
      const place = this.#pools[deck].findIndex(fits);
      if (place >= 0) return this.#pools[deck].splice(place, 1)[0];
    }
    return undefined;
  }

  #fillHands(): boolean {
    return this.#missing.every((origins, seat) =>
      origins.every((origin) => {
        const card = (origin === '?' ? undefined : this.#pools[origin].pop()) ?? this.#drawAny(() => true);
        if (card === undefined) return false;
        at(this.#hands, seat).push(card);
        return true;
      }),
    );
  }

  /** VA-20.3: a target of Ragnarok that waits for others has answered; how is anybody's guess: with nothing. */
  #sealedFor(seat: Seat): ValdaHand['sealed'] {
    const { table, frames, waiting } = this.#view;
    const answering = frames.some(({ procedure }) => procedure === 'attack') && waiting.some(({ prompt }) => prompt.key === 'defend');
    const isTarget = table.attack?.instances.some(({ target }) => target === seat) ?? false;
    const waits = waiting.some((one) => one.seat === seat);
    return answering && isTarget && !waits && at(table.players, seat).hand > 0 ? { do: 'defend', cards: [] } : null;
  }

  #shuffled<T>(items: readonly T[]): readonly T[] {
    const left = [...items];
    return items.map(() => at(left.splice(this.#random.below(left.length), 1), 0));
  }
}

const LOOKED = 2;

/** Who is choosing between two cards of a god deck (VA-8.7): the flow of play is public. */
function lookedAt({ frames }: View<Valda>): { readonly seat: Seat; readonly realm: Realm } | undefined {
  const frame = frames.find(({ procedure, step }) => procedure === 'build-temple' && step === 'keep');
  if (!frame) return undefined;
  // The locals of `build-temple`, whose frame this is.
  return frame.locals as { readonly seat: Seat; readonly realm: Realm };
}

/** Everything that the viewer sees lying somewhere. */
function openCards({ table, hand }: View<Valda>): readonly CardId[] {
  const { attack } = table;
  return [
    ...table.players.flatMap(({ display }) => display),
    ...table.piles.A,
    ...table.piles.B,
    ...table.removed,
    ...(table.playing === null ? [] : [table.playing]),
    ...(attack ? [attack.card, ...attack.instances.flatMap(({ defence }) => defence)] : []),
    ...(hand ? [...hand.cards, ...hand.looking] : []),
  ];
}
