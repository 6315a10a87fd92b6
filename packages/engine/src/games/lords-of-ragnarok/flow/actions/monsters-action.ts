/** MONSTERS (LR-9.11): hunt, command every own monster, or activate one neutral monster. */
import { decision, oneOf, procedure, type Reason, type Seat } from '../../../../kernel/index.ts';
import { mapOf } from '../../content/map.ts';
import type { LordsMonsterId } from '../../ids.ts';
import type { Lords, LordsTable } from '../../state.ts';
import { controlledBy, isWithHero, mayHunt, monsterState, preyOf } from '../../table/monsters.ts';
import { slainBy } from '../../table/parties.ts';
import { hunt } from '../monsters/hunt.ts';
import { activateMonster, activateOwn } from '../monsters/monster-activation.ts';
import { callSettle } from '../turn/settle.ts';

type MonsterAnswer = { do: 'hunt'; monster: LordsMonsterId } | { do: 'command-own' } | { do: 'stir'; monster: LordsMonsterId };

function options(table: LordsTable, seat: Seat): readonly MonsterAnswer[] {
  const neutral = table.monsters.filter(({ owner }) => owner === null);
  return [
    ...preyOf(table, seat).map(({ monster }) => ({ do: 'hunt' as const, monster })),
    ...(controlledBy(table, seat).length > 0 ? [{ do: 'command-own' as const }] : []),
    ...neutral.map(({ monster }) => ({ do: 'stir' as const, monster })),
  ];
}

/** Every answer with every monster, so that a player can ask why not. */
function candidates(table: LordsTable): readonly MonsterAnswer[] {
  return [
    ...table.monsters.map(({ monster }) => ({ do: 'hunt' as const, monster })),
    { do: 'command-own' },
    ...table.monsters.map(({ monster }) => ({ do: 'stir' as const, monster })),
  ];
}

function problem(table: LordsTable, seat: Seat, option: MonsterAnswer): Reason | undefined {
  if (option.do === 'command-own') {
    return controlledBy(table, seat).length > 0 ? undefined : { reason: 'no-own-monster', rule: 'LR-9.11' };
  }
  const monster = monsterState(table, option.monster);
  if (option.do === 'stir') return monster.owner === null ? undefined : { reason: 'monster-not-free', rule: 'LR-9.11' };
  if (!isWithHero(table, seat, monster)) return { reason: 'monster-not-here', rule: 'LR-11.8' };
  if (mayHunt(table, seat, monster)) return undefined;
  return {
    reason: 'too-few-slain',
    rule: 'LR-11.7',
    params: { slain: slainBy(table, seat), needed: mapOf(table.side).mapThresholds.lokiSlain },
  };
}

export const chooseMonsters = decision<Lords, MonsterAnswer>('monsters', {
  rules: ['LR-9.11', 'LR-11.7'],
  space: ({ table }, seat) => oneOf(options(table, seat)),
  candidates: ({ table }) => candidates(table),
  problem: ({ table }, seat, _params, option) => problem(table, seat, option),
});

export const monstersAction = procedure<Lords, { seat: Seat }>('monsters-action', {
  ask: (g, { seat }) => g.ask(chooseMonsters, seat, {}),
  act: (g, { seat }) => {
    const answer = g.answer(chooseMonsters);
    if (answer.do === 'hunt') return g.call(hunt, { seat, monster: answer.monster, effects: 0 });
    if (answer.do === 'stir') return g.call(activateMonster, { seat, monster: answer.monster });
    return g.call(activateOwn, { seat, left: controlledBy(g.table, seat).map(({ monster }) => monster) });
  },
  settle: callSettle,
});
