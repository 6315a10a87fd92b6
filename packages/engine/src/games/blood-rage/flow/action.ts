/** BR-9: phase 2: turns until nobody can act any more, or everything is pillaged. */
import { procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import type { BloodRage, Table } from '../state.ts';
import { commitFromHand } from '../table/cards-in-hand.ts';
import { pay, valueOfStat } from '../table/clan-sheet.ts';
import { clanOf, livingProvinces } from '../table/figures.ts';
import { clockwise, leftOf } from '../table/order.ts';
import { invadeCost } from '../table/strength.ts';
import { invadeAction } from './invade.ts';
import { march } from './march.ts';
import { pillage } from './pillage.ts';
import { sacrifice } from './sacrifice.ts';
import { type Action, priceOf, takeTurn } from './take-turn.ts';
import { upgrade } from './upgrade.ts';

type G = Rules<BloodRage>;

export const actionPhase = procedure<BloodRage>('action-phase', {
  /** BR-9.1: set, not added. */
  fill: (g) => {
    g.table.clans.forEach((clan, seat) => {
      clan.rage = valueOfStat(clan, 'rage');
      g.tell({ event: 'rage-set', seat, rage: clan.rage });
    });
    g.table.turn = g.table.first;
  },
  /** BR-9.8, BR-9.9: checked between completed actions. */
  turn: (g) => {
    const seat = nextToAct(g.table);
    if (seat === undefined) return g.jump('close');
    g.table.turn = seat;
    return g.ask(takeTurn, seat, {});
  },
  act: (g) => {
    const seat = g.table.turn ?? g.table.first;
    act(g, seat, g.answer(takeTurn));
  },
  next: (g) => {
    g.table.turn = leftOf(g.table, g.table.turn ?? g.table.first);
    g.jump('turn');
  },
  /** BR-9.10: what is left is lost. */
  close: (g) => {
    g.table.turn = null;
    for (const clan of g.table.clans) {
      clan.rage = 0;
      clan.passed = false;
    }
  },
});

/** BR-9.2, BR-9.5, BR-9.7: the next player clockwise with Rage who has not passed. */
function nextToAct(table: Table): Seat | undefined {
  if (livingProvinces(table).every((province) => table.pillaged.includes(province))) return undefined;
  return clockwise(table, table.turn ?? table.first).find((seat) => clanOf(table, seat).rage > 0 && !clanOf(table, seat).passed);
}

function act(g: G, seat: Seat, action: Action): unknown {
  const clan = clanOf(g.table, seat);
  switch (action.do) {
    case 'invade':
      return g.call(invadeAction, { seat, figure: action.figure, from: 'reserve', cost: invadeCost(clan, action.figure) });
    case 'return':
      return g.call(invadeAction, { seat, figure: action.figure, from: 'valhalla', cost: priceOf(clan, 'friggas-domain') });
    case 'march':
      return g.call(march, { seat, from: action.from, to: action.from });
    case 'upgrade':
      return g.call(upgrade, { seat, card: action.card, slot: action.slot });
    case 'quest':
      commitFromHand(g, seat, action.card);
      return g.tell({ event: 'quest-committed', seat, quests: clan.quests });
    case 'pillage':
      return g.call(pillage, { seat, province: action.province, cost: 0 });
    case 'challenge': {
      const cost = priceOf(clan, 'tyrs-challenge');
      pay(g, seat, cost);
      return g.call(pillage, { seat, province: action.province, cost });
    }
    case 'sacrifice':
      return g.call(sacrifice, { seat });
    case 'pass':
      return pass(g, seat);
  }
}

/** BR-9.7: gives up all Rage. */
function pass(g: G, seat: Seat): void {
  const clan = clanOf(g.table, seat);
  g.tell({ event: 'passed', seat, lost: clan.rage });
  clan.rage = 0;
  clan.passed = true;
}
