/** Explains a place or a tile of Raids in a sentence. */
import { FINISH, isVillage, type RaidsTable, type TileType, typeOf } from '@skald/engine/games/raids';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { VILLAGE_VIKINGS } from '../table-of-raids.ts';

export interface About {
  readonly name: string;
  readonly text: string;
}

export function aboutPlace(table: RaidsTable, position: number, i18n: TableTranslator): About {
  if (position === FINISH) return { name: i18n.thing('harbour'), text: i18n.t('raids.about.harbour') };
  if (isVillage(position)) return { name: i18n.label('village'), text: i18n.t('raids.about.village', { count: VILLAGE_VIKINGS }) };
  const tile = table.route[position];
  return tile ? aboutTile(typeOf(tile), i18n) : { name: i18n.t('raids.empty'), text: '' };
}

export function aboutTile(type: TileType, i18n: TableTranslator): About {
  const { category, weapon, sail, mjolnir, maxSales, strength, glory, shields } = type;
  const count = Math.max(weapon, sail, mjolnir, maxSales);
  return { name: i18n.thing(type.id), text: i18n.t(`raids.about.${category}`, { count, strength, glory, shields }) };
}
