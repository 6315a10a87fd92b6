/** What can be done with each card of a row, from the open decision. */

import type { BloodRageCardId } from '@skald/engine/games/blood-rage';
import type { TableTranslator } from '../../../i18n/translators.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { draftedIn, isAboutCards, offersOf } from '../input/offers.ts';
import { keepingFirst, type PressOffers } from '../input/subject.ts';
import type { RowCard } from './card-row.tsx';

export function rowCards(
  cards: readonly BloodRageCardId[],
  choosing: Choosing | null,
  i18n: TableTranslator,
  press: PressOffers,
): readonly RowCard[] {
  if (!choosing || !isAboutCards(choosing.decision)) return cards.map((card) => ({ card, state: 'idle' }));
  const offers = offersOf(choosing.decision);
  const drafted = draftedIn(choosing);
  return cards.map((card): RowCard => {
    const mine = offers.filter((offer) => offer.card === card);
    const [first] = keepingFirst(mine);
    if (!first) return { card, state: 'closed' };
    const chosen = mine.find(({ index }) => drafted.includes(index));
    const takesOut = choosing.draft.kind === 'some';
    return {
      card,
      state: chosen ? 'drafted' : 'offered',
      note: first.act === '' ? undefined : i18n.t(first.act === 'quest' ? 'blood-rage.commit' : noteOf(first.act)),
      places: mine.map(({ index }) => index),
      onChoose: () => {
        if (takesOut) choosing.press(first.index);
        else if (chosen) choosing.confirm();
        else press(choosing, mine);
      },
    };
  });
}

function noteOf(act: string): 'blood-rage.upgrade' | 'blood-rage.add' | 'blood-rage.keep' {
  if (act === 'upgrade') return 'blood-rage.upgrade';
  return act === 'add' ? 'blood-rage.add' : 'blood-rage.keep';
}
