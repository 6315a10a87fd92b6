/** BR-16.1 to BR-16.3: window B8: the texts for the winner (Thor) and for losers (Loki). Each card's file holds its own text. */
import { type Heard, type Listener, procedure, type Verdict } from '../../../kernel/index.ts';
import type { CardDef } from '../card-ids.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { battleOf, outcomeTexts } from '../flow/battle/battle.ts';
import type { LoseText, WinText } from '../powers/power.ts';
import { cardIn, playedSources, seatOf } from '../powers/sources.ts';
import type { BloodRage, Nothing } from '../state.ts';
import { cards } from './index.ts';

const winning = new Map<CardDef, WinText>();
const losing = new Map<CardDef, LoseText>();
for (const card of Object.values(cards)) {
  if ('won' in card) winning.set(card.id, card);
  if ('lost' in card) losing.set(card.id, card);
}

const win = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('win-texts', {
  reward: (g, { source }) => {
    const seat = seatOf(source);
    const card = cardIn(source);
    const { def, params } = cardOf(card);
    g.emit({ event: 'card-worked', seat, name: nameOf(card) });
    winning.get(def)?.won(g, seat, params);
  },
});

export const winTexts: Listener<BloodRage, Nothing> = {
  id: 'win-texts',
  on: outcomeTexts.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, (def, seat) => winning.has(def) && seat === table.pillage?.winner),
  run: win,
};

const lose = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lose-texts', {
  take: (g, { source }) => {
    const { winner } = battleOf(g.table);
    if (winner === null) return;
    const seat = seatOf(source);
    const card = cardIn(source);
    const { def, params } = cardOf(card);
    g.emit({ event: 'card-worked', seat, name: nameOf(card) });
    losing.get(def)?.lost(g, seat, winner, params);
  },
});

/** These texts take from the winner, so a tie silences them. */
export const loseTexts: Listener<BloodRage, Nothing> = {
  id: 'lose-texts',
  on: outcomeTexts.name,
  window: 'react',
  sources: ({ table }) => {
    const { winner = null } = table.pillage ?? {};
    return winner === null ? [] : playedSources(table, (def, seat) => losing.has(def) && seat !== winner);
  },
  run: lose,
};
