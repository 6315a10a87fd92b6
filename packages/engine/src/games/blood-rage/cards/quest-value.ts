/** BR-15.3, BR-27.9: Tyr's Domain and Tyr's Wrath let a revealed quest count as a battle card with the number on the upgrade. */
import { decision, type Heard, itemAt, type Listener, procedure, required, type Verdict } from '../../../kernel/index.ts';
import type { CardName } from '../card-ids.ts';
import { cardOf, isQuest, nameOf } from '../content/cards.ts';
import { valueQuests } from '../flow/battle/battle.ts';
import { sideOf } from '../flow/battle/play-cards.ts';
import { seatOf, sourceOf } from '../powers/sources.ts';
import type { BloodRage, BloodRageBattleSide, Clan, Nothing, PlayedCard } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { upgradesInPlay } from '../table/upgrades.ts';

export type QuestValue = { readonly do: 'value'; readonly bonus: number } | { readonly do: 'decline' };

/** D8: an owner of both upgrades picks one value; they do not add up (BR-Q10). */
export const valueQuest = decision<BloodRage, QuestValue, { readonly name: CardName }>('value-quest', {
  rules: ['BR-15.3'],
  candidates: (g, seat) => [
    ...valuesOf(clanOf(g.table, seat))
      .map(([, bonus]) => bonus)
      .toSorted((a, b) => b - a)
      .map((bonus): QuestValue => ({ do: 'value', bonus })),
    { do: 'decline' },
  ],
});

const value = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('quest-value', {
  ask: (g, { source }) => {
    const seat = seatOf(source);
    const { card } = required(revealedQuest(sideOf(g.table, seat)), 'a revealed quest');
    g.ask(valueQuest, seat, { name: nameOf(card) });
  },
  set: (g, { source }) => {
    const choice = g.answer(valueQuest);
    if (choice.do === 'decline') return;
    const seat = seatOf(source);
    const quest = required(revealedQuest(sideOf(g.table, seat)), 'a revealed quest');
    const [name] = itemAt(
      valuesOf(clanOf(g.table, seat)).filter(([, bonus]) => bonus === choice.bonus),
      0,
    );
    quest.bonus = choice.bonus;
    g.emit({ event: 'card-worked', seat, name });
    g.emit({ event: 'quest-valued', seat, card: quest.card, name: nameOf(quest.card), bonus: choice.bonus });
  },
});

function valuesOf(clan: Clan): readonly (readonly [CardName, number])[] {
  return upgradesInPlay(clan).flatMap((card) => {
    const { questBonus } = cardOf(card).params;
    return questBonus > 0 ? [[nameOf(card), questBonus] as const] : [];
  });
}

function revealedQuest({ cards }: BloodRageBattleSide): PlayedCard | undefined {
  return cards.find(({ card }) => isQuest(card));
}

export const questValue: Listener<BloodRage, Nothing> = {
  id: 'quest-value',
  on: valueQuests.name,
  window: 'react',
  sources: ({ table }) =>
    (table.pillage?.sides ?? []).flatMap((side) =>
      revealedQuest(side) !== undefined && valuesOf(clanOf(table, side.seat)).length > 0 ? [sourceOf(side.seat, 'quest')] : [],
    ),
  run: value,
};
