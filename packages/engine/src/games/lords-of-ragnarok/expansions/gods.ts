/** The bonuses of Heimdall and Aegir for people (LR-50.1); those of Hel are in a file of their own. */
import { decision, oneOf, procedure, type Seat } from '../../../kernel/index.ts';
import { seaOf } from '../content/map.ts';
import { discardCards } from '../flow/turn/settle.ts';
import type { MonumentId } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { hasFreeArmy, recruit } from '../table/armies.ts';
import { emitBlessed } from '../table/blessings.ts';
import { discardFromHand, drawCards } from '../table/cards.ts';
import { controls, human } from '../table/parties.ts';
import { mayEnter } from '../table/ways.ts';
import { helBonus } from './hel.ts';
import { EXTRA_GODS, type ExtraGod } from './ids.ts';

export function isExtraGod(monument: MonumentId): monument is ExtraGod {
  return EXTRA_GODS.some((god) => god === monument);
}

/** Draws one card more than the amount, then discards one of the hand. */
export const heimdallBonus = procedure<Lords, { seat: Seat; left: number }>('heimdall-bonus', {
  draw: (g, { seat, left }) => {
    emitBlessed(g, seat, 'GOD_BONUS');
    return drawCards(g, seat, left + 1) > left ? g.ask(discardCards, seat, { count: 1 }) : g.end();
  },
  discard: (g, { seat }) =>
    discardFromHand(
      g,
      seat,
      g.answer(discardCards).map(({ card }) => card),
    ),
});

type Landing = { do: 'recruit'; region: number } | { do: 'decline' };

/** Own regions at the drakkar's sea. */
function landings(table: LordsTable, seat: Seat): readonly number[] {
  const { sea } = human(table, seat);
  if (!sea || !hasFreeArmy(table, seat)) return [];
  return seaOf(table.side, sea).adjacentRegions.filter((region) => controls(table, seat, region) && mayEnter(table, seat, region));
}

export const landWarriors = decision<Lords, Landing, { strength: number }>('land-warriors', {
  rules: ['LR-50.1'],
  space: ({ table }, seat) =>
    oneOf<Landing>([...landings(table, seat).map((region) => ({ do: 'recruit' as const, region })), { do: 'decline' }]),
  fallback: () => ({ do: 'decline' }),
});

/** Recruits an army as strong as the amount at the drakkar's sea. */
export const aegirBonus = procedure<Lords, { seat: Seat; left: number }>('aegir-bonus', {
  ask: (g, { seat, left }) => {
    emitBlessed(g, seat, 'GOD_BONUS');
    return landings(g.table, seat).length > 0 ? g.ask(landWarriors, seat, { strength: left }) : g.end();
  },
  land: (g, { seat, left }) => {
    const answer = g.answer(landWarriors);
    if (answer.do === 'recruit') recruit(g, seat, answer.region, left);
  },
});

export function callExtraGodBonus(g: G, god: ExtraGod, seat: Seat, left: number): void {
  if (god === 'hel') g.call(helBonus, { seat, left, victim: seat });
  else g.call(god === 'heimdall' ? heimdallBonus : aegirBonus, { seat, left });
}
