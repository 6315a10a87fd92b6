/** VA-16: the response windows. Each polls, sealed, all who may hold a fitting weapon by public record; after a weapon it polls again. */
import {
  type Decision,
  decision,
  type Heard,
  itemAt,
  type Listener,
  type Procedure,
  procedure,
  type Reader,
  type Rules,
  type Seat,
  type Verdict,
} from '../../../kernel/index.ts';
import { holds, mayHold } from '../board/whereabouts.ts';
import { currentAttack, instanceAgainst, responseOrder, stoppedInstances } from '../flow/strength.ts';
import type { Realm, ResponseWindow, ValdaCardId, WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, mightUseFree, type UseFree, useWeapon } from './use-weapon.ts';

type Pass = {
  readonly do: 'pass';
};

/** A weapon aimed at one of the targets. */
type Aim = {
  readonly do: 'aim';
  readonly effect: WeaponEffectId;
  readonly target: Seat;
};

type Response = Pass | UseFree | Aim;

const PASS: Pass = { do: 'pass' };

function using(effect: WeaponEffectId): UseFree {
  return { do: 'weapon', effect };
}

function aiming(effect: WeaponEffectId, targets: readonly Seat[]): readonly Aim[] {
  return targets.map((target) => ({ do: 'aim', effect, target }));
}

function holdsWeapon(g: Reader<Valda>, seat: Seat, god: Realm): boolean {
  return holds(itemAt(g.hands, seat).cards, itemAt(g.table.players, seat).display, god);
}

interface WindowSpec<A, P extends object> {
  readonly window: ResponseWindow;
  readonly decision: Decision<Valda, Response, P>;
  /** VA-16.2: whether an effect fits this player's role, by public record. */
  asks(table: ValdaTable, seat: Seat, effect: A): boolean;
  params(table: ValdaTable, effect: A): P;
}

function polled<A, P extends object>(spec: WindowSpec<A, P>, table: ValdaTable, effect: A): readonly Seat[] {
  return responseOrder(table).filter((seat) => spec.asks(table, seat, effect));
}

/** VA-16.3: polled players answer at once, sealed; the first in response order to use a weapon does; then the window polls again. */
function window<A extends object, P extends object>(spec: WindowSpec<A, P>): Procedure<Valda, Heard<A>, Verdict<A>> {
  return procedure<Valda, Heard<A>, Verdict<A>>(spec.window, {
    poll: (g, { effect }) => {
      const seats = polled(spec, g.table, effect);
      if (seats.length === 0) return g.jump('close');
      g.emit({ event: 'window-opened', window: spec.window, seats });
      const params = spec.params(g.table, effect);
      return g.askAll(
        spec.decision,
        seats.map((seat) => ({ seat, params })),
        { quiet: true },
      );
    },
    play: (g) => {
      const first = g.answers(spec.decision).find(({ answer }) => answer.do !== 'pass');
      if (!first) return g.jump('close');
      call(g, first.seat, first.answer);
      return g.jump('poll');
    },
    close: (g) => g.emit({ event: 'window-closed', window: spec.window }),
  });
}

function call(g: Rules<Valda>, seat: Seat, response: Response): void {
  if (response.do === 'pass') return;
  g.call(useWeapon, { seat, effect: response.effect, target: response.do === 'aim' ? response.target : null });
}

export interface PlainParams {
  readonly window: ResponseWindow;
  readonly active: Seat;
}

/** VA-16.4, VA-16.10: asks the roller about the dice, and everybody about free effects before the turn passes. */
export const respond = decision<Valda, Response, PlainParams>('respond', {
  rules: ['VA-16.4', 'VA-16.10', 'VA-15.4'],
  candidates: (g, seat, { window: open }) => {
    if (open === 'W-TURN-END') return [PASS, ...freeOptions(g, seat)];
    return holdsWeapon(g, seat, 'loki') ? [PASS, using('loaded-dice')] : [PASS];
  },
  problem: (g, seat, { window: open }, choice) =>
    open === 'W-TURN-END' && choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined,
});

const rolled: WindowSpec<{ readonly seat: Seat }, PlainParams> = {
  window: 'W-ROLLED',
  decision: respond,
  asks: (table, seat, roll) => seat === roll.seat && mayHold(table, seat, 'loki'),
  params: ({ active }) => ({ window: 'W-ROLLED', active }),
};

const turnEnd: WindowSpec<object, PlainParams> = {
  window: 'W-TURN-END',
  decision: respond,
  asks: (table, seat) => mightUseFree(table, seat),
  params: ({ active }) => ({ window: 'W-TURN-END', active }),
};

export interface AttackParams {
  readonly window: ResponseWindow;
  readonly attacker: Seat;
  readonly card: ValdaCardId;
  /** The targets that a weapon could affect. */
  readonly targets: readonly Seat[];
}

