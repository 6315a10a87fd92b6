/** MONSTERS (LR-9.11): hunt, command every own monster, or stir up one neutral monster. */
import { decision, one, procedure, type Seat } from '../../../kernel/index.ts';
import type { MonsterId } from '../ids.ts';
import type { Lords, Table } from '../state.ts';
import { controlledBy, preyOf } from '../table/monsters.ts';
import { hunt } from './hunt.ts';
import { activateMonster, activateOwn } from './monster-activation.ts';
import { callSettle } from './settle.ts';

type MonsterAnswer = { do: 'hunt'; monster: MonsterId } | { do: 'command-own' } | { do: 'stir'; monster: MonsterId };

function options(table: Table, seat: Seat): readonly MonsterAnswer[] {
  const neutral = table.monsters.filter(({ owner }) => owner === null);
  return [
    ...preyOf(table, seat).map(({ monster }) => ({ do: 'hunt' as const, monster })),
    ...(controlledBy(table, seat).length > 0 ? [{ do: 'command-own' as const }] : []),
    ...neutral.map(({ monster }) => ({ do: 'stir' as const, monster })),
  ];
}

export function canUseMonsters(table: Table, seat: Seat): boolean {
  return options(table, seat).length > 0;
}

export const chooseMonsters = decision<Lords, MonsterAnswer>('monsters', {
  rules: ['LR-9.11', 'LR-11.7'],
  space: ({ table }, seat) => one(options(table, seat)),
});

export const monstersAction = procedure<Lords, { seat: Seat }>('monsters-action', {
  ask: (g, { seat }) => (canUseMonsters(g.table, seat) ? g.ask(chooseMonsters, seat, {}) : g.end()),
  act: (g, { seat }) => {
    const answer = g.answer(chooseMonsters);
    if (answer.do === 'hunt') return g.call(hunt, { seat, monster: answer.monster, effects: 0 });
    if (answer.do === 'stir') return g.call(activateMonster, { seat, monster: answer.monster });
    return g.call(activateOwn, { seat, left: controlledBy(g.table, seat).map(({ monster }) => monster) });
  },
  settle: callSettle,
});
