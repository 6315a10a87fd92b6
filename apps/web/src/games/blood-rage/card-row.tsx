/** Cards side by side, each a button: those on offer glow; whatever is looked at is shown closely. */
import { nameOf } from '@skald/engine/games/blood-rage';
import { type ReactNode, useState } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { CardFace } from './card-face.tsx';
import { CardLook } from './card-look.tsx';
import { look } from './looking.ts';

export interface RowCard {
  readonly card: string;
  readonly state: 'idle' | 'offered' | 'drafted' | 'closed';
  /** A word below the card: what can be done with it. */
  readonly note?: string | undefined;
  onChoose?(): void;
}

interface CardRowProps {
  readonly cards: readonly RowCard[];
  readonly speaker: TableSpeaker;
  readonly label: string;
  readonly large?: boolean;
}

export function CardRow({ cards, speaker, label, large = false }: CardRowProps): ReactNode {
  const [looked, setLooked] = useState<string | null>(null);
  const lookAt = (card: string | null): void => {
    setLooked(card);
    look(card);
  };
  return (
    <div className={large ? 'br-cards br-cards-large' : 'br-cards'}>
      <ul className="br-cards-row" aria-label={label}>
        {cards.map(({ card, state, note, onChoose }) => (
          <li key={card}>
            <button
              type="button"
              data-card={card}
              className={`br-card-button br-card-${state}`}
              aria-pressed={onChoose ? state === 'drafted' : undefined}
              aria-disabled={onChoose ? undefined : true}
              aria-label={`${speaker.thing(nameOf(card))}. ${speaker.detail(nameOf(card))}${note ? ` ${note}` : ''}`}
              onClick={() => {
                lookAt(card);
                onChoose?.();
              }}
              onFocus={() => lookAt(card)}
              onBlur={() => lookAt(null)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && lookAt(card)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(null)}
            >
              <CardFace card={card} speaker={speaker} />
              {note && <span className="br-card-note">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
      {looked !== null && cards.some(({ card }) => card === looked) && <CardLook card={looked} speaker={speaker} near />}
    </div>
  );
}
