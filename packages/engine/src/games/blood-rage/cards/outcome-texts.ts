/** BR-16.1 to BR-16.3: B8: what cards say about winning (Thor) and losing (Loki). */
import { type Heard, type Listener, procedure, type Rules, type Seat, type Verdict } from '../../../kernel/index.ts';
import { cardOf } from '../content/cards.ts';
import { battleOf, lyingCards, outcomeTexts } from '../flow/battle.ts';
import { sideOf } from '../flow/play-cards.ts';
import { raiseOfChoice } from '../flow/raise-stat.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { named, takeOpenCard } from '../table/cards-in-hand.ts';
import { gainGlory, gainRage, loseGlory, loseRage } from '../table/clan-sheet.ts';
import { keyOf, playedSources, seatOf } from './sources.ts';

/** Thor's Hammer, Oath and Ascension: by the numbers on the card. */
const win = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('win-texts', {
  reward: (g, { source }) => {
    const seat = seatOf(source);
    const { def, params } = cardOf(keyOf(source));
    g.tell({ event: 'card-worked', seat, name: def });
    gainRage(g, seat, params.rage, def);
    gainGlory(g, seat, params.glory, def);
    if (params.raise > 0) g.call(raiseOfChoice, { seat, origin: def, except: [], optional: false });
  },
});

/** Loki's Trickery, Backstab and Poison: something of the winner's changes hands. */
const lose = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lose-texts', {
  take: (g, { source }) => {
    const { winner } = battleOf(g.table);
    if (winner === null) return;
    const seat = seatOf(source);
    const { def, params } = cardOf(keyOf(source));
    g.tell({ event: 'card-worked', seat, name: def });
    if (params.rage > 0) gainRage(g, seat, loseRage(g, winner, params.rage, def), def);
    if (params.glory > 0) gainGlory(g, seat, loseGlory(g, winner, params.glory, def), def);
    if (def === 'lokis-poison') stealCards(g, seat, winner);
  },
});

/** BR-16.3: all that the winner still has lying there; a second Poison finds nothing. */
function stealCards(g: Rules<BloodRage>, seat: Seat, winner: Seat): void {
  const side = sideOf(g.table, winner);
  const cards = lyingCards(side);
  if (cards.length === 0) return;
  for (const played of side.cards) played.lies = false;
  for (const card of cards) takeOpenCard(g, seat, card);
  g.tell({ event: 'cards-stolen', seat, rival: winner, ...named(cards) });
}

export const winTexts: Listener<BloodRage, Nothing> = {
  id: 'win-texts',
  on: outcomeTexts.name,
  window: 'react',
  sources: ({ table }) =>
    playedSources(
      table,
      ({ kind, timing }, { seat }) => kind === 'battle' && timing === 'battle.outcome.win' && seat === table.pillage?.winner,
    ),
  run: win,
};

export const loseTexts: Listener<BloodRage, Nothing> = {
  id: 'lose-texts',
  on: outcomeTexts.name,
  window: 'react',
  sources: ({ table }) =>
    table.pillage?.winner === null
      ? []
      : playedSources(
          table,
          ({ kind, timing }, { seat }) => kind === 'battle' && timing === 'battle.outcome.lose' && seat !== table.pillage?.winner,
        ),
  run: lose,
};
