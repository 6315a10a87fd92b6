/** The things of the map that can be pointed at, and where each lies. */
import { BASE_DECKS, type BaseDeck, REALMS, RESOURCES, type Realm, type Resource } from '@skald/engine/games/valda';
import type { Handle } from '../../table/reach/handles.ts';
import type { Box, Layout } from './layout.ts';
import { deckBox, pileBox, supplyBox } from './stocks.tsx';

export type Place =
  | { readonly handle: Handle; readonly kind: 'realm'; readonly realm: Realm }
  | { readonly handle: Handle; readonly kind: 'deck'; readonly deck: BaseDeck }
  | { readonly handle: Handle; readonly kind: 'pile'; readonly deck: BaseDeck }
  | { readonly handle: Handle; readonly kind: 'supply'; readonly resource: Resource };

export const PLACES: readonly Place[] = [
  ...REALMS.map((realm) => ({ handle: `realm:${realm}`, kind: 'realm' as const, realm })),
  ...BASE_DECKS.map((deck) => ({ handle: `deck:${deck}`, kind: 'deck' as const, deck })),
  ...BASE_DECKS.map((deck) => ({ handle: `pile:${deck}`, kind: 'pile' as const, deck })),
  ...RESOURCES.map((resource) => ({ handle: `resource:${resource}`, kind: 'supply' as const, resource })),
];

export function boxOf({ realms, stocks }: Layout, place: Place): Box {
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
