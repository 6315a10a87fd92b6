/** Selectable cards outside the hand: from a god deck, a pile, or the open draw. */
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { WideCard } from '../panels/card.tsx';
import { isValdaDecision } from '../table-of-valda.ts';

interface CardPickProps extends PartProps {
  readonly choosing: Choosing;
}

export function CardPick({ choosing, i18n }: CardPickProps): ReactNode {
  const { decision, draft } = choosing;
  if (!isValdaDecision(decision, 'keep-card', 'return-card', 'take-from-pile')) return null;
  return (
    <ul className="valda-pick">
      {choicesOf(decision.space).map((choice, place) => {
        const drafted = draft.kind === 'one' ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
        const key = `${place}${choice.card}`;
        return (
          <li key={key}>
            <button
              type="button"
              {...leadsTo([place])}
              className={`valda-card-button valda-card-${drafted ? 'drafted' : 'offered'}`}
              aria-pressed={drafted}
              disabled={choosing.busy}
              onClick={() => choosing.press(place)}
            >
              <WideCard card={choice.card} i18n={i18n} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
