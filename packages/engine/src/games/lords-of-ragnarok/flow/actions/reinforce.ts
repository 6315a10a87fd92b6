/** REINFORCE (LR-9.7): one new army, or strength divided among armies in own settlements. */
import { decision, oneOf, procedure, type Reason, type Seat } from '../../../../kernel/index.ts';
import { NUMBERS } from '../../content/content.ts';
import { mapOf, regionOf } from '../../content/map.ts';
import type { Lords, LordsTable } from '../../state.ts';
import { armyOf, hasFreeArmy, recruit, strengthen } from '../../table/armies.ts';
import { effective } from '../../table/attributes.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { controls, human, regionsOf } from '../../table/parties.ts';
import { mayEnter } from '../../table/ways.ts';
import { strengthenProblem } from '../armies/activate.ts';
import { chooseArmy } from '../armies/choose-army.ts';

type Reinforcement = { do: 'recruit'; region: number } | { do: 'strengthen'; army: number } | { do: 'done' };

function recruitable(table: LordsTable, seat: Seat): readonly Reinforcement[] {
  if (!hasFreeArmy(table, seat)) return [];
  return regionsOf(table, seat)
    .filter((region) => regionOf(table.side, region).settlement && mayEnter(table, seat, region))
    .map((region) => ({ do: 'recruit', region }));
}

function strengthenable(table: LordsTable, seat: Seat): readonly Reinforcement[] {
  return human(table, seat)
    .armies.filter((army) => !strengthenProblem(table, seat, army))
    .map(({ army }) => ({ do: 'strengthen', army }));
}

function candidates(table: LordsTable, seat: Seat, begun: boolean): readonly Reinforcement[] {
  return [
    ...mapOf(table.side).numbers.map((region) => ({ do: 'recruit' as const, region })),
    ...human(table, seat).armies.map(({ army }) => ({ do: 'strengthen' as const, army })),
    ...(begun ? [{ do: 'done' as const }] : []),
  ];
}

function problem(table: LordsTable, seat: Seat, begun: boolean, option: Reinforcement): Reason | undefined {
  if (option.do === 'done') return undefined;
  if (option.do === 'strengthen') return strengthenProblem(table, seat, armyOf(table, seat, option.army));
  if (begun) return { reason: 'already-strengthening', rule: 'LR-9.7' };
  if (!hasFreeArmy(table, seat)) return { reason: 'no-free-army', rule: 'LR-8.2' };
  if (!controls(table, seat, option.region)) return { reason: 'region-not-own', rule: 'LR-9.7' };
  if (!regionOf(table.side, option.region).settlement) return { reason: 'no-settlement', rule: 'LR-9.7' };
  return mayEnter(table, seat, option.region) ? undefined : { reason: 'loki-bars-armies', rule: 'LR-8.6' };
}

export function canReinforce(table: LordsTable, seat: Seat): boolean {
  return recruitable(table, seat).length + strengthenable(table, seat).length > 0;
}

export const chooseReinforcement = decision<Lords, Reinforcement, { begun: boolean; left: number }>('reinforce', {
  rules: ['LR-9.7'],
  space: ({ table }, seat, { begun }) =>
    oneOf<Reinforcement>([
      ...(begun ? [] : recruitable(table, seat)),
      ...strengthenable(table, seat),
      ...(begun ? [{ do: 'done' as const }] : []),
    ]),
  candidates: ({ table }, seat, { begun }) => candidates(table, seat, begun),
  problem: ({ table }, seat, { begun }, option) => problem(table, seat, begun, option),
  hint: ({ table }, seat, _params, option) => {
    if (option.do === 'done') return null;
    if (option.do === 'recruit')
      return { strength: effective(table, seat, 'AUTHORITY') + blessedBy(table, seat, 'RECRUIT', 'strengthPlus') };
    const { at, strength } = armyOf(table, seat, option.army);
    return { from: at, strength };
  },
});

export const reinforce = procedure<Lords, { seat: Seat; left: number; begun: boolean }>('reinforce-action', {
  begin: (g, locals) => {
    locals.left = effective(g.table, locals.seat, 'AUTHORITY');
  },
  ask: (g, { seat, begun, left }) => {
    const none = begun ? left === 0 || strengthenable(g.table, seat).length === 0 : !canReinforce(g.table, seat);
    return none ? g.jump('abundance') : g.ask(chooseReinforcement, seat, { begun, left });
  },
  act: (g, locals) => {
    const answer = g.answer(chooseReinforcement);
    if (answer.do === 'done') return g.jump('abundance');
    if (answer.do === 'recruit') {
      recruit(g, locals.seat, answer.region, locals.left);
      return g.jump('abundance');
    }
    const army = armyOf(g.table, locals.seat, answer.army);
    if (!regionOf(g.table.side, army.at).settlement) emitBlessed(g, locals.seat, 'SETTLEMENT_REQUIREMENT');
    strengthen(g, locals.seat, army);
    locals.begun = true;
    locals.left--;
    return g.jump('ask');
  },
  abundance: (g, { seat }) => {
    const armies = human(g.table, seat).armies.filter(({ strength }) => strength < NUMBERS.armyMaxStrength);
    if (blessedBy(g.table, seat, 'REINFORCE', 'strengthen') === 0 || armies.length === 0) return g.end();
    return g.ask(chooseArmy, seat, { purpose: 'abundance', armies: armies.map(({ army }) => army), optional: true });
  },
  blessed: (g, { seat }) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'none') return;
    emitBlessed(g, seat, 'REINFORCE');
    strengthen(g, seat, armyOf(g.table, seat, answer.army));
  },
});
