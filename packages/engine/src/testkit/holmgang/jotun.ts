/** The automated one: it takes its own decisions by the rules, and halts where a person must choose. */
import { decision, itemAt, orderOf, perform, procedure, type Rules, type Seat, someOf } from '../../kernel/index.ts';
import { discard, giveCard } from './cards-in-hand.ts';
import { fell } from './fell.ts';
import { type Holmgang, JOTUN, TRIBUTES, type Tribute } from './state.ts';

export const payTribute = decision<Holmgang, readonly Tribute[], Record<never, never>>('pay-tribute', {
  rules: ['HG-9'],
  space: () => orderOf(TRIBUTES),
});

export const honourGods = decision<Holmgang, readonly string[], Record<never, never>>('honour-gods', {
  rules: ['HG-10'],
  candidates: (g, seat) => itemAt(g.hands, seat).cards,
  space: (g, seat) => someOf(itemAt(g.hands, seat).cards, 0, 2),
});

/** HG-9: the one with the most honour; the first of equals. */
function mostHonoured(g: Rules<Holmgang>): { seat: Seat; reason: 'most-honour' | 'first-of-equals' } | undefined {
  const living = g.hands.map((_, seat) => seat).filter((seat) => !g.table.outlaws.includes(seat));
  const most = Math.max(...living.map((seat) => itemAt(g.table.honour, seat)));
  const [seat, ...others] = living.filter((one) => g.table.honour[one] === most);
  return seat === undefined ? undefined : { seat, reason: others.length > 0 ? 'first-of-equals' : 'most-honour' };
}

function canGive(g: Rules<Holmgang>, seat: Seat, tribute: Tribute): boolean {
  if (tribute === 'thrall') return itemAt(g.table.thralls, seat) > 0;
  return tribute === 'honour' ? itemAt(g.table.honour, seat) > 0 : itemAt(g.table.handSizes, seat) > 0;
}

export const jotunTurn = procedure<Holmgang, { victim: Seat }>('jotun-turn', {
  come: (g, here) => {
    const target = mostHonoured(g);
    if (!target) return g.end();
    here.victim = target.seat;
    g.emit({ event: 'jotun-came', ...target, rolled: g.roll('jotun', 6) });
    return g.ask(payTribute, target.seat, {});
  },
  take: (g, { victim }) => {
    const tribute = g.answer(payTribute).find((one) => canGive(g, victim, one));
    if (tribute === 'thrall') perform(g, fell, { seat: victim, by: JOTUN });
    if (tribute === 'honour') g.table.honour[victim] = itemAt(g.table.honour, victim) - 1;
    if (tribute === 'card') {
      const card = g.pick('tribute', itemAt(g.hands, victim).cards);
      giveCard(g, victim, card);
      discard(g, card);
      g.emit({ event: 'tribute-taken', seat: victim, tribute, card });
    } else if (tribute) g.emit({ event: 'tribute-taken', seat: victim, tribute });
  },
  gods: (g) => {
    const asked = g.hands.map((_, seat) => seat).filter((seat) => itemAt(g.table.handSizes, seat) > 0);
    if (asked.length === 0) return g.end();
    return g.askAll(
      honourGods,
      asked.map((seat) => ({ seat, params: {} })),
    );
  },
  honour: (g) => {
    for (const { seat, answer } of g.answers(honourGods)) {
      for (const card of answer) {
        const wasKnown = itemAt(g.table.known, seat).includes(card);
        giveCard(g, seat, card);
        wasKnown ? discard(g, card) : g.box.buried.push(card);
      }
      g.table.honour[seat] = itemAt(g.table.honour, seat) + answer.length;
      g.emit({ event: 'gods-honoured', seat, cards: answer.length });
    }
    g.reveal();
  },
});