function attackParams(open: ResponseWindow, targetsOf: (table: ValdaTable) => readonly Seat[]): (table: ValdaTable) => AttackParams {
  return (table) => {
    const { attacker, card } = currentAttack(table);
    return { window: open, attacker, card, targets: targetsOf(table) };
  };
}

/** The responses that the asked player's weapons allow. */
function responses(g: Reader<Valda>, seat: Seat, { window: open, attacker, targets }: AttackParams): readonly Response[] {
  const has = (god: Realm): boolean => holdsWeapon(g, seat, god);
  switch (open) {
    case 'W-DECLARED':
      return has('loki') ? aiming('vanished', newTargets(g.table, attacker, targets)) : [];
    case 'W-REPEL':
      return [
        ...(has('heimdall')
          ? aiming(
              'war-horn',
              targets.filter((target) => target !== seat),
            )
          : []),
        ...(seat === attacker && has('surtur') ? aiming('burning-blade', targets) : []),
      ];
    case 'W-LAST':
      return has('tyr') ? [using('tyrs-revenge')] : [];
    default:
      return has('freya') ? [using('resisted')] : [];
  }
}

/** VA-15.13: every player except the attacker and the current targets. */
function newTargets({ players }: ValdaTable, attacker: Seat, targets: readonly Seat[]): readonly Seat[] {
  return players.map((_, seat) => seat).filter((seat) => seat !== attacker && !targets.includes(seat));
}

export const respondToAttack = decision<Valda, Response, AttackParams>('respond-to-attack', {
  rules: ['VA-16.5', 'VA-16.6', 'VA-16.7', 'VA-16.8'],
  candidates: (g, seat, params) => [PASS, ...responses(g, seat, params)],
});

const SMALLEST_TABLE_TO_REDIRECT = 3;

function targets(table: ValdaTable): readonly Seat[] {
  return currentAttack(table).instances.map(({ target }) => target);
}

/** VA-16.5: asks everybody except the attacker, if a new target exists. */
const declared: WindowSpec<object, AttackParams> = {
  window: 'W-DECLARED',
  decision: respondToAttack,
  asks: (table, seat) => {
    const { attacker, instances } = currentAttack(table);
    if (instances.length > 1 || table.players.length < SMALLEST_TABLE_TO_REDIRECT) return false;
    return seat !== attacker && mayHold(table, seat, 'loki');
  },
  params: attackParams('W-DECLARED', targets),
};

function stoppedTargets(table: ValdaTable): readonly Seat[] {
  return stoppedInstances(table).map(({ target }) => target);
}

/** VA-16.6: War Horn for all except the target, Burning Blade for the attacker. An answer names the target. */
const stopped: WindowSpec<object, AttackParams> = {
  window: 'W-REPEL',
  decision: respondToAttack,
  asks: (table, seat) => {
    const held = stoppedTargets(table);
    if (held.some((target) => target !== seat) && mayHold(table, seat, 'heimdall')) return true;
    return held.length > 0 && seat === currentAttack(table).attacker && mayHold(table, seat, 'surtur');
  },
  params: attackParams('W-REPEL', stoppedTargets),
};

export interface OnTarget {
  readonly target: Seat;
}

/** VA-16.7: the last chance of a target whose defence failed. */
const turned: WindowSpec<OnTarget, AttackParams> = {
  window: 'W-LAST',
  decision: respondToAttack,
  asks: (table, seat, { target }) => seat === target && mayHold(table, seat, 'tyr') && !instanceAgainst(table, target).cancelled,
  params: (table, { target }) => attackParams('W-LAST', () => [target])(table),
};

/** VA-16.8: a target that repelled the attack may respond. */
const repelled: WindowSpec<OnTarget, AttackParams> = {
  window: 'W-REPELLED',
  decision: respondToAttack,
  asks: (table, seat, { target }) => seat === target && mayHold(table, seat, 'freya'),
  params: (table, { target }) => attackParams('W-REPELLED', () => [target])(table),
};

/** Opens a window only if somebody qualifies, and emits nothing otherwise. */
function listener<A extends object, P extends object>(
  on: string,
  when: Listener<Valda>['window'],
  spec: WindowSpec<A, P>,
): Listener<Valda, A> {
  return {
    id: spec.window,
    on,
    window: when,
    sources: (g, effect) => (polled(spec, g.table, effect).length > 0 ? [g.table.active] : []),
    run: window(spec),
  };
}

export const windows = [
  listener('roll', 'react', rolled),
  listener('declare', 'react', declared),
  listener('stop', 'may', stopped),
  listener('breach', 'may', turned),
  listener('repulse', 'react', repelled),
  listener('end-turn', 'react', turnEnd),
];
