/** VA-9.1 to VA-9.5: phase 4: each opponent in turn may attack the active player. */
import { decision, itemAt, procedure, type Reader, type Reason, type Seat } from '../../../kernel/index.ts';
import { distinct } from '../board/cards.ts';
import { resourcesOf } from '../board/counting.ts';
import { cardOf } from '../content/content.ts';
import { attackPower } from '../gods/powers.ts';
import type { ValdaCardId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, type UseFree, useWeapon } from '../weapons/use-weapon.ts';
import { attack } from './attack.ts';

type Assault = { readonly do: 'attack'; readonly card: ValdaCardId } | UseFree | { readonly do: 'pass' };

function problemOfAttack(card: ValdaCardId): Reason | undefined {
  return cardOf(card).kind === 'attack' ? undefined : { reason: 'not-an-attack-card', rule: 'VA-9.3', params: { card } };
}

function candidates(g: Reader<Valda>, seat: Seat): readonly Assault[] {
  const cards = distinct(itemAt(g.hands, seat).cards).filter((card) => cardOf(card).kind !== 'divine-weapon');
  return [{ do: 'pass' }, ...cards.map((card) => ({ do: 'attack' as const, card })), ...freeOptions(g, seat)];
}

/** D-ATTACK: every opponent with cards is asked, even without an attack card, to keep hands secret (VA-9.5). */
export const chooseAttack = decision<Valda, Assault, { readonly target: Seat; readonly left: number }>('attack', {
  rules: ['VA-9.3', 'VA-9.4', 'VA-14.1'],
  candidates,
  problem: (g, seat, _params, choice) => {
    if (choice.do === 'attack') return problemOfAttack(choice.card);
    return choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined;
  },
});

/** VA-9.1: most followers, then most resources, then counter-clockwise from the right of the active player. */
function attackOrder(table: ValdaTable, active: Seat): readonly Seat[] {
  const players = table.players.length;
  const counterClockwise = Array.from({ length: players - 1 }, (_, i) => (active - 1 - i + players) % players);
  return counterClockwise.toSorted((a, b) => {
    const [one, other] = [itemAt(table.players, a), itemAt(table.players, b)];
    return other.followers - one.followers || resourcesOf(other) - resourcesOf(one);
  });
}

export const attackPhase = procedure<Valda, { readonly seat: Seat; order: Seat[] }>('attack-phase', {
  order: (g, here) => {
    here.order = [...attackOrder(g.table, here.seat)];
    g.emit({ event: 'attack-order-set', seat: here.seat, seats: here.order });
  },
  slot: (g, here) => {
    const attacker = here.order.shift();
    if (attacker === undefined) return;
    g.call(slot, { attacker, left: attackPower(g.table, attacker).attacks });
    g.jump('slot');
  },
});

/** VA-9.2, VA-9.14: counts the attacks of a slot at its start; passing ends the slot. */
export const slot = procedure<Valda, { readonly attacker: Seat; left: number }>('slot', {
  ask: (g, { attacker, left }) => {
    if (left === 0) return g.end();
    if (itemAt(g.table.players, attacker).hand === 0) return g.jump('pass');
    return g.ask(chooseAttack, attacker, { target: g.table.active, left });
  },
  choose: (g, here) => {
    const choice = g.answer(chooseAttack);
    if (choice.do === 'pass') return;
    if (choice.do === 'weapon') g.call(useWeapon, { seat: here.attacker, effect: choice.effect, target: null });
    else {
      here.left--;
      g.call(attack, { attacker: here.attacker, card: choice.card, pending: [] });
    }
    g.jump('ask');
  },
  pass: (g, { attacker }) => g.emit({ event: 'attack-passed', seat: attacker }),
});
