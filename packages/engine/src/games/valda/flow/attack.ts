/** VA-9.6 to VA-9.15, VA-14.7, VA-14.12: one attack, step by step, against one target or all at once. */
import { effect, itemAt, perform, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { giveUp, layAside, takeOpenly } from '../board/cards.ts';
import { strike } from '../cards/strike.ts';
import { cardOf } from '../content/content.ts';
import type { ValdaCardId } from '../ids.ts';
import type { Instance, Valda } from '../state.ts';
import { useWeapon } from '../weapons/use-weapon.ts';
import type { OnTarget } from '../weapons/windows.ts';
import { defend, layDefence } from './defence.ts';
import { attackTotal, currentAttack, defenceTotal, inResponseOrder, isStopped, responseOrder, stoppedInstances } from './strength.ts';

interface Declaration {
  readonly attacker: Seat;
  readonly card: ValdaCardId;
}

/** A1: reveals the card; then Vanished may change its target (VA-16.5). */
export const declare = effect<Valda, Declaration>('declare', (g, { attacker, card }) => {
  giveUp(g, attacker, card);
  const targets = cardOf(card).params.targets === 'one' ? [g.table.active] : responseOrder(g.table).filter((seat) => seat !== attacker);
  const instances = targets.map((target): Instance => ({ target, defence: [], bonus: 0, unstoppable: false, cancelled: false }));
  g.table.attack = { attacker, card, instances, taker: null };
  g.emit({ event: 'attack-declared', attacker, targets, card, strength: attackTotal(g.table, itemAt(instances, 0)) });
});

/** The comparison would repel some attacks: War Horn and Burning Blade may prevent that (VA-16.6). */
export const stop = effect<Valda, Declaration>('stop', () => undefined);

/** A target's defence failed: its last chance to respond (VA-16.7). */
export const breach = effect<Valda, OnTarget>('breach', () => undefined);

/** A5: a target repelled the attack; Resisted may follow (VA-16.8). */
export const repulse = effect<Valda, OnTarget>('repulse', () => undefined);

interface AttackLocals extends Declaration {
  /** Targets that still have to choose their defence. */
  pending: Seat[];
  /** Targets whose defence held before any weapon. */
  stopped?: Seat[];
  repelled?: Seat[];
}

export const attack = procedure<Valda, AttackLocals>('attack', {
  declare: (g, { attacker, card }) => perform(g, declare, { attacker, card }),
  targets: (g, here) => {
    here.pending = currentAttack(g.table).instances.map(({ target }) => target);
  },
  /** A3: asks targets with cards; several answer at once, sealed (VA-14.7). */
  ask: (g, here) => {
    const asked = here.pending.filter((seat) => itemAt(g.table.players, seat).hand > 0);
    if (asked.length === 0) return g.jump('reveal');
    const { attacker, card } = here;
    const params = { attacker, card, strength: attackTotal(g.table, itemAt(currentAttack(g.table).instances, 0)) };
    return g.askAll(
      defend,
      asked.map((seat) => ({ seat, params })),
      { quiet: currentAttack(g.table).instances.length > 1 },
    );
  },
  /** VA-20.3: resolves free effects first, in response order, and asks their players again; other answers stay sealed. */
  answers: (g, here) => {
    here.pending = [];
    for (const { seat, answer } of g.answers(defend)) {
      if (answer.do === 'weapon') {
        here.pending.push(seat);
        g.call(useWeapon, { seat, effect: answer.effect, target: null });
      } else itemAt(g.hands, seat).sealed = answer;
    }
    if (here.pending.length > 0) g.jump('ask');
  },
  reveal: (g) => {
    for (const { target } of currentAttack(g.table).instances) {
      const hand = itemAt(g.hands, target);
      const { sealed } = hand;
      hand.sealed = null;
      if (sealed?.do === 'cancel') g.call(useWeapon, { seat: target, effect: 'tyrs-revenge', target: null });
      else layDefence(g, target, sealed?.do === 'defend' ? sealed.cards : []);
    }
  },
  /** A4. */
  compare: (g, here) => {
    here.stopped = stoppedInstances(g.table).map(({ target }) => target);
    if (here.stopped.length > 0) perform(g, stop, { attacker: here.attacker, card: here.card });
  },
  turned: (g, { stopped = [] }) => {
    const turned = inResponseOrder(g.table, currentAttack(g.table).instances).filter(
      (instance) => stopped.includes(instance.target) && !isStopped(g.table, instance),
    );
    for (const { target } of turned) perform(g, breach, { target });
  },
  /** A5: applies the effects of all successful attacks together. */
  result: (g, here) => {
    const standing = currentAttack(g.table).instances.filter(({ cancelled }) => !cancelled);
    here.repelled = stoppedInstances(g.table).map(({ target }) => target);
    for (const instance of standing) emitResult(g, instance);
    strike(
      g,
      standing.filter((instance) => !isStopped(g.table, instance)).map(({ target }) => target),
    );
  },
  repulsed: (g, { repelled = [] }) => {
    for (const target of repelled) perform(g, repulse, { target });
  },
  /** A6: the attack card goes to pile B or to the player who cancelled the attack. */
  cleanUp: (g) => {
    const { card, instances, taker } = currentAttack(g.table);
    g.table.attack = null;
    for (const { defence } of instances) for (const shield of defence) layAside(g, shield);
    if (taker === null) layAside(g, card);
    else takeOpenly(g, taker, card);
  },
});

function emitResult(g: Rules<Valda>, instance: Instance): void {
  const { attacker, card } = currentAttack(g.table);
  const totals = { attack: attackTotal(g.table, instance), defence: defenceTotal(g.table, instance) };
  g.emit({
    event: isStopped(g.table, instance) ? 'attack-repelled' : 'attack-succeeded',
    attacker,
    target: instance.target,
    card,
    ...totals,
  });
}
