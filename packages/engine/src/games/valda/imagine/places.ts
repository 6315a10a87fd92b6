/** The hidden places of a view, and which of them may hold a card by what everybody knows. */
import { itemAt, type Seat, type View } from '../../../kernel/index.ts';
import type { CardOrigin } from '../board/origins.ts';
import { godOfWeapon } from '../board/whereabouts.ts';
import { cardOf, pileOf } from '../content/content.ts';
import { DECKS, type DeckId, type Realm, type ValdaCardId } from '../ids.ts';
import type { Valda } from '../state.ts';

export type HiddenPlace =
  | { readonly kind: 'deck'; readonly deck: DeckId; readonly room: number }
  /** The two cards that somebody else chooses from (VA-8.7). */
  | { readonly kind: 'looking'; readonly seat: Seat; readonly deck: Realm; readonly room: number }
  /** The cards of a hand with the same entry in the record (VA-19.7). */
  | { readonly kind: 'hand'; readonly seat: Seat; readonly origin: CardOrigin; readonly room: number };

const LOOKED = 2;

export function hiddenPlaces(view: View<Valda>): readonly HiddenPlace[] {
  const { table, viewer } = view;
  const places: HiddenPlace[] = [];
  for (const deck of DECKS) if (table.decks[deck] > 0) places.push({ kind: 'deck', deck, room: table.decks[deck] });
  const looking = lookedAt(view);
  if (looking && looking.seat !== viewer) places.push({ kind: 'looking', seat: looking.seat, deck: looking.realm, room: LOOKED });
  for (const [seat, { origins }] of table.players.entries()) {
    if (seat === viewer) continue;
    for (const origin of new Set(origins)) {
      places.push({ kind: 'hand', seat, origin, room: origins.filter((one) => one === origin).length });
    }
  }
  return places;
}

/** The seat choosing between two cards of a god deck (VA-8.7); the flow of play is public. */
function lookedAt({ frames }: View<Valda>): { readonly seat: Seat; readonly realm: Realm } | undefined {
  const frame = frames.find(({ procedure, step }) => procedure === 'build-temple' && step === 'keep');
  if (!frame) return undefined;
  // `build-temple` owns this frame, so these are its locals.
  return frame.locals as { readonly seat: Seat; readonly realm: Realm };
}

/** VA-4.17, VA-16.1, VA-19.7: a card lies in its own deck, in a base deck if a reshuffle put it there, or in a hand that drew from there. */
export function placesFor(
  { table }: View<Valda>,
  places: readonly HiddenPlace[],
  card: ValdaCardId,
  isRecycled: boolean,
): readonly number[] {
  const { deck } = cardOf(card);
  const base = isRecycled ? pileOf(card) : undefined;
  const weapon = godOfWeapon(card);
  const may = weapon && table.weapons[weapon];
  const found: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = itemAt(places, i);
    const from = place.kind === 'hand' ? place.origin : place.deck;
    if (from !== '?' && from !== deck && from !== base) continue;
    if (may && !may.includes(place.kind === 'hand' ? place.seat : 'deck')) continue;
    found.push(i);
  }
  return found;
}

/** Where a player has hidden cards: in the hand, or also among the two that it chooses from. */
export function placesOf(places: readonly HiddenPlace[], seat: Seat, kinds: readonly HiddenPlace['kind'][]): readonly number[] {
  return [...places.keys()].filter((i) => {
    const place = itemAt(places, i);
    return kinds.includes(place.kind) && place.kind !== 'deck' && place.seat === seat;
  });
}
