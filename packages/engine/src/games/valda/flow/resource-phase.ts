/** VA-6: phase 1: dice for mines and drills, then trades with the supply. */
import { amountBetween, decision, itemAt, procedure, type Reader, type Reason, type Rules, type Seat } from '../../../kernel/index.ts';
import { emptyPurse, pay, takeFromSupply } from '../board/resources.ts';
import { content, TRACKS } from '../content/content.ts';
import { tradeRate } from '../gods/powers.ts';
import { RESOURCES, type Resource } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, mightUseFree, type UseFree, useWeapon } from '../weapons/use-weapon.ts';
import { rollAndTake } from './dice.ts';

export interface Pair {
  readonly give: Resource;
  readonly take: Resource;
}

type Trade = (Pair & { readonly do: 'trade' }) | UseFree | { readonly do: 'end' };

/** VA-6.5: trade one kind for another. */
const PAIRS: readonly (Pair & { readonly do: 'trade' })[] = RESOURCES.flatMap((give) =>
  RESOURCES.filter((take) => take !== give).map((take) => ({ do: 'trade' as const, give, take })),
);

/** VA-6.7: the most trades of this kind that the player can make at once. */
function mostTimes(table: ValdaTable, seat: Seat, { give, take }: Pair): number {
  return Math.min(Math.floor(itemAt(table.players, seat).resources[give] / tradeRate(table, seat)), table.supply[take]);
}

/** VA-6.6: a limit, because 1:1 trades could go on for ever. */
function mayTrade(table: ValdaTable): boolean {
  return table.turn.trades < content.engineLimits.tradeMovesPerResourcePhase;
}

function problemOfTrade(g: Reader<Valda>, seat: Seat, pair: Pair): Reason | undefined {
  if (mayTrade(g.table) && mostTimes(g.table, seat, pair) > 0) return undefined;
  return { reason: 'cannot-trade', rule: 'VA-6.7', params: { give: pair.give, take: pair.take, rate: tradeRate(g.table, seat) } };
}

/** D-TRADE. */
export const trade = decision<Valda, Trade, { readonly rate: number }>('trade', {
  rules: ['VA-6.3', 'VA-6.4', 'VA-6.6'],
  candidates: (g, seat) => [{ do: 'end' }, ...PAIRS, ...freeOptions(g, seat)],
  problem: (g, seat, _params, choice) => {
    if (choice.do === 'trade') return problemOfTrade(g, seat, choice);
    return choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined;
  },
});

/** How many trades; asked only if more than one is possible. */
export const tradeTimes = decision<Valda, number, Pair & { readonly rate: number; readonly most: number }>('trade-times', {
  rules: ['VA-6.7'],
  space: (_g, _seat, { most }) => amountBetween(1, most),
});

export const resourcePhase = procedure<Valda, { readonly seat: Seat; give?: Resource; take?: Resource }>('resource-phase', {
  roll: (g, { seat }) => {
    const { mines, drills } = itemAt(g.table.players, seat);
    const dice = [...new Array(mines).fill(TRACKS.mine.die), ...new Array(drills).fill(TRACKS.drill.die)];
    g.call(rollAndTake, { seat, cause: 'mines', dice });
  },
  ask: (g, { seat }) => {
    const canTrade = PAIRS.some((pair) => problemOfTrade(g, seat, pair) === undefined);
    if (!canTrade && !mightUseFree(g.table, seat)) return g.end();
    return g.ask(trade, seat, { rate: tradeRate(g.table, seat) });
  },
  choose: (g, here) => {
    const choice = g.answer(trade);
    if (choice.do === 'end') return g.end();
    if (choice.do === 'weapon') {
      g.call(useWeapon, { seat: here.seat, effect: choice.effect, target: null });
      return g.jump('ask');
    }
    const { give, take } = choice;
    const most = mostTimes(g.table, here.seat, choice);
    if (most === 1) {
      exchange(g, here.seat, choice, 1);
      return g.jump('ask');
    }
    Object.assign(here, { give, take });
    return g.ask(tradeTimes, here.seat, { give, take, rate: tradeRate(g.table, here.seat), most });
  },
  exchange: (g, { seat, give = 'gold', take = 'gold' }) => {
    exchange(g, seat, { give, take }, g.answer(tradeTimes));
    g.jump('ask');
  },
});

/** VA-4.8: pays first, then takes. */
function exchange(g: Rules<Valda>, seat: Seat, { give, take }: Pair, times: number): void {
  const given = times * tradeRate(g.table, seat);
  pay(g, seat, { ...emptyPurse(), [give]: given });
  takeFromSupply(g, seat, { ...emptyPurse(), [take]: times });
  g.table.turn.trades++;
  g.emit({ event: 'resources-traded', seat, give, given, take, taken: times });
}
