/** VA-9.9: the totals of attack and defence. Bonuses count as they stand at the comparison. */
import { required, type Seat } from '../../../kernel/index.ts';
import { cardOf } from '../content/content.ts';
import { attackPower, defencePower } from '../gods/powers.ts';
import type { Attack, Instance, ValdaTable } from '../state.ts';

export function currentAttack(table: ValdaTable): Attack {
  return required(table.attack, 'an attack on the table');
}

export function instanceAgainst(table: ValdaTable, target: Seat): Instance {
  return required(
    currentAttack(table).instances.find((instance) => instance.target === target),
    `an attack on ${target}`,
  );
}

/** Printed strength, Surtur's bonus, and the bonus of a weapon. */
export function attackTotal(table: ValdaTable, { bonus }: Instance): number {
  const { attacker, card } = currentAttack(table);
  return cardOf(card).attack + attackPower(table, attacker).strength + bonus;
}

/** VA-11.5: Tyr's bonus counts for each card. */
export function defenceTotal(table: ValdaTable, { target, defence }: Instance): number {
  const each = defencePower(table, target);
  let total = 0;
  for (const card of defence) total += cardOf(card).defence + each;
  return total;
}

/** VA-9.9: an equal defence repels; without a defence card the attack succeeds. */
export function isStopped(table: ValdaTable, instance: Instance): boolean {
  if (instance.cancelled || instance.unstoppable || instance.defence.length === 0) return false;
  return defenceTotal(table, instance) >= attackTotal(table, instance);
}

/** Seats in response order: the active player first, then clockwise (VA-16.3). */
export function responseOrder(table: ValdaTable): readonly Seat[] {
  return table.players.map((_, i) => (table.active + i) % table.players.length);
}

/** The attacked targets whose defence holds, in response order. */
export function stoppedInstances(table: ValdaTable): readonly Instance[] {
  const { instances } = currentAttack(table);
  if (instances.length === 1) return instances.filter((instance) => isStopped(table, instance));
  return inResponseOrder(table, instances).filter((instance) => isStopped(table, instance));
}

export function inResponseOrder(table: ValdaTable, instances: readonly Instance[]): readonly Instance[] {
  const players = table.players.length;
  const turn = ({ target }: Instance): number => (target - table.active + players) % players;
  return instances.toSorted((a, b) => turn(a) - turn(b));
}
