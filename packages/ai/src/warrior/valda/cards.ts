/** The worth of a card to its holder: in the hand, and when played now. */
import { itemAt, type Seat } from '@skald/engine';
import { cardOf, levelOf, RESOURCES, TRACKS, type ValdaCard, type ValdaCardId, type ValdaTable } from '@skald/engine/games/valda';
import { Planner, turnsLeft } from './plan.ts';
import { BASE_CARD, DRILL, GOD_CARD, MINE } from './weights.ts';

/** The addition of an attack to the worth of its card, for each follower or by itself. */
const ATTACKS: Readonly<Partial<Record<ValdaCard['family'], number>>> = { bewitched: 0.4, kill: 0.15 };

/** A card in the hand, for keeping and discarding. */
export function cardWorth(table: ValdaTable, seat: Seat, card: ValdaCardId): number {
  const { kind, attack, defence, params, family } = cardOf(card);
  switch (kind) {
    case 'divine-weapon':
      return 1.6;
    case 'defence':
      return 0.25 + 0.11 * defence;
    case 'attack':
      return 0.2 + 0.07 * attack + (ATTACKS[family] ?? 0.1) * Math.max(1, params.count);
    case 'action':
      // Action cards wait for the player's next turn.
      return turnsLeft(table) === 0 && table.active !== seat ? 0 : playWorth(table, seat, card, 3);
  }
}

/** The situation in which an action card is played. */
interface Play {
  readonly table: ValdaTable;
  readonly seat: Seat;
  readonly params: ValdaCard['params'];
  /** The other cards in hand. */
  readonly others: number;
  readonly left: number;
  /** The worth of a drawn card; cards drawn in the last turn are hardly useful. */
  readonly fresh: number;
}

const PLAYS: Readonly<Partial<Record<ValdaCard['family'], (play: Play) => number>>> = {
  seduction: ({ params }) => params.count,
  spoils: ({ table, seat, params }) => {
    const gained = RESOURCES.reduce((sum, kind) => sum + params.gain[kind], 0);
    return Math.max(0.05, new Planner(table, seat, true).gain(params.gain)) + 0.04 * gained;
  },
  rune: ({ table, seat, params }) => {
    if (params.die === 'white') return 0.65;
    const planner = new Planner(table, seat, true);
    return params.die === 'yellow' ? planner.gain({ gold: 1, diamond: 1 }) : planner.gain({ blood: 1 }) + 0.1;
  },
  backup: ({ params, fresh }) => BASE_CARD * params.count * fresh,
  drakkar: ({ fresh }) => GOD_CARD * fresh,
  yggdrasil: ({ table, seat }) => (canBuildMore(table, seat) ? 0.5 : -1),
  glimpse: ({ table, seat, params, left }) => {
    const { mines, drills } = itemAt(table.players, seat);
    if (params.building === 'mine') return mines < TRACKS.mine.max ? left * MINE : 0;
    return drills < TRACKS.drill.max ? left * DRILL : 0;
  },
  'freya-goddess': ({ others, fresh }) => (BASE_CARD + 0.15 * Math.min(2, others)) * fresh,
  'tyr-god-of-war': ({ table }) => (table.piles.B.some((one) => cardOf(one).kind === 'defence') ? 0.35 : 0),
  'odin-leader': ({ table, seat, params }) => bestSwap(table, seat, params.max).worth,
  sacrifice: ({ params, others, left }) => Math.min(params.maxDiscard, others) * (left === 0 ? 1 : 0.6),
  infiltration: ({ table, seat }) => (levelOf(table, seat, 'odin') < 2 && itemAt(table.players, seat).resources.blood >= 4 ? 1 : 0.45),
};

/** The worth of playing an action card now, with this many other cards in hand. */
export function playWorth(table: ValdaTable, seat: Seat, card: ValdaCardId, others: number): number {
  const { family, params } = cardOf(card);
  const left = turnsLeft(table);
  return PLAYS[family]?.({ table, seat, params, others, left, fresh: left > 0 ? 1 : 0.35 }) ?? 0;
}

function canBuildMore(table: ValdaTable, seat: Seat): boolean {
  const { resources } = itemAt(table.players, seat);
  return RESOURCES.reduce((sum, kind) => sum + resources[kind], 0) >= 10;
}

/** The gold and diamonds to swap for blood. */
interface Swap {
  readonly gold: number;
  readonly diamond: number;
  readonly worth: number;
}

export function bestSwap(table: ValdaTable, seat: Seat, most: number): Swap {
  const { resources } = itemAt(table.players, seat);
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
