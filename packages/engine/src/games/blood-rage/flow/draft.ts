/** BR-8: phase 1, the gifts of the gods: eight cards each, of which six are drafted. */
import { at, decision, procedure, type Rules, some } from '../../../kernel/index.ts';
import { nameOf, numberOf } from '../content/cards.ts';
import { DEALT_EACH, forPlayers, PICKED_EACH } from '../content/content.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, DraftRecord } from '../state.ts';
import { named, takeCards } from '../table/cards-in-hand.ts';

type G = Rules<BloodRage>;

interface Picking {
  /** How many cards are picked of this packet, and which packet it is. */
  readonly count: number;
  readonly packet: number;
}

/** D1: everybody at once, out of the packet in front of them (BR-8.9). */
export const pickCards = decision<BloodRage, readonly CardId[], Picking>('pick-cards', {
  rules: ['BR-8.3', 'BR-8.4'],
  candidates: (g, seat) => at(g.hands, seat).pack,
  space: (g, seat, { count }) => some(at(g.hands, seat).pack, count, count),
  hint: (_g, _seat, _params, card) => ({ name: nameOf(card) }),
});

export const draft = procedure<BloodRage, { packet: number }>('draft', {
  deal: (g) => {
    dealPackets(g);
    if (g.table.age === 1 && !g.table.sets.draftInFirstAge) return g.jump('keepAll');
    return undefined;
  },
  choose: (g, { packet }) => {
    const count = forPlayers(g.seats).picksPerPass;
    g.askAll(
      pickCards,
      g.hands.map((_, seat) => ({ seat, params: { count, packet } })),
    );
  },
  pick: (g, at) => {
    for (const { seat, answer } of g.answers(pickCards)) setAside(g, seat, answer);
    at.packet++;
    if (at.packet > PICKED_EACH / forPlayers(g.seats).picksPerPass) return g.jump('discard');
    passPackets(g);
    return g.jump('choose');
  },
  /** BR-8.5: the last two leave the game unseen by the others. */
  discard: (g) => {
    for (const hand of g.hands) {
      hand.gone.push(...hand.pack);
      hand.pack = [];
    }
    for (const clan of g.table.clans) clan.pack = 0;
    g.tell({ event: 'hands-ready', each: PICKED_EACH });
    g.end();
  },
  /** BR-8.8: without a draft everybody keeps what was dealt. */
  keepAll: (g) => {
    for (const [seat, hand] of g.hands.entries()) setAside(g, seat, hand.pack);
    g.tell({ event: 'hands-ready', each: DEALT_EACH });
  },
});

/** BR-8.2: the rest of the deck is out of the game unseen. */
function dealPackets(g: G): void {
  const deck = at(g.box.decks, g.table.age - 1);
  g.tell({ event: 'cards-dealt', each: DEALT_EACH });
  for (const [seat, hand] of g.hands.entries()) {
    hand.pack = deck.splice(0, DEALT_EACH);
    hand.drafts.push({ took: [], passed: [] });
    at(g.table.clans, seat).pack = DEALT_EACH;
    g.tellOnly(seat, { event: 'cards-received', ...named(hand.pack) });
  }
  g.box.undealt[g.table.age - 1] = deck.splice(0);
  g.reveal();
}

/** The picks join the kept card, which took no part in the draft (BR-8.1, BR-8.7). */
function setAside(g: G, seat: number, picked: readonly CardId[]): void {
  const hand = at(g.hands, seat);
  const record: DraftRecord = at(hand.drafts, g.table.age - 1);
  takeCards(g, seat, picked);
  hand.pack = hand.pack.filter((card) => !picked.includes(card));
  at(g.table.clans, seat).pack = hand.pack.length;
  record.took.push(picked.map(numberOf));
  record.passed.push(hand.pack.map(numberOf));
}

/** BR-8.6: always to the left. */
function passPackets(g: G): void {
  const packets = g.hands.map(({ pack }) => pack);
  g.tell({ event: 'packs-passed', left: at(packets, 0).length });
  for (const [seat, hand] of g.hands.entries()) {
    hand.pack = at(packets, (seat + g.seats - 1) % g.seats);
    g.tellOnly(seat, { event: 'cards-received', ...named(hand.pack) });
  }
  g.reveal();
}
