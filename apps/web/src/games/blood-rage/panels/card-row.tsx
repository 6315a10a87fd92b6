/** Cards side by side, each a button: those on offer glow, the hovered one is shown large. */
import { type BloodRageCardId, nameOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { useLens } from '../../../table/hand/lens.tsx';
import { CardCloseUp } from './card-close-up.tsx';
import { CardFace } from './card-face.tsx';

export interface RowCard {
  readonly card: BloodRageCardId;
  readonly state: 'idle' | 'offered' | 'drafted' | 'closed';
  /** A label below the card: what can be done with it. */
  readonly note?: string | undefined;
  /** The choices that it leads to. */
  readonly places?: readonly number[];
  onChoose?(): void;
}

interface CardRowProps {
  readonly cards: readonly RowCard[];
  readonly i18n: TableTranslator;
  readonly label: string;
  readonly large?: boolean;
}

export function CardRow({ cards, i18n, label, large = false }: CardRowProps): ReactNode {
  const lens = useLens();
  return (
    <div className={large ? 'br-cards br-cards-large' : 'br-cards'}>
      <ul className="br-cards-row" data-scrolls="across" aria-label={label}>
        {cards.map(({ card, state, note, places, onChoose }) => (
          <li key={card}>
            <button
              type="button"
              data-card={card}
              {...leadsTo(places ?? [])}
              className={`br-card-button br-card-${state}`}
              aria-pressed={onChoose ? state === 'drafted' : undefined}
              aria-disabled={onChoose ? undefined : true}
              aria-label={`${i18n.thing(nameOf(card))}. ${i18n.detail(nameOf(card))}${note ? ` ${note}` : ''}`}
              {...lens(card, <CardCloseUp card={card} i18n={i18n} />)}
              onClick={onChoose}
            >
              <CardFace card={card} i18n={i18n} />
              {note && <span className="br-card-note">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
