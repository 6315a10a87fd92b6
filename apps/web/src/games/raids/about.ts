/** What a place or a tile of Raids is good for, in a sentence. */
import { FINISH, isVillage, type RaidsTable, type TileType, typeOf } from '@skald/engine/games/raids';
import type { TableSpeaker } from '../../words/speaker.ts';
import { VILLAGE_VIKINGS } from './table-of-raids.ts';

export interface About {
  readonly name: string;
  readonly text: string;
}

export function aboutPlace(table: RaidsTable, position: number, speaker: TableSpeaker): About {
  if (position === FINISH) return { name: speaker.thing('harbour'), text: speaker.say('raids.about.harbour') };
  if (isVillage(position)) return { name: speaker.label('village'), text: speaker.say('raids.about.village', { count: VILLAGE_VIKINGS }) };
  const tile = table.route[position];
  return tile ? aboutTile(typeOf(tile), speaker) : { name: speaker.say('raids.empty'), text: '' };
}

export function aboutTile(type: TileType, speaker: TableSpeaker): About {
  const { category, weapon, sail, mjolnir, maxSales, strength, glory, shields } = type;
  const count = Math.max(weapon, sail, mjolnir, maxSales);
  return { name: speaker.thing(type.id), text: speaker.say(`raids.about.${category}`, { count, strength, glory, shields }) };
}
