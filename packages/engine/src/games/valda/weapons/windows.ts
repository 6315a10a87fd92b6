/** VA-16: the response windows. Sealed polls of those who may hold a fitting weapon by public record; one weapon a poll, then a new poll. */
import {
  at,
  type Decision,
  decision,
  type Heard,
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
import type { CardId, Realm, ResponseWindow, WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, mightUseFree, type UseFree, useWeapon } from './use-weapon.ts';

interface Pass {
  readonly do: 'pass';
}

interface Against {
  readonly do: WeaponEffectId;
  readonly target: Seat;
}

type Response = Pass | Against | UseFree | { readonly do: 'loaded-dice' | 'resisted' | 'tyrs-revenge' };

const PASS: Pass = { do: 'pass' };

function holdsWeapon(g: Reader<Valda>, seat: Seat, god: Realm): boolean {
  return holds(at(g.hands, seat).cards, at(g.table.players, seat).display, god);
}

interface WindowSpec<A, P extends object> {
  readonly window: ResponseWindow;
  readonly decision: Decision<Valda, Response, P>;
  /** VA-16.2: does some effect fit this player's role, by public record? */
  asks(table: ValdaTable, seat: Seat, effect: A): boolean;
  params(table: ValdaTable, effect: A): P;
}

function polled<A, P extends object>(spec: WindowSpec<A, P>, table: ValdaTable, effect: A): readonly Seat[] {
  return responseOrder(table).filter((seat) => spec.asks(table, seat, effect));
}

/** VA-16.3: all polled answer at once and sealed; the first in response order who wants to plays; then everybody is polled again. */
function window<A extends object, P extends object>(spec: WindowSpec<A, P>): Procedure<Valda, Heard<A>, Verdict<A>> {
  return procedure<Valda, Heard<A>, Verdict<A>>(spec.window, {
    poll: (g, { effect }) => {
      const seats = polled(spec, g.table, effect);
      if (seats.length === 0) return g.jump('close');
      g.tell({ event: 'window-opened', window: spec.window, seats });
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
    close: (g) => g.tell({ event: 'window-closed', window: spec.window }),
  });
}

function call(g: Rules<Valda>, seat: Seat, response: Response): void {
  if (response.do === 'pass') return;
  const effect = response.do === 'weapon' ? response.effect : response.do;
  g.call(useWeapon, { seat, effect, target: 'target' in response ? response.target : null });
}

/** VA-16.4: asks the roller. */
export const answerRoll = decision<Valda, Response>('answer-roll', {
  rules: ['VA-16.4', 'VA-15.13'],
  candidates: (g, seat) => [PASS, ...(holdsWeapon(g, seat, 'loki') ? [{ do: 'loaded-dice' as const }] : [])],
});

const rolled: WindowSpec<{ readonly seat: Seat }, object> = {
  window: 'W-ROLLED',
  decision: answerRoll,
  asks: (table, seat, roll) => seat === roll.seat && mayHold(table, seat, 'loki'),
  params: () => ({}),
};

interface AttackParams {
  readonly attacker: Seat;
  readonly card: CardId;
  readonly targets: readonly Seat[];
}

function attackParams(table: ValdaTable): AttackParams {
  const { attacker, card, instances } = currentAttack(table);
  return { attacker, card, targets: instances.map(({ target }) => target) };
}

/** VA-16.5: asks everybody but the attacker, where a new target exists. */
export const answerDeclaration = decision<Valda, Response, AttackParams>('answer-declaration', {
  rules: ['VA-16.5', 'VA-15.13'],
  candidates: (g, seat, { attacker, targets }) => {
    if (!holdsWeapon(g, seat, 'loki')) return [PASS];
    const others = g.table.players.map((_, target) => target).filter((target) => target !== attacker && !targets.includes(target));
    return [PASS, ...others.map((target) => ({ do: 'vanished' as const, target }))];
  },
});

const SMALLEST_TABLE_TO_REDIRECT = 3;

const declared: WindowSpec<object, AttackParams> = {
  window: 'W-DECLARED',
  decision: answerDeclaration,
  asks: (table, seat) => {
    const { attacker, instances } = currentAttack(table);
    if (instances.length > 1 || table.players.length < SMALLEST_TABLE_TO_REDIRECT) return false;
    return seat !== attacker && mayHold(table, seat, 'loki');
  },
  params: attackParams,
};

/** VA-16.6: War Horn for all but the target, Burning Blade for the attacker. An answer names the target. */
export const answerDefence = decision<Valda, Response, AttackParams>('answer-defence', {
  rules: ['VA-16.6', 'VA-15.7', 'VA-15.9'],
  candidates: (g, seat, { attacker, targets }) => [
    PASS,
    ...(holdsWeapon(g, seat, 'heimdall')
      ? targets.filter((target) => target !== seat).map((target) => ({ do: 'war-horn' as const, target }))
      : []),
    ...(seat === attacker && holdsWeapon(g, seat, 'surtur') ? targets.map((target) => ({ do: 'burning-blade' as const, target })) : []),
  ],
});

const stopped: WindowSpec<object, AttackParams> = {
  window: 'W-REPEL',
  decision: answerDefence,
  asks: (table, seat) => {
    const targets = stoppedInstances(table).map(({ target }) => target);
    if (targets.some((target) => target !== seat) && mayHold(table, seat, 'heimdall')) return true;
    return targets.length > 0 && seat === currentAttack(table).attacker && mayHold(table, seat, 'surtur');
  },
  params: (table) => ({ ...attackParams(table), targets: stoppedInstances(table).map(({ target }) => target) }),
};

export interface OnTarget {
  readonly target: Seat;
}

/** VA-16.7: the last chance of a target whose defence was broken. */
export const answerBreach = decision<Valda, Response, AttackParams>('answer-breach', {
  rules: ['VA-16.7', 'VA-15.10'],
  candidates: (g, seat) => [PASS, ...(holdsWeapon(g, seat, 'tyr') ? [{ do: 'tyrs-revenge' as const }] : [])],
});

const turned: WindowSpec<OnTarget, AttackParams> = {
  window: 'W-LAST',
  decision: answerBreach,
  asks: (table, seat, { target }) => seat === target && mayHold(table, seat, 'tyr') && !instanceAgainst(table, target).cancelled,
  params: (table, { target }) => ({ ...attackParams(table), targets: [target] }),
};

/** VA-16.8: who has repelled may rejoice. */
export const answerRepulse = decision<Valda, Response, AttackParams>('answer-repulse', {
  rules: ['VA-16.8', 'VA-15.8'],
  candidates: (g, seat) => [PASS, ...(holdsWeapon(g, seat, 'freya') ? [{ do: 'resisted' as const }] : [])],
});

const repelled: WindowSpec<OnTarget, AttackParams> = {
  window: 'W-REPELLED',
  decision: answerRepulse,
  asks: (table, seat, { target }) => seat === target && mayHold(table, seat, 'freya'),
  params: (table, { target }) => ({ ...attackParams(table), targets: [target] }),
};

/** VA-16.10: free effects of anybody, once more before the turn passes. */
export const answerTurnEnd = decision<Valda, Response, { readonly active: Seat }>('answer-turn-end', {
  rules: ['VA-16.10', 'VA-15.4'],
  candidates: (g, seat) => [PASS, ...freeOptions(g, seat)],
  problem: (g, seat, _params, choice) => (choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined),
});

const turnEnd: WindowSpec<object, { readonly active: Seat }> = {
  window: 'W-TURN-END',
  decision: answerTurnEnd,
  asks: (table, seat) => mightUseFree(table, seat),
  params: ({ active }) => ({ active }),
};

/** A window opens only where somebody qualifies; otherwise not even an event tells of it. */
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
