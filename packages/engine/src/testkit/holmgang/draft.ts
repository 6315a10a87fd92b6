/** The sealed draft: everybody picks at once, packs go to the left. */
import { decision, itemAt, procedure } from '../../kernel/index.ts';
import { takeCard } from './cards-in-hand.ts';
import type { Holmgang } from './state.ts';

const PACK = 3;
const PICKS = 2;

export const pickCard = decision<Holmgang, string, { pick: number }>('pick-card', {
  rules: ['HG-1'],
  candidates: (g, seat) => itemAt(g.hands, seat).pack,
});

export const draft = procedure<Holmgang, { pick: number }>('draft', {
  deal: (g) => {
    for (const [seat, hand] of g.hands.entries()) {
      hand.pack = g.box.deck.splice(0, PACK);
      g.table.packSizes[seat] = PACK;
      g.emitTo(seat, { event: 'cards-received', cards: hand.pack });
    }
    g.reveal();
    g.emit({ event: 'cards-dealt', each: PACK });
  },
  choose: (g, here) =>
    g.askAll(
      pickCard,
      g.hands.map((_, seat) => ({ seat, params: { pick: here.pick } })),
    ),
  pass: (g, here) => {
    for (const { seat, answer } of g.answers(pickCard)) {
      const hand = itemAt(g.hands, seat);
      hand.pack = hand.pack.filter((card) => card !== answer);
      takeCard(g, seat, answer);
    }
    here.pick++;
    g.table.packSizes = g.table.packSizes.map((size) => size - 1);
    if (here.pick === PICKS) return g.jump('bury');
    const packs = g.hands.map(({ pack }) => pack);
    for (const [seat, hand] of g.hands.entries()) {
      hand.passed = [...hand.pack];
      hand.pack = [...itemAt(packs, (seat + g.seats - 1) % g.seats)];
      g.emitTo(seat, { event: 'cards-received', cards: hand.pack });
    }
    g.reveal();
    g.emit({ event: 'packs-passed' });
    return g.jump('choose');
  },
  bury: (g) => {
    for (const [seat, hand] of g.hands.entries()) {
      g.box.buried.push(...hand.pack);
      hand.pack = [];
      hand.passed = [];
      g.table.packSizes[seat] = 0;
    }
  },
});
