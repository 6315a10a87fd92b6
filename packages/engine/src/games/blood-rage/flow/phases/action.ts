/** BR-9: phase 2: turns until nobody can act or every province is pillaged. */
import { procedure, type Rules, type Seat } from '../../../../kernel/index.ts';
import { friggasDomain } from '../../cards/frigga/friggas-domain.ts';
import { friggasSacrifice } from '../../cards/frigga/friggas-sacrifice.ts';
import { tyrsChallenge } from '../../cards/tyr/tyrs-challenge.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { commitFromHand } from '../../table/cards-in-hand.ts';
import { valueOfStat } from '../../table/clan-sheet.ts';
import { clanOf, livingProvinces } from '../../table/figures.ts';
import { clockwise, leftOf } from '../../table/order.ts';
import { invadeCost } from '../../table/strength.ts';
import { pillage } from '../battle/pillage.ts';
import { invadeAction } from '../turn/invade.ts';
import { march } from '../turn/march.ts';
import { takeTurn } from '../turn/take-turn.ts';
import type { TurnAction } from '../turn/turn-actions.ts';
import { upgrade } from '../turn/upgrade.ts';

type G = Rules<BloodRage>;

export const actionPhase = procedure<BloodRage>('action-phase', {
  /** BR-9.1: sets Rage; leftovers do not add up. */
  fill: (g) => {
    g.table.clans.forEach((clan, seat) => {
      clan.rage = valueOfStat(clan, 'rage');
      g.emit({ event: 'rage-set', seat, rage: clan.rage });
    });
    g.table.turn = g.table.first;
  },
  /** BR-9.8, BR-9.9: the phase can end only between completed actions. */
  turn: (g) => {
    const seat = nextToAct(g.table);
    if (seat === undefined) return g.jump('close');
    g.table.turn = seat;
    return g.ask(takeTurn, seat, {});
  },
  act: (g) => {
    const seat = g.table.turn ?? g.table.first;
    const action = g.answer(takeTurn);
    if (action.do !== 'pillage') forgetVain(g.table, seat);
    act(g, seat, action);
  },
  next: (g) => {
    g.table.turn = leftOf(g.table, g.table.turn ?? g.table.first);
    g.jump('turn');
  },
  /** BR-9.10: clans lose unused Rage. */
  close: (g) => {
    g.table.turn = null;
    delete g.table.vain;
    for (const clan of g.table.clans) {
      clan.rage = 0;
      clan.passed = false;
    }
  },
});

/** BR-14.11: a clan that has done something else may pillage in vain again. */
function forgetVain(table: BloodRageTable, seat: Seat): void {
  if (table.vain?.some((one) => one.seat === seat)) table.vain = table.vain.filter((one) => one.seat !== seat);
  if (table.vain?.length === 0) delete table.vain;
}

/** BR-9.2, BR-9.5, BR-9.7: the next player clockwise with Rage who has not passed. */
function nextToAct(table: BloodRageTable): Seat | undefined {
  if (livingProvinces(table).every((province) => table.pillaged.includes(province))) return undefined;
  return clockwise(table, table.turn ?? table.first).find((seat) => clanOf(table, seat).rage > 0 && !clanOf(table, seat).passed);
}

function act(g: G, seat: Seat, action: TurnAction): unknown {
  const clan = clanOf(g.table, seat);
  switch (action.do) {
    case 'invade':
      return g.call(invadeAction, { seat, figure: action.figure, from: 'reserve', cost: invadeCost(clan, action.figure) });
    case 'return':
      return friggasDomain.act(g, seat, action);
    case 'march':
      return g.call(march, { seat, from: action.from, to: action.from });
    case 'upgrade':
      return g.call(upgrade, { seat, card: action.card, slot: action.slot });
    case 'quest':
      commitFromHand(g, seat, action.card);
      return g.emit({ event: 'quest-committed', seat, quests: clan.quests });
    case 'pillage':
      return g.call(pillage, { seat, province: action.province, cost: 0 });
    case 'challenge':
      return tyrsChallenge.act(g, seat, action);
    case 'sacrifice':
      return friggasSacrifice.act(g, seat, action);
    case 'pass':
      return pass(g, seat);
  }
}

/** BR-9.7: a player who passes gives up all Rage. */
function pass(g: G, seat: Seat): void {
  const clan = clanOf(g.table, seat);
  g.emit({ event: 'passed', seat, lost: clan.rage });
  clan.rage = 0;
  clan.passed = true;
}
