/** RD-10: fights between ships, one after the other until no two ships share a place. */
import { decision, itemAt, procedure, type Rules, required, type Seat } from '../../../../kernel/index.ts';
import { typeOf } from '../../content/content.ts';
import type { Fight, Longship, Raids, RaidsTable } from '../../state.ts';
import { fleeTo, sail } from './sail.ts';
import { rivalAt } from './ships.ts';

/** RD-10.1: the price of starting a fight; every blow costs one more than the last. */
const FIRST_BLOW = 1;

export type Response = { readonly do: 'strike-back' } | { readonly do: 'flee' };

/** D4: the rules ask only a ship that can pay (RD-15.1). */
export const respondToAttack = decision<Raids, Response, { readonly rival: Seat; readonly cost: number }>('respond-to-attack', {
  rules: ['RD-10.2', 'RD-10.3'],
  candidates: () => [{ do: 'strike-back' }, { do: 'flee' }],
  hint: (g, seat, { cost }, choice) => ({ vikings: itemAt(g.table.ships, seat).vikings - (choice.do === 'strike-back' ? cost : 0) }),
  fallback: () => ({ do: 'flee' }),
});

/** Resolves the open fight. A fleeing ship may start the next one, but only one is open at a time (RD-10.10). */
export const fight = procedure<Raids>('fight', {
  attack: (g) => payFirstBlow(g),
  respond: (g) => {
    const { responder, paid } = openFight(g.table);
    const cost = paid + 1;
    if (itemAt(g.table.ships, responder).vikings < cost) return g.jump('flee');
    return g.ask(respondToAttack, responder, { rival: rivalIn(openFight(g.table)), cost });
  },
  strikeBack: (g) => {
    if (g.answer(respondToAttack).do === 'flee') return;
    strikeBack(g);
    g.jump('respond');
  },
  flee: (g) => {
    const open = openFight(g.table);
    g.ask(fleeTo, open.responder, { rival: rivalIn(open) });
  },
  sailAway: (g) => {
    const open = openFight(g.table);
    const fugitive = open.responder;
    g.table.fight = null;
    g.emit({ event: 'fled', seat: fugitive, rival: rivalIn(open), position: itemAt(g.table.ships, fugitive).at });
    sail(g, fugitive, g.answer(fleeTo));
    if (meetRival(g.table, fugitive)) g.jump('attack');
  },
});

/** RD-10.1: opens a fight if the ship stopped beside another player's. */
export function meetRival(table: RaidsTable, attacker: Seat): boolean {
  const defender = rivalAt(table, attacker, itemAt(table.ships, attacker).at);
  if (defender === undefined) return false;
  table.fight = { attacker, defender, responder: defender, paid: 0 };
  return true;
}

function openFight(table: RaidsTable): Fight {
  return required(table.fight, 'an open fight');
}

function rivalIn({ attacker, defender, responder }: Fight): Seat {
  return responder === attacker ? defender : attacker;
}

function payFirstBlow(g: Rules<Raids>): void {
  const open = openFight(g.table);
  const { attacker, defender } = open;
  const ship = itemAt(g.table.ships, attacker);
  pay(ship, open, FIRST_BLOW);
  const tile = required(g.table.route[ship.at], 'the tile that is fought for');
  const { vikings, at: position } = ship;
  g.emit({ event: 'fight-began', attacker, defender, position, tile, type: typeOf(tile).id, cost: FIRST_BLOW, vikings });
}

/** RD-10.2: pays one Viking more than the opponent just did; the opponent responds next. */
function strikeBack(g: Rules<Raids>): void {
  const open = openFight(g.table);
  const { responder: seat } = open;
  const rival = rivalIn(open);
  const ship = itemAt(g.table.ships, seat);
  pay(ship, open, open.paid + 1);
  open.responder = rival;
  g.emit({ event: 'struck-back', seat, rival, cost: open.paid, vikings: ship.vikings });
}

/** RD-10.3: Vikings paid in a fight return to the supply and are never refunded. */
function pay(ship: Longship, open: Fight, cost: number): void {
  ship.vikings -= cost;
  open.paid = cost;
}
