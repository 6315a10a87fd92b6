/** When to use a divine weapon: each works once in the whole game. */
import { decisionGuard, itemAt, type OpenDecision, type Seat } from '@skald/engine';
import { cardOf, facesOf, type Valda, type ValdaDecisions, type WeaponEffectId } from '@skald/engine/games/valda';
import { playWorth } from './cards.ts';
import { Planner, turnsLeft } from './plan.ts';
import { attackWorth, lossFrom } from './strife.ts';

const isValdaDecision = decisionGuard<ValdaDecisions>();

export interface WeaponMoment {
  readonly table: Valda['table'];
  readonly seat: Seat;
  /** The decision in which it could be used. */
  readonly decision: OpenDecision;
  readonly target: Seat | undefined;
}

/** The least worth while turns remain to use it in. */
const WORTH_IT = 1;
/** Worth something, but less than waiting. */
const NOT_NOW = -1;

const WORTHS: Readonly<Record<WeaponEffectId, (moment: WeaponMoment) => number>> = {
  'thunder-call': () => 3,
  resisted: () => 3,
  judgement: ({ table, seat }) => (isLast(table) || itemAt(table.players, seat).followers >= 8 ? 1.5 : 0.2),
  draupnir: ({ table, seat, decision }) => {
    // Blood can be spent only in these phases.
    if (!isValdaDecision(decision, 'act', 'build', 'win-followers')) return NOT_NOW;
    return new Planner(table, seat, !isValdaDecision(decision, 'win-followers')).gain({ blood: 4 }) - (isLast(table) ? 0.1 : WORTH_IT);
  },
  hammertime: ({ table, seat }) => {
    const { lastCard } = table.turn;
    return lastCard ? playWorth(table, seat, lastCard, 2) - (isLast(table) ? 0.3 : WORTH_IT) : NOT_NOW;
  },
  'falcon-cloak': ({ table, decision }) => (isValdaDecision(decision, 'act') && !isLast(table) ? 0.5 : NOT_NOW),
  bullseye: ({ table, seat, decision }) => {
    if (!isValdaDecision(decision, 'act') || table.turn.actionPoints === 0) return NOT_NOW;
    return table.piles.A.reduce((most, card) => Math.max(most, playWorth(table, seat, card, 2)), 0) - WORTH_IT;
  },
  gjallarhorn: ({ table }) => (!isLast(table) && shieldsInPile(table) >= 2 ? 0.2 : NOT_NOW),
  'deadly-dagger': ({ table }) => (!isLast(table) && table.piles.B.some((card) => cardOf(card).family === 'bewitched') ? 0.2 : NOT_NOW),
  'tyrs-revenge': ({ table, seat }) => {
    return table.attack ? lossFrom(table, seat, table.attack.card) - (isLast(table) ? 0.4 : WORTH_IT) : NOT_NOW;
  },
  'war-horn': ownAttack,
  'burning-blade': ownAttack,
  vanished: ({ table, seat, target }) => {
    if (!table.attack?.instances.some((instance) => instance.target === seat) || target === undefined) return NOT_NOW;
    return lossFrom(table, seat, table.attack.card) - WORTH_IT + 0.02 * itemAt(table.players, target).followers;
  },
  'loaded-dice': ({ table }) => {
    const dice = table.roll?.dice ?? [];
    return dice.some(({ die, face }) => (facesOf(die)[face - 1]?.followers ?? 0) < 0) ? 0.5 : NOT_NOW;
  },
};

/** Positive if the weapon should be used now; the highest goes first. */
export function weaponWorth(moment: WeaponMoment, effect: WeaponEffectId): number {
  return WORTHS[effect](moment);
}

/** An own attack that is about to fail. */
function ownAttack({ table, seat, target }: WeaponMoment): number {
  if (table.attack?.attacker !== seat || target === undefined) return NOT_NOW;
  return attackWorth(table, seat, target, table.attack.card) - 0.5;
}

function isLast(table: Valda['table']): boolean {
  return turnsLeft(table) === 0;
}

function shieldsInPile(table: Valda['table']): number {
  return table.piles.B.filter((card) => cardOf(card).kind === 'defence').length;
}
