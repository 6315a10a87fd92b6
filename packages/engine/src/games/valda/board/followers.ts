/** VA-4.1 to VA-4.5: followers on the Yggdrasil track, its safe zones, and the race that ends a game at once (VA-17.3). */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { content } from '../content/content.ts';
import type { ValdaCause } from '../events.ts';
import type { Valda } from '../state.ts';
import { emitEnd } from './standings.ts';

const { safeZones, lapLength } = content.followerTrack;

/** VA-4.2, VA-4.5: the safe zones repeat with every lap of the track. */
export function safeFloor(followers: number): number {
  const height = followers % lapLength;
  let floor = 0;
  for (const zone of safeZones) if (zone <= height && zone > floor) floor = zone;
  return followers - height + floor;
}

export function gainFollowers(g: Rules<Valda>, seat: Seat, count: number, cause: ValdaCause): void {
  if (count === 0 || g.table.champion !== null) return;
  const player = itemAt(g.table.players, seat);
  player.followers += count;
  g.emit({ event: 'followers-gained', seat, count, followers: player.followers, cause });
  if (g.table.race && player.followers >= content.constants.raceTarget) {
    g.table.champion = seat;
    emitEnd(g);
    g.finish();
  }
}

/** VA-4.3: followers never drop below a safe zone once reached; returns how many were lost. */
export function loseFollowers(g: Rules<Valda>, seat: Seat, demanded: number, cause: ValdaCause): number {
  const player = itemAt(g.table.players, seat);
  const count = Math.min(demanded, player.followers - safeFloor(player.followers));
  player.followers -= count;
  g.emit({ event: 'followers-lost', seat, count, demanded, followers: player.followers, cause });
  return count;
}
