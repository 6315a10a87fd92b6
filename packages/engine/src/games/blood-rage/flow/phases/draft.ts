/** BR-8: phase 1, the gifts of the gods: each player gets eight cards and drafts six. */

import { decision, itemAt, procedure, type Rules, someOf } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { nameOf, numberOf } from '../../content/cards.ts';
import { DEALT_EACH, forPlayers, PICKED_EACH } from '../../content/content.ts';
import type { BloodRage, DraftRecord } from '../../state.ts';
import { named, takeCards } from '../../table/cards-in-hand.ts';

type G = Rules<BloodRage>;

export interface Picking {
  /** The number of cards to pick, and the packet to pick from. */
  readonly count: number;
  readonly packet: number;
}

/** D1: all players pick at once, each from its own packet (BR-8.9). */
export const pickCards = decision<BloodRage, readonly BloodRageCardId[], Picking>('pick-cards', {
  rules: ['BR-8.3', 'BR-8.4'],
  candidates: (g, seat) => itemAt(g.hands, seat).pack,
  space: (g, seat, { count }) => someOf(itemAt(g.hands, seat).pack, count, count),
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
  pick: (g, locals) => {
    for (const { seat, answer } of g.answers(pickCards)) setAside(g, seat, answer);
    locals.packet++;
    if (locals.packet > PICKED_EACH / forPlayers(g.seats).picksPerPass) return g.jump('discard');
    passPackets(g);
    return g.jump('choose');
  },
  /** BR-8.5: the last two cards leave the game; only their holder has seen them. */
  discard: (g) => {
    for (const hand of g.hands) {
      hand.gone.push(...hand.pack);
      hand.pack = [];
    }
    for (const clan of g.table.clans) clan.pack = 0;
    g.emit({ event: 'hands-ready', each: PICKED_EACH });
    g.end();
  },
  /** BR-8.8: without a draft players keep the cards they were dealt. */
  keepAll: (g) => {
    for (const [seat, hand] of g.hands.entries()) setAside(g, seat, hand.pack);
    g.emit({ event: 'hands-ready', each: DEALT_EACH });
  },
});

/** BR-8.2: the rest of the deck leaves the game unseen. */
function dealPackets(g: G): void {
  const deck = itemAt(g.box.decks, g.table.age - 1);
  g.emit({ event: 'cards-dealt', each: DEALT_EACH });
  for (const [seat, hand] of g.hands.entries()) {
    hand.pack = deck.splice(0, DEALT_EACH);
    hand.drafts.push({ took: [], passed: [] });
    itemAt(g.table.clans, seat).pack = DEALT_EACH;
    g.emitTo(seat, { event: 'cards-received', ...named(hand.pack) });
  }
  g.box.undealt[g.table.age - 1] = deck.splice(0);
  g.reveal();
}

/** The picks join the kept card, which takes no part in the draft (BR-8.1, BR-8.7). */
function setAside(g: G, seat: number, picked: readonly BloodRageCardId[]): void {
  const hand = itemAt(g.hands, seat);
  const record: DraftRecord = itemAt(hand.drafts, g.table.age - 1);
  takeCards(g, seat, picked);
  hand.pack = hand.pack.filter((card) => !picked.includes(card));
  itemAt(g.table.clans, seat).pack = hand.pack.length;
  record.took.push(picked.map(numberOf));
  record.passed.push(hand.pack.map(numberOf));
}

/** BR-8.6: packets always pass to the left. */
function passPackets(g: G): void {
  const packets = g.hands.map(({ pack }) => pack);
  g.emit({ event: 'packs-passed', left: itemAt(packets, 0).length });
  for (const [seat, hand] of g.hands.entries()) {
    hand.pack = itemAt(packets, (seat + g.seats - 1) % g.seats);
    g.emitTo(seat, { event: 'cards-received', ...named(hand.pack) });
  }
  g.reveal();
}
