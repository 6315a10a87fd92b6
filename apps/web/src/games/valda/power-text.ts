/** What the powers of the gods do, in short, with the numbers of the content. */
import { powerOf, type Realm } from '@skald/engine/games/valda';
import type { TableSpeaker } from '../../words/speaker.ts';

const LARGEST_SMALL_TABLE = 3;

export function powerText(realm: Realm, level: number, players: number, speaker: TableSpeaker): string {
  const { params, uses } = powerOf(realm, level);
  const { attacks, strength } = players <= LARGEST_SMALL_TABLE ? params.players2to3 : params.players4to5;
  const { give, draw, keep, perCard, pay, followers, dice } = params;
  const numbers = { give, draw, keep, perCard, pay, followers, dice, attacks, strength, uses: uses ?? 0 };
  return speaker.say(`valda.power.${realm}`, numbers);
}
