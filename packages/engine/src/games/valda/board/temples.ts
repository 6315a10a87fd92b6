/** VA-4.20 to VA-4.24, VA-12: temples on the map, levels, control of realms, and loans. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { content, realmOf } from '../content/content.ts';
import { REALMS, type Realm } from '../ids.ts';
import type { Valda, ValdaPlayer, ValdaTable } from '../state.ts';
import { templesOf } from './counting.ts';
import { gainFollowers } from './followers.ts';

const { control } = content.constants;

/** VA-4.21: own temples minus lent ones, plus those that the active player has borrowed. */
export function effectiveTemples(table: ValdaTable, seat: Seat, realm: Realm): number {
  let temples = itemAt(table.players, seat).temples[realm];
  for (const loan of table.loans) {
    if (loan.realm !== realm) continue;
    if (loan.lender === seat) temples--;
    if (table.active === seat) temples++;
  }
  return temples;
}

/** VA-1.7: 0 for no power, 1 for the first, 2 for the second. */
export function levelOf(table: ValdaTable, seat: Seat, realm: Realm): number {
  return Math.min(realmOf(realm).powers.length, effectiveTemples(table, seat, realm));
}

/** VA-12.1: control needs three own temples; lent ones count (VA-12.6). */
export function controls(table: ValdaTable, seat: Seat, realm: Realm): boolean {
  return itemAt(table.players, seat).temples[realm] >= control.temples;
}

export function isControlled(table: ValdaTable, realm: Realm): boolean {
  return table.players.some((player) => player.temples[realm] >= control.temples);
}

function hasFreeSite(table: ValdaTable, realm: Realm): boolean {
  let temples = 0;
  for (const player of table.players) temples += player.temples[realm];
  return temples < realmOf(realm).sites;
}

/** VA-4.20: whether a player may build or move a temple here. Three temples are control, so nobody has four. */
export function isOpen(table: ValdaTable, realm: Realm): boolean {
  return !isControlled(table, realm) && hasFreeSite(table, realm);
}

export function hasReserve(player: ValdaPlayer): boolean {
  return templesOf(player) < content.players.perPlayer.temples;
}

/** VA-12.2: a player's third temple brings control and a follower, whether built or moved; not if it has ended a race (VA-17.3). */
export function gainControl(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  if (!controls(g.table, seat, realm) || g.table.champion !== null) return;
  g.emit({ event: 'control-gained', seat, realm });
  gainFollowers(g, seat, control.followers, 'control');
}

/** Puts a temple on a site, without what follows from it. */
export function putTemple(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  itemAt(g.table.players, seat).temples[realm]++;
}

/** VA-12.5: a player with fewer than three temples loses control, but no follower. */
function takeTempleAway(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  const controlled = controls(g.table, seat, realm);
  itemAt(g.table.players, seat).temples[realm]--;
  if (controlled) g.emit({ event: 'control-lost', seat, realm });
  endImpossibleLoans(g, seat, realm);
}

/** VA-13.9: a loan ends as soon as the lender no longer has the temple. */
function endImpossibleLoans(g: Rules<Valda>, lender: Seat, realm: Realm): void {
  const own = itemAt(g.table.players, lender).temples[realm];
  while (g.table.loans.filter((loan) => loan.lender === lender && loan.realm === realm).length > own) {
    const place = g.table.loans.findLastIndex((loan) => loan.lender === lender && loan.realm === realm);
    g.table.loans.splice(place, 1);
    g.emit({ event: 'temple-given-back', seat: g.table.active, lender, realm });
  }
}

export interface TempleMove {
  readonly from: Realm;
  readonly to: Realm;
}

/** VA-4.22: every allowed move of the player's temples. */
export function templeMoves(table: ValdaTable, seat: Seat): readonly TempleMove[] {
  const { temples } = itemAt(table.players, seat);
  const open = REALMS.filter((realm) => isOpen(table, realm));
  return REALMS.flatMap((from) => (temples[from] > 0 ? open.filter((to) => to !== from).map((to) => ({ from, to })) : []));
}

export function moveTemple(g: Rules<Valda>, seat: Seat, { from, to }: TempleMove, by: Seat): void {
  g.emit({ event: 'temple-moved', seat, from, to, by });
  takeTempleAway(g, seat, from);
  putTemple(g, seat, to);
  gainControl(g, seat, to);
}

/** VA-4.23: the temple returns to its owner's reserve. */
export function destroyTemple(g: Rules<Valda>, seat: Seat, realm: Realm, by: Seat): void {
  g.emit({ event: 'temple-destroyed', seat, realm, by });
  takeTempleAway(g, seat, realm);
}
