/** What a card is worth to whoever holds it: in the hand, and when it is played now. */
import { at, type Seat } from '@skald/engine';
import { type Card, type CardId, cardOf, levelOf, RESOURCES, TRACKS, type ValdaTable } from '@skald/engine/games/valda';
import { Planner, turnsLeft } from './plan.ts';
import { BASE_CARD, DRILL, GOD_CARD, MINE } from './weights.ts';

/** What an attack adds to the worth of its card, for each follower or by itself. */
const ATTACKS: Readonly<Partial<Record<Card['op'], number>>> = { stealFollowers: 0.4, loseFollowers: 0.15 };

/** A card in the hand, for keeping and discarding. */
export function cardWorth(table: ValdaTable, seat: Seat, card: CardId): number {
  const { kind, attack, defence, params, op } = cardOf(card);
  switch (kind) {
    case 'divine-weapon':
      return 1.6;
    case 'defence':
      return 0.25 + 0.11 * defence;
    case 'attack':
      return 0.2 + 0.07 * attack + (ATTACKS[op] ?? 0.1) * Math.max(1, params.count);
    case 'action':
      // Actions can only be played in a turn to come.
      return turnsLeft(table) === 0 && table.active !== seat ? 0 : playWorth(table, seat, card, 3);
  }
}

/** What an action card finds when it is played. */
interface Play {
  readonly table: ValdaTable;
  readonly seat: Seat;
  readonly params: Card['params'];
  /** Other cards in hand. */
  readonly others: number;
  readonly left: number;
  /** Cards drawn in the last turn are hardly of use. */
  readonly fresh: number;
}

const PLAYS: Readonly<Partial<Record<Card['op'], (play: Play) => number>>> = {
  gainFollowers: ({ params }) => params.count,
  gainResources: ({ table, seat, params }) => {
    const gained = RESOURCES.reduce((sum, kind) => sum + params.gain[kind], 0);
    return Math.max(0.05, new Planner(table, seat, true).gain(params.gain)) + 0.04 * gained;
  },
  rollDie: ({ table, seat, params }) => {
    if (params.die === 'white') return 0.65;
    const planner = new Planner(table, seat, true);
    return params.die === 'yellow' ? planner.gain({ gold: 1, diamond: 1 }) : planner.gain({ blood: 1 }) + 0.1;
  },
  drawBase: ({ params, fresh }) => BASE_CARD * params.count * fresh,
  drawGod: ({ fresh }) => GOD_CARD * fresh,
  raiseBuildLimit: ({ table, seat }) => (canBuildMore(table, seat) ? 0.5 : -1),
  freeBuild: ({ table, seat, params, left }) => {
    const { mines, drills } = at(table.players, seat);
    if (params.building === 'mine') return mines < TRACKS.mine.max ? left * MINE : 0;
    return drills < TRACKS.drill.max ? left * DRILL : 0;
  },
  cycleCards: ({ others, fresh }) => (BASE_CARD + 0.15 * Math.min(2, others)) * fresh,
  takeFromDiscard: ({ table }) => (table.piles.B.some((one) => cardOf(one).kind === 'defence') ? 0.35 : 0),
  convertToBlood: ({ table, seat, params }) => bestSwap(table, seat, params.max).worth,
  sacrifice: ({ params, others, left }) => Math.min(params.maxDiscard, others) * (left === 0 ? 1 : 0.6),
  borrowTemple: ({ table, seat }) => (levelOf(table, seat, 'odin') < 2 && at(table.players, seat).resources.blood >= 4 ? 1 : 0.45),
};

/** What comes of playing an action card now, with so many other cards in hand. */
export function playWorth(table: ValdaTable, seat: Seat, card: CardId, others: number): number {
  const { op, params } = cardOf(card);
  const left = turnsLeft(table);
  return PLAYS[op]?.({ table, seat, params, others, left, fresh: left > 0 ? 1 : 0.35 }) ?? 0;
}

function canBuildMore(table: ValdaTable, seat: Seat): boolean {
  const { resources } = at(table.players, seat);
  return RESOURCES.reduce((sum, kind) => sum + resources[kind], 0) >= 10;
}

/** How much gold and how many diamonds are best swapped for blood. */
interface Swap {
  readonly gold: number;
  readonly diamond: number;
  readonly worth: number;
}

export function bestSwap(table: ValdaTable, seat: Seat, most: number): Swap {
  const { resources } = at(table.players, seat);
  const planner = new Planner(table, seat, true);
  const now = planner.best(resources).worth;
  let best = { gold: 0, diamond: 0, worth: 0 };
  for (let gold = 0; gold <= Math.min(most, resources.gold); gold++) {
    for (let diamond = 0; gold + diamond <= most && diamond <= resources.diamond; diamond++) {
      if (gold + diamond > table.supply.blood) continue;
      const after = { gold: resources.gold - gold, diamond: resources.diamond - diamond, blood: resources.blood + gold + diamond };
      const worth = planner.best(after).worth - now;
      if (worth > best.worth) best = { gold, diamond, worth };
    }
  }
  return best;
}
