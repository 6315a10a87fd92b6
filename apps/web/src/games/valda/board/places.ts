/** The places of the map, and where each lies. */
import { BASE_DECKS, type BaseDeck, REALMS, RESOURCES, type Realm, type Resource } from '@skald/engine/games/valda';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { Box } from '../../../table/geometry.ts';
import type { BoardLayout } from './layout.ts';
import { deckBox, pileBox, supplyBox } from './stocks.tsx';

export type RealmPlace =
  | { readonly target: BoardTarget; readonly kind: 'realm'; readonly realm: Realm }
  | { readonly target: BoardTarget; readonly kind: 'deck'; readonly deck: BaseDeck }
  | { readonly target: BoardTarget; readonly kind: 'pile'; readonly deck: BaseDeck }
  | { readonly target: BoardTarget; readonly kind: 'supply'; readonly resource: Resource };

export const PLACES: readonly RealmPlace[] = [
  ...REALMS.map((realm) => ({ target: `realm:${realm}`, kind: 'realm' as const, realm })),
  ...BASE_DECKS.map((deck) => ({ target: `deck:${deck}`, kind: 'deck' as const, deck })),
  ...BASE_DECKS.map((deck) => ({ target: `pile:${deck}`, kind: 'pile' as const, deck })),
  ...RESOURCES.map((resource) => ({ target: `resource:${resource}`, kind: 'supply' as const, resource })),
];

export function boxOf({ realms, stocks }: BoardLayout, place: RealmPlace): Box {
  switch (place.kind) {
    case 'realm':
      return realms[place.realm];
    case 'deck':
      return deckBox(stocks, place.deck);
    case 'pile':
      return pileBox(stocks, place.deck);
    case 'supply':
      return supplyBox(stocks, place.resource);
  }
}
