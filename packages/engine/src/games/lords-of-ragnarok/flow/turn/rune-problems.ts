/** The reasons why a rune action is not offered (LR-7): it cannot be paid or would have no effect. */
import type { Reason, Seat } from '../../../../kernel/index.ts';
import { monsterOf } from '../../content/content.ts';
import { realmsIn, realmsNear } from '../../expansions/realms.ts';
import { ATTRIBUTES, type AttributeId, type HumanRuneAction, type LordsMonsterId, type RealmId } from '../../ids.ts';
import type { LordsTable } from '../../state.ts';
import { canRaise } from '../../table/attributes.ts';
import { canDraw } from '../../table/cards.ts';
import { canControl, isWithHero, monsterState } from '../../table/monsters.ts';
import { human } from '../../table/parties.ts';
import { fullCost } from '../../table/payment.ts';
import { countRunes } from '../../table/runes.ts';
import { canActivate } from '../armies/activate.ts';

/** A kind of rune action with its target. */
export type RuneAim =
  | { readonly do: 'CONTROL_MONSTER' | 'ACTIVATE_MONSTER'; readonly monster: LordsMonsterId }
  | { readonly do: 'MAKE_ALLIANCE'; readonly realm: RealmId }
  | { readonly do: 'DRAW_COMBAT_CARD' | 'ACTIVATE_ARMY' }
  | { readonly do: 'INCREASE_ATTRIBUTE'; readonly attribute: AttributeId };

/** Every imaginable rune action. */
export function runeAims(table: LordsTable): readonly RuneAim[] {
  const { monsters } = table;
  return [
    ...monsters.map(({ monster }): RuneAim => ({ do: 'CONTROL_MONSTER', monster })),
    ...realmsIn(table).map((realm): RuneAim => ({ do: 'MAKE_ALLIANCE', realm })),
    { do: 'DRAW_COMBAT_CARD' },
    { do: 'ACTIVATE_ARMY' },
    ...monsters.map(({ monster }): RuneAim => ({ do: 'ACTIVATE_MONSTER', monster })),
    ...ATTRIBUTES.map((attribute): RuneAim => ({ do: 'INCREASE_ATTRIBUTE', attribute })),
  ];
}

const RULES: Readonly<Record<HumanRuneAction, string>> = {
  CONTROL_MONSTER: 'LR-7.2',
  MAKE_ALLIANCE: 'LR-7.3',
  DRAW_COMBAT_CARD: 'LR-7.4',
  ACTIVATE_ARMY: 'LR-7.5',
  ACTIVATE_MONSTER: 'LR-7.6',
  INCREASE_ATTRIBUTE: 'LR-7.7',
};

/** The reason against a rune action that has no payment. */
export function runeProblem(table: LordsTable, seat: Seat, aim: RuneAim): Reason | undefined {
  if (table.used.includes(aim.do)) return { reason: 'rune-action-taken', rule: 'LR-7.1' };
  const rule = RULES[aim.do];
  const reason = idleReason(table, seat, aim);
  if (reason) return { reason, rule };
  const cost = fullCost(table, seat, aim.do);
  if (cost === 0) return undefined;
  if (countRunes(human(table, seat)) < cost) return { reason: 'too-few-runes', rule, params: { cost } };
  return { reason: 'wrong-runes', rule, params: { cost } };
}

/** The obstacle other than runes. */
function idleReason(table: LordsTable, seat: Seat, aim: RuneAim): string | undefined {
  switch (aim.do) {
    case 'CONTROL_MONSTER':
      return controlReason(table, seat, aim.monster);
    case 'MAKE_ALLIANCE':
      if (human(table, seat).allies.includes(aim.realm)) return 'already-allied';
      return realmsNear(table, human(table, seat).at).includes(aim.realm) ? undefined : 'realm-not-adjacent';
    case 'DRAW_COMBAT_CARD':
      return canDraw(table) ? undefined : 'no-effect';
    case 'ACTIVATE_ARMY':
      return canActivate(table, seat) ? undefined : 'no-army-to-activate';
    case 'ACTIVATE_MONSTER': {
      const { owner } = monsterState(table, aim.monster);
      return owner === null || owner === seat ? undefined : 'monster-not-free';
    }
    default:
      return canRaise(table, seat, aim.attribute) ? undefined : 'no-effect';
  }
}

function controlReason(table: LordsTable, seat: Seat, monster: LordsMonsterId): string | undefined {
  const state = monsterState(table, monster);
  if (monsterOf(monster).runeSymbol === null) return 'nobody-controls-boss';
  if (state.owner !== null) return 'monster-not-free';
  if (!isWithHero(table, seat, state)) return 'monster-not-here';
  return canControl(table, seat, state) ? undefined : 'no-ring-left';
}
