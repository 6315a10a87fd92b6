/** Attack and defence: the loss from an attack, its probability of success, and the worth of a defence. */
import { itemAt, type Seat } from '@skald/engine';
import {
  cardOf,
  content,
  controls,
  levelOf,
  powerOf,
  REALMS,
  RESOURCES,
  type Realm,
  safeFloor,
  type ValdaCardId,
  type ValdaTable,
} from '@skald/engine/games/valda';
import { templeWorth, turnsLeft } from './plan.ts';
import { BASE_CARD, HARM, HARM_TO_LEADER } from './weights.ts';

/** The loss of an attack's target. */
export function lossFrom(table: ValdaTable, target: Seat, card: ValdaCardId): number {
  const { family, params } = cardOf(card);
  const player = itemAt(table.players, target);
  const left = turnsLeft(table);
  switch (family) {
    case 'kill':
    case 'bewitched':
      return Math.min(params.count, player.followers - safeFloor(player.followers));
    case 'plunder':
      return RESOURCES.reduce((sum, kind) => sum + Math.min(params.steal[kind], player.resources[kind]), 0) * (left > 0 ? 0.25 : 0.2);
    case 'fenrir':
      return player.hand > 0 ? BASE_CARD * (left > 0 ? 1 : 0.3) : 0;
    case 'exiled':
      return 0.5 * worstTemple(table, target).worth;
    case 'wreck':
      return worstTemple(table, target).worth;
    default:
      return 0;
  }
}

/** The temple whose loss would hurt a player most. */
export function worstTemple(table: ValdaTable, seat: Seat): { readonly realm: Realm | null; readonly worth: number } {
  const { temples } = itemAt(table.players, seat);
  let worst: { realm: Realm | null; worth: number } = { realm: null, worth: 0 };
  for (const realm of REALMS) {
    if (temples[realm] === 0) continue;
    const worth = 0.1 + templeWorth(realm, temples[realm] - 1, turnsLeft(table));
    if (worth > worst.worth) worst = { realm, worth };
  }
  return worst;
}

/** The expected worth of an attack card against a player. */
export function attackWorth(table: ValdaTable, seat: Seat, target: Seat, card: ValdaCardId): number {
  const { family, params } = cardOf(card);
  const targets = params.targets === 'one' ? [target] : table.players.map((_, other) => other).filter((other) => other !== seat);
  let worth = 0;
  for (const one of targets) {
    const loss = lossFrom(table, one, card);
    const own = family === 'bewitched' || family === 'plunder' || family === 'fenrir' ? loss : 0;
    worth += comesThrough(table, seat, one, card) * (own + harmTo(table, seat, one) * loss);
  }
  return worth;
}

function harmTo(table: ValdaTable, seat: Seat, target: Seat): number {
  return itemAt(table.players, target).followers >= itemAt(table.players, seat).followers ? HARM_TO_LEADER : HARM;
}

/** The more cards the target holds, the more shields it probably has. */
function comesThrough(table: ValdaTable, seat: Seat, target: Seat, card: ValdaCardId): number {
  const { hand } = itemAt(table.players, target);
  if (hand === 0) return 1;
  const level = levelOf(table, target, 'tyr');
  const tyr = level === 0 ? 0 : powerOf('tyr', level).params.perCard;
  const strength = cardOf(card).attack + 0.5 * levelOf(table, seat, 'surtur') - tyr;
  return Math.max(0.15, Math.min(0.95, 0.35 + 0.13 * strength - 0.04 * hand));
}

/** The owner's loss if a temple moves from one realm to another. */
export function exileWorth(table: ValdaTable, target: Seat, from: Realm, to: Realm): number {
  const { temples } = itemAt(table.players, target);
  const left = turnsLeft(table);
  const lost = templeWorth(from, temples[from] - 1, left);
  const won = templeWorth(to, temples[to], left) + (temples[to] + 1 === content.constants.control.temples ? 1 : 0);
  return lost - won + (controls(table, target, from) ? 0.3 : 0);
}
