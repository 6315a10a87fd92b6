/** VA-4.20 to VA-4.24, VA-12: temples on the map, the levels they give, control of realms, and loans. */
import { at, type Rules, type Seat } from '../../../kernel/index.ts';
import { content, realmOf } from '../content/content.ts';
import { REALMS, type Realm } from '../ids.ts';
import type { Player, Valda, ValdaTable } from '../state.ts';
import { templesOf } from './counting.ts';
import { gainFollowers } from './followers.ts';

const { control } = content.constants;

/** VA-4.21: own temples, less those lent, and those borrowed by the active player. */
export function effectiveTemples(table: ValdaTable, seat: Seat, realm: Realm): number {
  let temples = at(table.players, seat).temples[realm];
  for (const loan of table.loans) {
    if (loan.realm !== realm) continue;
    if (loan.lender === seat) temples--;
    if (table.active === seat) temples++;
  }
  return temples;
}

/** VA-1.7: no power, the first, or the second. */
export function levelOf(table: ValdaTable, seat: Seat, realm: Realm): number {
  return Math.min(realmOf(realm).powers.length, effectiveTemples(table, seat, realm));
}

/** VA-12.1: three temples of one's own, whatever is lent (VA-12.6). */
export function controls(table: ValdaTable, seat: Seat, realm: Realm): boolean {
  return at(table.players, seat).temples[realm] >= control.temples;
}

export function isControlled(table: ValdaTable, realm: Realm): boolean {
  return table.players.some((player) => player.temples[realm] >= control.temples);
}

function hasFreeSite(table: ValdaTable, realm: Realm): boolean {
  let temples = 0;
  for (const player of table.players) temples += player.temples[realm];
  return temples < realmOf(realm).sites;
}

/** VA-4.20: may a temple of this player be built here or moved here? Three of one player are control, so nobody ever has four. */
export function isOpen(table: ValdaTable, realm: Realm): boolean {
  return !isControlled(table, realm) && hasFreeSite(table, realm);
}

export function hasReserve(player: Player): boolean {
  return templesOf(player) < content.players.perPlayer.temples;
}

/** VA-12.2: a third temple, however it came there, brings control and a follower at once. */
function gainControl(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  if (!controls(g.table, seat, realm)) return;
  g.tell({ event: 'control-gained', seat, realm });
  gainFollowers(g, seat, control.followers, 'control');
}

/** Puts a temple on a site; what building pays is told in the building phase. */
export function placeTemple(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  at(g.table.players, seat).temples[realm]++;
  gainControl(g, seat, realm);
}

/** VA-12.5: whoever falls below three temples loses control, but no follower. */
function takeTempleAway(g: Rules<Valda>, seat: Seat, realm: Realm): void {
  const controlled = controls(g.table, seat, realm);
  at(g.table.players, seat).temples[realm]--;
  if (controlled) g.tell({ event: 'control-lost', seat, realm });
  endImpossibleLoans(g, seat, realm);
}

/** VA-13.9: a loan ends at once where the lender no longer has the temple. */
function endImpossibleLoans(g: Rules<Valda>, lender: Seat, realm: Realm): void {
  const own = at(g.table.players, lender).temples[realm];
  while (g.table.loans.filter((loan) => loan.lender === lender && loan.realm === realm).length > own) {
    const place = g.table.loans.findLastIndex((loan) => loan.lender === lender && loan.realm === realm);
    g.table.loans.splice(place, 1);
    g.tell({ event: 'temple-given-back', seat: g.table.active, lender, realm });
  }
}

export interface TempleMove {
  readonly from: Realm;
  readonly to: Realm;
}

/** VA-4.22: every move of one of the player's temples that is allowed. */
export function templeMoves(table: ValdaTable, seat: Seat): readonly TempleMove[] {
  const { temples } = at(table.players, seat);
  const open = REALMS.filter((realm) => isOpen(table, realm));
  return REALMS.flatMap((from) => (temples[from] > 0 ? open.filter((to) => to !== from).map((to) => ({ from, to })) : []));
}

export function moveTemple(g: Rules<Valda>, seat: Seat, { from, to }: TempleMove, by: Seat): void {
  g.tell({ event: 'temple-moved', seat, from, to, by });
  takeTempleAway(g, seat, from);
  placeTemple(g, seat, to);
}

/** VA-4.23: back to its owner's reserve. */
export function destroyTemple(g: Rules<Valda>, seat: Seat, realm: Realm, by: Seat): void {
  g.tell({ event: 'temple-destroyed', seat, realm, by });
  takeTempleAway(g, seat, realm);
}
