/** The cards of the viewer's hand that can be chosen, in a line in the dock. */
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { useLens } from '../../../table/hand/lens.tsx';
import { useBoardInput } from '../input/use-board-input.ts';
import { TallCard, WideCard } from './card.tsx';
import { handChoice } from './hand-choice.ts';
import { heldIn } from './held-cards.ts';

export function ChoosableHand({ shown, choosing, i18n }: PartProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const lens = useLens();
  if (!choosing || !boardInput) return null;
  return (
    <div className="valda-hand-lying">
      <ul className="valda-hand-cards" data-scrolls="across" aria-label={i18n.t('valda.hand')}>
        {heldIn(shown.snapshot).map(({ card, copy }) => {
          const choice = handChoice(choosing, boardInput, card, copy);
          const key = `${card}${copy}`;
          if (!choice) return null;
          return (
            <li key={key}>
              <button
                type="button"
                {...leadsTo(choice.places)}
                {...lens(key, <TallCard card={card} i18n={i18n} />)}
                className={`valda-card-button valda-card-${choice.state}`}
                aria-pressed={choice.state === 'drafted'}
                disabled={choosing.busy}
                onClick={choice.press}
              >
                <WideCard card={card} i18n={i18n} brief />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
