/** What can be done with each card of a row now, from the open decision. */
import type { Choosing } from '../../table/face.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import type { RowCard } from './card-row.tsx';
import { draftedIn, isAboutCards, offersOf } from './offers.ts';

export function rowCards(cards: readonly string[], choosing: Choosing | null, speaker: TableSpeaker): readonly RowCard[] {
  if (!choosing || !isAboutCards(choosing.decision)) return cards.map((card) => ({ card, state: 'idle' }));
  const offers = offersOf(choosing.decision);
  const drafted = draftedIn(choosing);
  return cards.map((card): RowCard => {
    const mine = offers.filter((offer) => offer.card === card);
    const [first] = mine;
    if (!first) return { card, state: 'closed' };
    const chosen = mine.find(({ index }) => drafted.includes(index));
    const takesOut = choosing.draft.kind === 'some';
    return {
      card,
      state: chosen ? 'drafted' : 'offered',
      note: first.act === '' ? undefined : speaker.say(first.act === 'quest' ? 'blood-rage.commit' : noteOf(first.act)),
      onChoose: () => {
        if (!chosen || takesOut) choosing.pick(first.index);
      },
    };
  });
}

function noteOf(act: string): 'blood-rage.upgrade' | 'blood-rage.add' | 'blood-rage.keep' {
  if (act === 'upgrade') return 'blood-rage.upgrade';
  return act === 'add' ? 'blood-rage.add' : 'blood-rage.keep';
}
