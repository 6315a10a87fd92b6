/** The picture of Valda: seven islands in the colours of their gods, and the land where Yggdrasil stands. */
import { REALMS, type Realm, realmOf } from '@skald/engine/games/valda';
import { coastOf, treeLand } from '../../src/games/valda/board/coast.ts';
import { type BoardLayout, LANDSCAPE, PORTRAIT, site } from '../../src/games/valda/board/layout.ts';
import { type LandMap, TERRAINS } from '../land/terrain.ts';

const LOOKS = {
  heimdall: 'goldenHeights',
  freya: 'flowerMeadow',
  surtur: 'embers',
  tyr: 'ironStone',
  thor: 'stormHeights',
  odin: 'violetHeath',
  loki: 'mistWood',
} as const satisfies Readonly<Record<Realm, keyof typeof TERRAINS>>;

function mapOf(layout: BoardLayout): LandMap {
  const { width, height, tree, realms } = layout;
  return {
    width,
    height,
    seed: 1241,
    lands: [
      ...REALMS.map((realm) => ({ outline: coastOf(realm, realms[realm]), terrain: TERRAINS[LOOKS[realm]] })),
      { outline: treeLand(tree), terrain: { ...TERRAINS.sacredGrove, woods: 0.16, hills: 0.2 } },
    ],
    clear: REALMS.flatMap((realm) => {
      const box = realms[realm];
      const { sites } = realmOf(realm);
      return [
        // The god, the name, the price, the god deck.
        { x: box.x + 50, y: box.y + 58, r: 40 },
        ...[110, 150, 190].map((across) => ({ x: box.x + across, y: box.y + 64, r: 34 })),
        { x: box.x + box.width - 28, y: box.y + 45, r: 26 },
        ...Array.from({ length: sites }, (_, i) => ({ ...site(box, i, sites), r: 24 })),
      ];
    }),
    villages: [],
    rivers: [],
    standingTree: tree,
    stampSize: 0.82,
    hasPaleNames: true,
  };
}

export const MAPS = { landscape: mapOf(LANDSCAPE), portrait: mapOf(PORTRAIT) } as const;
