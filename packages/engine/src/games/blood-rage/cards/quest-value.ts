/** BR-15.3, BR-27.9: Tyr's Domain and Tyr's Wrath let a revealed quest count as a battle card. */
import { at, decision, type Heard, type Listener, must, procedure, type Verdict } from '../../../kernel/index.ts';
import { isQuest, nameOf } from '../content/cards.ts';
import { valueQuests } from '../flow/battle.ts';
import { sideOf } from '../flow/play-cards.ts';
import type { BloodRage, Clan, Nothing, PlayedCard, Side } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { upgradesInPlay } from '../table/upgrades.ts';
import { seatOf, sourceOf } from './sources.ts';

export type QuestValue = { readonly do: 'value'; readonly bonus: number } | { readonly do: 'decline' };

/** D8: with both upgrades one value is picked; they are not added (BR-Q10). */
export const valueQuest = decision<BloodRage, QuestValue, { readonly name: string }>('value-quest', {
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
    const { card } = must(revealedQuest(sideOf(g.table, seat)), 'a revealed quest');
    g.ask(valueQuest, seat, { name: nameOf(card) });
  },
  set: (g, { source }) => {
    const choice = g.answer(valueQuest);
    if (choice.do === 'decline') return;
    const seat = seatOf(source);
    const quest = must(revealedQuest(sideOf(g.table, seat)), 'a revealed quest');
    const [def] = at(
      valuesOf(clanOf(g.table, seat)).filter(([, bonus]) => bonus === choice.bonus),
      0,
    );
    quest.bonus = choice.bonus;
    g.tell({ event: 'card-worked', seat, name: def });
    g.tell({ event: 'quest-valued', seat, card: quest.card, name: nameOf(quest.card), bonus: choice.bonus });
  },
});

function valuesOf(clan: Clan): readonly (readonly [string, number])[] {
  return upgradesInPlay(clan).flatMap(({ def, params }) => (params.questBonus > 0 ? [[def, params.questBonus] as const] : []));
}

function revealedQuest({ cards }: Side): PlayedCard | undefined {
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
