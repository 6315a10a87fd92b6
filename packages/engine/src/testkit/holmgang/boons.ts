/** What listens when a thrall falls: the boons that lie before the seats, and the check for outlaws. */
import { decision, type Heard, itemAt, type Listener, procedure, type Rules, type Seat, type Verdict } from '../../kernel/index.ts';
import { battle } from './battle.ts';
import type { Fell } from './fell.ts';
import { type Boon, type Holmgang, JOTUN } from './state.ts';

export type Pay = { do: 'pay' } | { do: 'endure' };
export const buyOff = decision<Holmgang, Pay, Fell>('buy-off', {
  rules: ['HG-6'],
  candidates: () => [{ do: 'pay' }, { do: 'endure' }],
  problem: (g, seat, _params, candidate) =>
    candidate.do === 'pay' && itemAt(g.table.honour, seat) < 1 ? { reason: 'no-honour', rule: 'HG-6' } : undefined,
  fallback: () => ({ do: 'endure' }),
});

export type Avenge = { do: 'avenge' } | { do: 'forgive' };
export const avenge = decision<Holmgang, Avenge, Fell>('avenge', {
  rules: ['HG-7'],
  candidates: () => [{ do: 'avenge' }, { do: 'forgive' }],
});

function spend(g: Rules<Holmgang>, seat: Seat): void {
  g.table.boons[seat] = 'spent';
}

/** HG-5: the amulet prevents the first loss. */
export const amulet = procedure<Holmgang, Heard<Fell>, Verdict<Fell>>('amulet', {
  prevent: (g, { effect: { seat } }) => {
    spend(g, seat);
    g.emit({ event: 'loss-prevented', seat });
    g.end('prevented');
  },
});

/** HG-6: with a bearer, honour may be lost instead. */
export const bearer = procedure<Holmgang, Heard<Fell>, Verdict<Fell>>('bearer', {
  ask: (g, { effect: loss }) => g.ask(buyOff, loss.seat, loss),
  decide: (g, { effect: { seat } }) => {
    if (g.answer(buyOff).do === 'endure') return g.end();
    g.table.honour[seat] = itemAt(g.table.honour, seat) - 1;
    g.emit({ event: 'loss-bought-off', seat });
    return g.end('replaced');
  },
});

/** HG-7: a grudge answers a loss with its own battle, at once, in the middle of whatever is going on. */
export const grudge = procedure<Holmgang, Heard<Fell>, Verdict<Fell>>('grudge', {
  ask: (g, { effect: loss }) => g.ask(avenge, loss.seat, loss),
  decide: (g, { effect: { seat, by } }) => {
    if (g.answer(avenge).do === 'forgive' || by === JOTUN) return g.end();
    spend(g, seat);
    return g.call(battle, { attacker: seat, defender: by });
  },
});

/** HG-8: a seat without thralls is an outlaw. */
export const outlawry = procedure<Holmgang, Heard<Fell>, Verdict<Fell>>('outlawry', {
  check: (g, { effect: { seat } }) => {
    g.table.outlaws.push(seat);
    g.emit({ event: 'outlawed', seat });
  },
});

function holder(boon: Boon) {
  return (g: Rules<Holmgang>, { seat }: Fell): readonly Seat[] => (g.table.boons[seat] === boon ? [seat] : []);
}

export const listeners: readonly Listener<Holmgang, Fell>[] = [
  { id: 'amulet', on: 'fell', window: 'may', sources: holder('amulet'), run: amulet },
  { id: 'bearer', on: 'fell', window: 'replace', sources: holder('bearer'), run: bearer },
  {
    id: 'grudge',
    on: 'fell',
    window: 'react',
    sources: (g, loss) =>
      loss.by !== JOTUN && itemAt(g.table.thralls, loss.seat) > 0 && itemAt(g.table.thralls, loss.by) > 0 ? holder('grudge')(g, loss) : [],
    run: grudge,
  },
  {
    id: 'outlawry',
    on: 'fell',
    window: 'check',
    sources: (g, { seat }) => (itemAt(g.table.thralls, seat) === 0 && !g.table.outlaws.includes(seat) ? [seat] : []),
    run: outlawry,
  },
];
