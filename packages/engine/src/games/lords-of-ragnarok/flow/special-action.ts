/** The special action (LR-9, D-08): a marker on the wheel, what it triggers, and then the action itself. */
import { decision, must, procedure, type Reason, type Seat } from '../../../kernel/index.ts';
import { realmTriggeredBy } from '../content/content.ts';
import { SPECIAL_ACTIONS, type SpecialAction, type WheelAction } from '../ids.ts';
import type { G, Lords, Party, Table } from '../state.ts';
import { oweRunes } from '../table/runes.ts';
import { canActivate, mobilize } from './activate.ts';
import { type AnyTime, anyTime, useAnyTime } from './artifacts.ts';
import { canUseMonsters, monstersAction } from './monsters-action.ts';
import { buildMonument, hasMarker } from './monument.ts';
import { prepare } from './prepare.ts';
import { triggerRealm } from './realms.ts';
import { canReinforce, reinforce } from './reinforce.ts';
import { callSettle } from './settle.ts';
import { buildableShrines, buildTemple } from './temple.ts';
import { usurp, usurpProblem } from './usurp.ts';

type ActionAnswer = { do: 'act'; action: SpecialAction } | AnyTime;

/** LR-9.6: an action may be chosen only if it can have an effect, except PREPARE. */
function idleReason(table: Table, seat: Seat, action: WheelAction): Reason | undefined {
  switch (action) {
    case 'MOBILIZE':
      return canActivate(table, seat) ? undefined : { reason: 'no-army-to-activate', rule: 'LR-9.6' };
    case 'REINFORCE':
      return canReinforce(table, seat) ? undefined : { reason: 'nothing-to-reinforce', rule: 'LR-9.7' };
    case 'BUILD_TEMPLE':
      return buildableShrines(table, seat).length > 0 ? undefined : { reason: 'no-free-shrine', rule: 'LR-9.10' };
    case 'MONSTERS':
      return canUseMonsters(table, seat) ? undefined : { reason: 'no-monster-at-hand', rule: 'LR-9.11' };
    case 'USURP':
      return usurpProblem(table, seat);
    default:
      return undefined;
  }
}

function wheelProblem(table: Table, seat: Seat, action: WheelAction): Reason | undefined {
  if (table.wheel[action].includes(seat)) return { reason: 'own-marker-there', rule: 'LR-9.2' };
  return idleReason(table, seat, action);
}

function problem(table: Table, seat: Seat, option: ActionAnswer): Reason | undefined {
  if (option.do === 'use') return undefined;
  if (option.action !== 'BUILD_MONUMENT') return wheelProblem(table, seat, option.action);
  if (hasMarker(table, seat)) return undefined;
  const others = SPECIAL_ACTIONS.some((action) => action !== 'BUILD_MONUMENT' && !wheelProblem(table, seat, action));
  return others ? { reason: 'no-own-marker', rule: 'LR-9.13' } : undefined;
}

export const specialAction = decision<Lords, ActionAnswer>('special-action', {
  rules: ['LR-9.2', 'LR-9.6', 'LR-9.13'],
  candidates: ({ table }, seat) => [...SPECIAL_ACTIONS.map((action) => ({ do: 'act' as const, action })), ...anyTime(table, seat)],
  problem: ({ table }, seat, _params, option) => problem(table, seat, option),
  hint: ({ table }, _seat, _params, option) => (option.do === 'act' ? triggers(table, option.action) : null),
});

/** What the marker would set off, for display. */
function triggers(table: Table, action: SpecialAction): { realm: string | null; rune: Party | null } {
  if (action === 'BUILD_MONUMENT') return { realm: null, rune: null };
  const under = table.wheel[action].at(-1);
  return under === undefined ? { realm: realmTriggeredBy(action), rune: null } : { realm: null, rune: under };
}

/** LR-9.2 to LR-9.4: the marker, then a realm or a rune for whoever was covered. */
export const placeMarker = procedure<Lords, { party: Party; action: WheelAction }>('place-marker', {
  place: (g, { party, action }) => {
    const stack = g.table.wheel[action];
    const covered = stack.at(-1);
    stack.push(party);
    g.tell({ event: 'marker-placed', who: party, action });
    if (covered === undefined) return g.call(triggerRealm, { realm: realmTriggeredBy(action), queue: [] });
    return oweRunes(g, covered, 1);
  },
  settle: callSettle,
});

export const takeSpecialAction = procedure<Lords, { seat: Seat; action: SpecialAction | null }>('take-special-action', {
  ask: (g, { seat }) => {
    g.table.step = 'action';
    return g.ask(specialAction, seat, {});
  },
  chosen: (g, at) => {
    const answer = g.answer(specialAction);
    if (answer.do === 'use') {
      useAnyTime(g, at.seat, answer.artifact);
      return g.jump('settle');
    }
    at.action = answer.action;
    if (answer.action === 'BUILD_MONUMENT') {
      g.tell({ event: 'marker-placed', who: at.seat, action: answer.action });
      return g.jump('act');
    }
    g.call(placeMarker, { party: at.seat, action: answer.action });
    return g.jump('act');
  },
  settle: (g) => {
    callSettle(g);
    g.jump('ask');
  },
  act: (g, { seat, action }) => act(g, seat, must(action, 'an action')),
  end: callSettle,
});

function act(g: G, seat: Seat, action: SpecialAction): unknown {
  switch (action) {
    case 'MOBILIZE':
      return g.call(mobilize, { seat, done: [] });
    case 'REINFORCE':
      return g.call(reinforce, { seat, left: 0, begun: false });
    case 'BUILD_TEMPLE':
      return g.call(buildTemple, { seat });
    case 'MONSTERS':
      return g.call(monstersAction, { seat });
    case 'USURP':
      return g.call(usurp, { seat });
    case 'PREPARE':
      return g.call(prepare, { seat });
    default:
      return g.call(buildMonument, { builder: seat, monsters: [] });
  }
}
