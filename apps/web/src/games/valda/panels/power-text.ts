/** Short texts of the gods' powers, with the numbers of the content. */
import { powerOf, type Realm } from '@skald/engine/games/valda';
import type { TableTranslator } from '../../../i18n/translators.ts';

const LARGEST_SMALL_TABLE = 3;

export function powerText(realm: Realm, level: number, players: number, i18n: TableTranslator): string {
  const { params, uses } = powerOf(realm, level);
  const { attacks, strength } = players <= LARGEST_SMALL_TABLE ? params.players2to3 : params.players4to5;
  const { give, draw, keep, perCard, pay, followers, dice } = params;
  const numbers = { give, draw, keep, perCard, pay, followers, dice, attacks, strength, uses: uses ?? 0 };
  return i18n.t(`valda.power.${realm}`, numbers);
}
