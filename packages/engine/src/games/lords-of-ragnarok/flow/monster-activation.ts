/** A human activates monsters (LR-11.4): own ones as commanded, neutral ones as the die falls. */
import { at, decision, one, procedure, type Seat } from '../../../kernel/index.ts';
import { content } from '../content/content.ts';
import type { MonsterFace, MonsterId } from '../ids.ts';
import type { G, Lords, Table } from '../state.ts';
import { monsterState, reachOf } from '../table/monsters.ts';
import { areaAttack, stomp } from './area-attack.ts';

type Command = { do: 'attack' } | { do: 'move'; region: number };

/** D-10 and the command of an own monster. */
export const commandMonster = decision<Lords, Command, { monster: MonsterId; face: MonsterFace }>('command-monster', {
  rules: ['LR-11.4'],
  space: ({ table }, _seat, { monster, face }) => one(commands(table, monster, face)),
});

function commands(table: Table, monster: MonsterId, face: MonsterFace): readonly Command[] {
  const moves = reachOf(table, monsterState(table, monster)).map((region) => ({ do: 'move' as const, region }));
  return face === 'MOVE' ? moves : [{ do: 'attack' }, ...moves];
}

export function rollMonsterDie(g: G, monster: MonsterId): MonsterFace {
  const { faces } = content.monsterDie;
  const face = at(faces, g.roll('monster-die', faces.length) - 1);
  g.tell({ event: 'monster-rolled', monster, face });
  return face;
}

export function callAreaAttack(g: G, monster: MonsterId): void {
  g.call(areaAttack, { monster, scope: [], hits: [] });
}

export const activateMonster = procedure<Lords, { seat: Seat; monster: MonsterId }>('activate-monster', {
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
    else g.call(stomp, { monster, region: answer.region });
  },
  done: () => undefined,
});

/** LR-9.11: every own monster once, in any order. */
export const nextMonster = decision<Lords, { do: 'activate'; monster: MonsterId }, { left: readonly MonsterId[] }>('next-monster', {
  rules: ['LR-9.11'],
  space: (_g, _seat, { left }) => one(left.map((monster) => ({ do: 'activate', monster }))),
});

export const activateOwn = procedure<Lords, { seat: Seat; left: MonsterId[] }>('activate-own-monsters', {
  next: (g, { seat, left }) => {
    if (left.length === 0) return g.end();
    const [only] = left;
    if (only && left.length === 1) {
      left.pop();
      return g.call(activateMonster, { seat, monster: only });
    }
    return g.ask(nextMonster, seat, { left });
  },
  chosen: (g, at) => {
    if (at.left.length === 0) return g.end();
    const { monster } = g.answer(nextMonster);
    at.left = at.left.filter((other) => other !== monster);
    g.call(activateMonster, { seat: at.seat, monster });
    return g.jump('next');
  },
});
