/** BR-15.4, BR-15.5: Thor's Primacy (B2) and Heimdall's Watch (B3). */
import { type Heard, type Listener, procedure, type Verdict } from '../../../kernel/index.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { battleOf, cancelTexts, lyingCards, replayCards } from '../flow/battle.ts';
import { settleSights } from '../flow/played.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { named } from '../table/cards-in-hand.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { playedSources, seatOf } from './sources.ts';

/** BR-15.4: bonuses stay, texts of opponents' revealed cards do not; the first in battle order cancels the others. */
const primacy = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('thors-primacy', {
  cancel: (g, { source }) => {
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'thors-primacy' });
    for (const side of battleOf(g.table).sides) {
      if (side.seat === seat) continue;
      for (const played of side.cards) {
        const { kind, timing } = cardOf(played.card);
        if (kind !== 'battle' || timing === 'none' || played.cancelled) continue;
        played.cancelled = true;
        g.tell({ event: 'text-cancelled', seat: side.seat, rival: seat, card: played.card, name: nameOf(played.card) });
      }
    }
  },
});

/** BR-15.5: all revealed cards are discarded, their bonuses become Glory, and everybody plays afresh. */
const watch = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('heimdalls-watch', {
  discard: (g, { source }) => {
    const seat = seatOf(source);
    const now = battleOf(g.table);
    settleSights(now.sides);
    const sum = now.sides.flatMap(({ cards }) => cards).reduce((total, { bonus }) => total + bonus, 0);
    g.tell({ event: 'card-worked', seat, name: 'heimdalls-watch' });
    for (const side of now.sides) {
      const cards = lyingCards(side);
      g.table.discard.push(...cards);
      if (cards.length > 0) g.tell({ event: 'cards-discarded', seat: side.seat, ...named(cards) });
      side.cards = [];
    }
    gainGlory(g, seat, sum, 'heimdalls-watch');
    now.replay = true;
  },
});

export const thorsPrimacy: Listener<BloodRage, Nothing> = {
  id: 'thors-primacy',
  on: cancelTexts.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, ({ def }) => def === 'thors-primacy'),
  run: primacy,
};

export const heimdallsWatch: Listener<BloodRage, Nothing> = {
  id: 'heimdalls-watch',
  on: replayCards.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, ({ def }) => def === 'heimdalls-watch'),
  run: watch,
};
