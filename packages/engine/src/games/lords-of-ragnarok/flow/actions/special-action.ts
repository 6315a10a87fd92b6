/** The special action (LR-9, D-08): a marker on the wheel, its trigger, then the action itself. */
import { decision, procedure, type Reason, required, type Seat } from '../../../../kernel/index.ts';
import { type AnyTime, anyTime, useArtifact } from '../../artifacts/use-artifact.ts';
import { realmsTriggeredBy } from '../../expansions/realms.ts';
import { SPECIAL_ACTIONS, type SpecialAction, type WheelAction } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { oweRunes } from '../../table/runes.ts';
import { canActivate, mobilize } from '../armies/activate.ts';
import { callSettle } from '../turn/settle.ts';
import { monstersAction } from './monsters-action.ts';
import { buildMonument, hasMarker } from './monument.ts';
import { prepare } from './prepare.ts';
import { triggerRealm } from './realms.ts';
import { canReinforce, reinforce } from './reinforce.ts';
import { buildableShrines, buildTemple } from './temple.ts';
import { usurp, usurpProblem } from './usurp.ts';

type ActionAnswer = { do: 'act'; action: SpecialAction } | AnyTime;

/** LR-9.6: an action needs a possible effect. PREPARE always counts, and MONSTERS always has one, because nobody controls Loki. */
function idleReason(table: LordsTable, seat: Seat, action: WheelAction): Reason | undefined {
  switch (action) {
    case 'MOBILIZE':
      return canActivate(table, seat) ? undefined : { reason: 'no-army-to-activate', rule: 'LR-9.6' };
    case 'REINFORCE':
      return canReinforce(table, seat) ? undefined : { reason: 'nothing-to-reinforce', rule: 'LR-9.7' };
    case 'BUILD_TEMPLE':
      return buildableShrines(table, seat).length > 0 ? undefined : { reason: 'no-free-shrine', rule: 'LR-9.10' };
    case 'USURP':
      return usurpProblem(table, seat);
    default:
      return undefined;
  }
}

function wheelProblem(table: LordsTable, seat: Seat, action: WheelAction): Reason | undefined {
  if (table.wheel[action].includes(seat)) return { reason: 'own-marker-there', rule: 'LR-9.2' };
  return idleReason(table, seat, action);
}

function problem(table: LordsTable, seat: Seat, option: ActionAnswer): Reason | undefined {
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

/** The trigger of the marker, for display. */
function triggers(table: LordsTable, action: SpecialAction): { realm: string | null; rune: Party | null } {
  const under = action === 'BUILD_MONUMENT' ? undefined : table.wheel[action].at(-1);
  const [realm = null] = under === undefined ? realmsTriggeredBy(table, action) : [];
  return { realm, rune: under ?? null };
}

/** LR-9.2 to LR-9.4: places the marker, then triggers a realm, or a rune for the owner of the covered marker. */
export const placeMarker = procedure<Lords, { party: Party; action: WheelAction }>('place-marker', {
  place: (g, { party, action }) => {
    const stack = g.table.wheel[action];
    const covered = stack.at(-1);
    stack.push(party);
    g.emit({ event: 'marker-placed', who: party, action });
    if (covered !== undefined) return oweRunes(g, covered, 1);
    for (const realm of realmsTriggeredBy(g.table, action)) g.call(triggerRealm, { realm, queue: [] });
    return undefined;
  },
  settle: callSettle,
});

export const takeSpecialAction = procedure<Lords, { seat: Seat; action: SpecialAction | null }>('take-special-action', {
  ask: (g, { seat }) => {
    g.table.step = 'action';
    return g.ask(specialAction, seat, {});
  },
  chosen: (g, locals) => {
    const answer = g.answer(specialAction);
    if (answer.do === 'use') {
      useArtifact(g, locals.seat, answer.artifact);
      return g.jump('settle');
    }
    locals.action = answer.action;
    if (answer.action === 'BUILD_MONUMENT') {
      g.emit({ event: 'marker-placed', who: locals.seat, action: answer.action });
      return g.jump('act');
    }
    g.call(placeMarker, { party: locals.seat, action: answer.action });
    return g.jump('act');
  },
  settle: (g) => {
    callSettle(g);
    g.jump('ask');
  },
  act: (g, { seat, action }) => act(g, seat, required(action, 'an action')),
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
