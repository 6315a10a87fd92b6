/** A seat's turn, and the order of turns. */
import { amountBetween, decision, itemAt, procedure, type Seat } from '../../kernel/index.ts';
import { battle } from './battle.ts';
import { draft } from './draft.ts';
import { jotunTurn } from './jotun.ts';
import type { Holmgang } from './state.ts';

const ROUNDS = 2;

export type HolmgangAction = { do: 'feast' } | { do: 'boast' } | { do: 'raid'; on: Seat };
export const act = decision<Holmgang, HolmgangAction>('act', {
  rules: ['HG-11'],
  candidates: (g) => [{ do: 'feast' as const }, { do: 'boast' as const }, ...g.hands.map((_, on) => ({ do: 'raid' as const, on }))],
  problem: (g, seat, _params, candidate) => {
    if (candidate.do !== 'raid') return undefined;
    if (candidate.on === seat) return { reason: 'own-hall', rule: 'HG-11' };
    return g.table.outlaws.includes(candidate.on) ? { reason: 'outlaw', rule: 'HG-11', params: { seat: candidate.on } } : undefined;
  },
  hint: (g, _seat, _params, choice) => (choice.do === 'raid' ? { thralls: itemAt(g.table.thralls, choice.on) } : null),
});

export const stake = decision<Holmgang, number>('stake', {
  rules: ['HG-12'],
  space: (g, seat) => amountBetween(0, itemAt(g.table.honour, seat)),
});

export const turn = procedure<Holmgang, { seat: Seat }>('turn', {
  act: (g, { seat }) => g.ask(act, seat, {}),
  do: (g, { seat }) => {
    const answer = g.answer(act);
    if (answer.do === 'boast') return g.ask(stake, seat, {});
    if (answer.do === 'raid') g.call(battle, { attacker: seat, defender: answer.on });
    else {
      g.table.honour[seat] = itemAt(g.table.honour, seat) + 1;
      g.emit({ event: 'feasted', seat });
    }
    return g.jump('done');
  },
  boast: (g, { seat }) => {
    const staked = g.answer(stake);
    const rolled = g.roll('boast', 6);
    const won = rolled > 3;
    g.table.honour[seat] = itemAt(g.table.honour, seat) + (won ? staked : -staked);
    g.emit({ event: 'boasted', seat, stake: staked, rolled, won });
  },
  done: () => undefined,
});

export const main = procedure<Holmgang, { next?: Seat }>('main', {
  round: (g, here) => {
    g.table.round++;
    here.next = 0;
    g.emit({ event: 'round-began', round: g.table.round });
    g.call(draft, { pick: 0 });
  },
  turns: (g, here) => {
    const seat = here.next ?? 0;
    if (seat === g.seats) return g.jump('jotun');
    here.next = seat + 1;
    if (!g.table.outlaws.includes(seat)) g.call(turn, { seat });
    return g.jump('turns');
  },
  jotun: (g) => g.table.withJotun && g.call(jotunTurn, { victim: 0 }),
  again: (g) => g.table.round < ROUNDS && g.jump('round'),
});
