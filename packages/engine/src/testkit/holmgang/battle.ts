/** A battle: sealed cards, after-reveal laps, a response window open to every seat, casualties that may set off another battle. */
import { decision, itemAt, type Procedure, perform, procedure, type Rules, required, type Seat } from '../../kernel/index.ts';
import { discard, giveCard, takeBack } from './cards-in-hand.ts';
import { fell } from './fell.ts';
import { type Duel, type Holmgang, kindOf, strengthOf } from './state.ts';

interface BattleLocals {
  attacker: Seat;
  defender: Seat;
}

interface Lap extends BattleLocals {
  turn: number;
  passes: number;
}

/** Who has cards is public; what they are is not, so nobody with cards is left out. */
function withCards(g: Rules<Holmgang>, seats: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat) => itemAt(g.table.handSizes, seat) > 0);
}

export const playCard = decision<Holmgang, string, BattleLocals>('play-card', {
  rules: ['HG-2'],
  candidates: (g, seat) => itemAt(g.hands, seat).cards,
});

export type BlowHorn = { do: 'pass' } | { do: 'horn'; card: string };
export const blowHorn = decision<Holmgang, BlowHorn, { turn: number }>('blow-horn', {
  rules: ['HG-3'],
  candidates: (g, seat) => [{ do: 'pass' as const }, ...itemAt(g.hands, seat).cards.map((card) => ({ do: 'horn' as const, card }))],
  problem: (_g, _seat, _params, candidate) =>
    candidate.do === 'horn' && kindOf(candidate.card) !== 'horn'
      ? { reason: 'not-a-horn', rule: 'HG-3', params: { card: candidate.card } }
      : undefined,
});

export type PlayRune = { do: 'pass' } | { do: 'rune'; card: string; side: Seat };
export const playRune = decision<Holmgang, PlayRune, BattleLocals>('play-rune', {
  rules: ['HG-4'],
  candidates: (g, seat, { attacker, defender }) => [
    { do: 'pass' as const },
    ...itemAt(g.hands, seat).cards.flatMap((card) => [attacker, defender].map((side) => ({ do: 'rune' as const, card, side }))),
  ],
  problem: (_g, _seat, _params, candidate) =>
    candidate.do === 'rune' && kindOf(candidate.card) !== 'rune'
      ? { reason: 'not-a-rune', rule: 'HG-4', params: { card: candidate.card } }
      : undefined,
});

function current(g: Rules<Holmgang>): Duel {
  return required(g.table.battles.at(-1), 'a battle is under way');
}

function side(g: Rules<Holmgang>, seat: Seat): Duel['sides'][number] {
  return required(
    current(g).sides.find((one) => one.seat === seat),
    `seat ${seat} is in the battle`,
  );
}

function total(one: Duel['sides'][number]): number {
  return one.cards.reduce((sum, card) => sum + strengthOf(card), one.runes * 3);
}

/** HG-3: in turn, one horn or none, until both have passed in immediate succession. */
export const hornLaps = procedure<Holmgang, Lap>('horn-laps', {
  ask: (g, here) => g.ask(blowHorn, here.turn % 2 === 0 ? here.attacker : here.defender, { turn: here.turn }),
  blow: (g, here) => {
    const answer = g.answer(blowHorn);
    const seat = here.turn % 2 === 0 ? here.attacker : here.defender;
    here.turn++;
    here.passes = answer.do === 'pass' ? here.passes + 1 : 0;
    if (answer.do === 'horn') {
      giveCard(g, seat, answer.card);
      side(g, seat).cards.push(answer.card);
      g.reveal();
      g.emit({ event: 'horn-blown', seat, card: answer.card });
    }
    if (here.passes < 2) g.jump('ask');
  },
});

/** HG-4: a quiet poll of everybody with cards; the first in order who wants to plays, then everybody is polled again. */
export const runeWindow = procedure<Holmgang, BattleLocals>('rune-window', {
  poll: (g, here) => {
    const polled = withCards(g, clockwiseFrom(g, here.attacker));
    if (polled.length === 0) return g.end();
    return g.askAll(
      playRune,
      polled.map((seat) => ({ seat, params: { attacker: here.attacker, defender: here.defender } })),
      { quiet: true },
    );
  },
  play: (g) => {
    const first = g.answers(playRune).find(({ answer }) => answer.do === 'rune');
    if (first?.answer.do !== 'rune') return g.emit({ event: 'window-closed' });
    const { card } = first.answer;
    giveCard(g, first.seat, card);
    discard(g, card);
    side(g, first.answer.side).runes++;
    g.reveal();
    g.emit({ event: 'rune-played', seat: first.seat, card, side: first.answer.side });
    return g.jump('poll');
  },
});

function clockwiseFrom(g: Rules<Holmgang>, first: Seat): readonly Seat[] {
  return g.hands.map((_, i) => (first + i) % g.seats);
}

export const battle: Procedure<Holmgang, BattleLocals, { winner: Seat | null }> = procedure('battle', {
  declare: (g, { attacker, defender }) => {
    const sides = [attacker, defender].map((seat) => ({ seat, cards: [], runes: 0 }));
    g.table.battles.push({ attacker, defender, sides });
    g.emit({ event: 'battle-began', attacker, defender });
  },
  cards: (g, here) => {
    const players = withCards(g, [here.attacker, here.defender]);
    if (players.length === 0) return g.jump('laps');
    return g.askAll(
      playCard,
      players.map((seat) => ({ seat, params: { attacker: here.attacker, defender: here.defender } })),
    );
  },
  open: (g) => {
    for (const { seat, answer } of g.answers(playCard)) {
      giveCard(g, seat, answer);
      side(g, seat).cards.push(answer);
      g.emit({ event: 'cards-opened', seat, card: answer });
    }
    g.reveal();
  },
  laps: (g, { attacker, defender }) => g.call(hornLaps, { attacker, defender, turn: 0, passes: 0 }),
  window: (g, { attacker, defender }) => g.call(runeWindow, { attacker, defender }),
  settle: (g, { attacker, defender }) => {
    const [left, right] = [side(g, attacker), side(g, defender)];
    const winner = total(left) === total(right) ? null : total(left) > total(right) ? attacker : defender;
    for (const one of current(g).sides) for (const card of one.cards) one.seat === winner ? discard(g, card) : takeBack(g, one.seat, card);
    g.table.battles.pop();
    if (winner !== null) g.table.honour[winner] = itemAt(g.table.honour, winner) + 2;
    g.emit({ event: 'battle-ended', winner });
    for (const loser of [attacker, defender])
      if (loser !== winner) perform(g, fell, { seat: loser, by: loser === attacker ? defender : attacker });
  },
});
