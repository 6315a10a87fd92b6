/** Thor's Primacy: cancels the texts of the opponents' revealed cards; their bonuses stay. */
import { cardOf, nameOf } from '../../content/cards.ts';
import { battleOf, cancelTexts } from '../../flow/battle/battle.ts';
import { battleText } from '../../powers/power.ts';

/** BR-15.4: of several, the first in battle order cancels the others. */
export const thorsPrimacy = battleText('thors-primacy', {
  rules: ['BR-15.4'],
  on: cancelTexts,
  steps: {
    cancel: (g, seat) => {
      g.emit({ event: 'card-worked', seat, name: 'thors-primacy' });
      for (const side of battleOf(g.table).sides) {
        if (side.seat === seat) continue;
        for (const played of side.cards) {
          const { kind, timing } = cardOf(played.card);
          if (kind !== 'battle' || timing === 'none' || played.cancelled) continue;
          played.cancelled = true;
          g.emit({ event: 'text-cancelled', seat: side.seat, rival: seat, card: played.card, name: nameOf(played.card) });
        }
      }
    },
  },
});
