/** VA-9.11: applies an attack card to the targets that it hits. The attacker chooses, knowing the result. */
import { Defect, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf } from '../content/content.ts';
import { currentAttack } from '../flow/strength.ts';
import type { Valda } from '../state.ts';
import { ATTACK_CARDS } from './manifest.ts';

export function strike(g: Rules<Valda>, targets: readonly Seat[]): void {
  const { attacker, card } = currentAttack(g.table);
  const { kind, family } = cardOf(card);
  if (kind !== 'attack') throw new Defect('bad-content', `${card} is no attack`);
  for (const target of targets) g.call(ATTACK_CARDS[family].run, { attacker, target, card });
}
