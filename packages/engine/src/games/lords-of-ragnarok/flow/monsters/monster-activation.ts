/** A human activates monsters (LR-11.4): own ones by command, neutral ones by the die. */
import { decision, itemAt, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import { content } from '../../content/content.ts';
import { seaReach, swim } from '../../expansions/seas.ts';
import type { LordsMonsterId, MonsterFace, SeaId } from '../../ids.ts';
import type { G, Lords, LordsTable } from '../../state.ts';
import { monsterState, reachOf } from '../../table/monsters.ts';
import { areaAttack, stomp } from './area-attack.ts';

type Command = { do: 'attack' } | { do: 'move'; region: number } | { do: 'swim'; sea: SeaId };

/** D-10: also for commanding an own monster. */
export const commandMonster = decision<Lords, Command, { monster: LordsMonsterId; face: MonsterFace }>('command-monster', {
  rules: ['LR-11.4', 'LR-50.5'],
  space: ({ table }, _seat, { monster, face }) => oneOf(commands(table, monster, face)),
});

function commands(table: LordsTable, monster: LordsMonsterId, face: MonsterFace): readonly Command[] {
  const state = monsterState(table, monster);
  const moves: readonly Command[] = [
    ...reachOf(table, state).map((region) => ({ do: 'move' as const, region })),
    ...seaReach(table, state).map((sea) => ({ do: 'swim' as const, sea })),
  ];
  return face === 'MOVE' ? moves : [{ do: 'attack' }, ...moves];
}

export function rollMonsterDie(g: G, monster: LordsMonsterId): MonsterFace {
  const { faces } = content.monsterDie;
  const face = itemAt(faces, g.roll('monster-die', faces.length) - 1);
  g.emit({ event: 'monster-rolled', monster, face });
  return face;
}

export function callAreaAttack(g: G, monster: LordsMonsterId): void {
  g.call(areaAttack, { monster, scope: [], hits: [] });
}

export const activateMonster = procedure<Lords, { seat: Seat; monster: LordsMonsterId }>('activate-monster', {
  roll: (g, { seat, monster }) => {
    const own = monsterState(g.table, monster).owner === seat;
    const face = own ? 'CHOICE' : rollMonsterDie(g, monster);
    if (face !== 'AREA_ATTACK') return g.ask(commandMonster, seat, { monster, face });
    callAreaAttack(g, monster);
    return g.jump('done');
  },
  command: (g, { monster }) => {
    const answer = g.answer(commandMonster);
    if (answer.do === 'attack') callAreaAttack(g, monster);
    else if (answer.do === 'swim') swim(g, monsterState(g.table, monster), answer.sea);
    else g.call(stomp, { monster, region: answer.region });
  },
  done: () => undefined,
});

/** LR-9.11: every own monster once, in any order. */
export const nextMonster = decision<Lords, { do: 'activate'; monster: LordsMonsterId }, { left: readonly LordsMonsterId[] }>(
  'next-monster',
  {
    rules: ['LR-9.11'],
    space: (_g, _seat, { left }) => oneOf(left.map((monster) => ({ do: 'activate', monster }))),
  },
);

export const activateOwn = procedure<Lords, { seat: Seat; left: LordsMonsterId[] }>('activate-own-monsters', {
  next: (g, { seat, left }) => {
    if (left.length === 0) return g.end();
    const [only] = left;
    if (only && left.length === 1) {
      left.pop();
      return g.call(activateMonster, { seat, monster: only });
    }
    return g.ask(nextMonster, seat, { left });
  },
  chosen: (g, locals) => {
    if (locals.left.length === 0) return g.end();
    const { monster } = g.answer(nextMonster);
    locals.left = locals.left.filter((other) => other !== monster);
    g.call(activateMonster, { seat: locals.seat, monster });
    return g.jump('next');
  },
});
