/** The icon of each tile. */

import amber from 'icon:amber-mosquito';
import anchor from 'icon:anchor';
import hide from 'icon:animal-hide';
import axe from 'icon:battle-axe';
import horn from 'icon:beer-horn';
import axes from 'icon:crossed-axes';
import flag from 'icon:flying-flag';
import squid from 'icon:giant-squid';
import hut from 'icon:hut';
import hydra from 'icon:hydra';
import tentacle from 'icon:kraken-tentacle';
import chest from 'icon:open-treasure-chest';
import pig from 'icon:pig';
import runeStone from 'icon:rune-stone';
import sail from 'icon:sail';
import seaDragon from 'icon:sea-dragon';
import serpent from 'icon:sea-serpent';
import hammer from 'icon:thor-hammer';
import wood from 'icon:wood-pile';
import type { TileType } from '@skald/engine/games/raids';

const GOODS: Readonly<Record<NonNullable<TileType['goodsKind']>, string>> = { wood, pigs: pig, furs: hide, mead: horn, amber };

/** The stronger a monster, the further down. */
const MONSTERS = [serpent, squid, tentacle, seaDragon, hydra] as const;
const WEAKEST = 2;

export function iconOf(type: TileType): string {
  switch (type.category) {
    case 'weapon':
      return type.weapon > 1 ? axes : axe;
    case 'sail':
      return sail;
    case 'mjolnir':
      return hammer;
    case 'standard':
      return flag;
    case 'goods':
      return type.goodsKind ? GOODS[type.goodsKind] : wood;
    case 'rune':
      return runeStone;
    case 'tradingPost':
      return anchor;
    case 'monster':
      return MONSTERS[Math.min(MONSTERS.length - 1, Math.max(0, type.strength - WEAKEST))] ?? serpent;
    case 'visit':
      return hut;
    case 'plunder':
      return chest;
  }
}
