/** Cards that are chosen among without being in the hand: of a god deck, of a pile, of the open draw. */
import type { ReactNode } from 'react';
import { choicesOf } from '../../table/draft.ts';
import type { Choosing, PartProps } from '../../table/face.ts';
import { LyingCard } from './card.tsx';
import { isCard } from './kinds.ts';

interface CardPickProps extends PartProps {
  readonly choosing: Choosing;
}

export function CardPick({ choosing, speaker }: CardPickProps): ReactNode {
  const { decision, draft } = choosing;
  return (
    <ul className="valda-pick">
      {choicesOf(decision.space).map((choice, place) => {
        if (typeof choice !== 'object' || choice === null || !('card' in choice) || !isCard(choice.card)) return null;
        const drafted = draft.kind === 'one' ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
        const key = `${place}${choice.card}`;
        return (
          <li key={key}>
            <button
              type="button"
              className={`valda-card-button valda-card-${drafted ? 'drafted' : 'offered'}`}
              aria-pressed={drafted}
              disabled={choosing.busy}
              onClick={() => (drafted && draft.kind === 'one' ? choosing.confirm() : choosing.pick(place))}
            >
              <LyingCard card={choice.card} speaker={speaker} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
