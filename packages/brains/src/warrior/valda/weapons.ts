/** When a divine weapon is worth using: each is used once in the whole game. */
import { at, type Seat } from '@skald/engine';
import { cardOf, facesOf, type Valda, type WeaponEffectId } from '@skald/engine/games/valda';
import { playWorth } from './cards.ts';
import { Planner, turnsLeft } from './plan.ts';
import { attackWorth, lossFrom } from './strife.ts';

export interface Moment {
  readonly table: Valda['table'];
  readonly seat: Seat;
  /** The question in which it could be used. */
  readonly prompt: string;
  readonly target: Seat | undefined;
}

/** What a weapon should bring where there are turns left to use it in. */
const WORTH_IT = 1;
/** Something, but less than waiting may bring. */
const NOT_NOW = -1;

/** The phases in which blood can still be spent. */
const SPENDING: readonly string[] = ['act', 'build', 'win-followers'];

const WORTHS: Readonly<Record<WeaponEffectId, (moment: Moment) => number>> = {
  'thunder-call': () => 3,
  resisted: () => 3,
  judgement: ({ table, seat }) => (isLast(table) || at(table.players, seat).followers >= 8 ? 1.5 : 0.2),
  draupnir: ({ table, seat, prompt }) => {
    if (!SPENDING.includes(prompt)) return NOT_NOW;
    return new Planner(table, seat, prompt !== 'win-followers').gain({ blood: 4 }) - (isLast(table) ? 0.1 : WORTH_IT);
  },
  hammertime: ({ table, seat }) => {
    const { lastCard } = table.turn;
    return lastCard ? playWorth(table, seat, lastCard, 2) - (isLast(table) ? 0.3 : WORTH_IT) : NOT_NOW;
  },
  'falcon-cloak': ({ table, prompt }) => (prompt === 'act' && !isLast(table) ? 0.5 : NOT_NOW),
  bullseye: ({ table, seat, prompt }) => {
    if (prompt !== 'act' || table.turn.actionPoints === 0) return NOT_NOW;
    return table.piles.A.reduce((most, card) => Math.max(most, playWorth(table, seat, card, 2)), 0) - WORTH_IT;
  },
  gjallarhorn: ({ table }) => (!isLast(table) && shieldsInPile(table) >= 2 ? 0.2 : NOT_NOW),
  'deadly-dagger': ({ table }) => (!isLast(table) && table.piles.B.some((card) => cardOf(card).op === 'stealFollowers') ? 0.2 : NOT_NOW),
  'tyrs-revenge': ({ table, seat }) => {
    return table.attack ? lossFrom(table, seat, table.attack.card) - (isLast(table) ? 0.4 : WORTH_IT) : NOT_NOW;
  },
  'war-horn': ownAttack,
  'burning-blade': ownAttack,
  vanished: ({ table, seat, target }) => {
    if (!table.attack?.instances.some((instance) => instance.target === seat) || target === undefined) return NOT_NOW;
    return lossFrom(table, seat, table.attack.card) - WORTH_IT + 0.02 * at(table.players, target).followers;
  },
  'loaded-dice': ({ table }) => {
    const dice = table.roll?.dice ?? [];
    return dice.some(({ die, face }) => (facesOf(die)[face - 1]?.followers ?? 0) < 0) ? 0.5 : NOT_NOW;
  },
};

/** Above 0 where it should be used now; what gives most goes first. */
export function weaponWorth(moment: Moment, effect: WeaponEffectId): number {
  return WORTHS[effect](moment);
}

/** An attack of one's own that is about to fail. */
function ownAttack({ table, seat, target }: Moment): number {
  if (table.attack?.attacker !== seat || target === undefined) return NOT_NOW;
  return attackWorth(table, seat, target, table.attack.card) - 0.5;
}

function isLast(table: Valda['table']): boolean {
  return turnsLeft(table) === 0;
}

function shieldsInPile(table: Valda['table']): number {
  return table.piles.B.filter((card) => cardOf(card).kind === 'defence').length;
}
