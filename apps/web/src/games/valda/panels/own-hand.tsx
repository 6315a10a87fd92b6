/** The viewer's cards as a fan, with the cards drawn openly this turn. */
import type { OpenDecision, Reason } from '@skald/engine';
import type { ValdaCardId } from '@skald/engine/games/valda';
import { type ReactNode, useState } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Fan } from '../../../table/hand/fan.tsx';
import { useLens } from '../../../table/hand/lens.tsx';
import { useBoardInput } from '../input/use-board-input.ts';
import { isValdaDecision } from '../table-of-valda.ts';
import { TallCard } from './card.tsx';
import { type HandChoice, handChoice } from './hand-choice.ts';
import { type Held, heldIn } from './held-cards.ts';

export function OwnHand({ shown, choosing, i18n, why }: PartProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const lens = useLens();
  const cards = heldIn(shown.snapshot);
  if (cards.length === 0) return <p className="valda-hand-none">{i18n.t('valda.hand-empty')}</p>;
  const ask = (card: ValdaCardId): void => {
    const answer = thinkable(choosing?.decision, card);
    if (answer) void why(answer).then(setReasons);
  };
  const faceOf = ({ card, copy, open }: Held, choice: HandChoice | null): ReactNode => (
    <button
      type="button"
      {...leadsTo(choice?.places ?? [])}
      {...lens(`${card}${copy}`, <TallCard card={card} i18n={i18n} />)}
      className={`valda-card-button valda-card-${choice?.state ?? (choosing ? 'closed' : 'idle')}`}
      aria-pressed={choice ? choice.state === 'drafted' : undefined}
      aria-disabled={choice ? undefined : true}
      disabled={choosing?.busy}
      onClick={() => {
        setReasons([]);
        if (choice) choice.press();
        else ask(card);
      }}
    >
      <TallCard card={card} i18n={i18n} />
      {open && <span className="valda-open-mark">{i18n.t('valda.open')}</span>}
    </button>
  );
  return (
    <>
      <Fan
        label={i18n.t('valda.hand')}
        cards={cards.map((held) => {
          const choice = choosing && boardInput && handChoice(choosing, boardInput, held.card, held.copy);
          const state = choice ? (choice.state === 'drafted' ? 'drafted' : 'offered') : choosing ? 'closed' : 'idle';
          return { key: `${held.card}${held.copy}`, state, face: faceOf(held, choice) };
        })}
      />
      {choosing && reasons.length > 0 && (
        <p className="valda-hand-why" role="status">
          <Reasons of={reasons} i18n={i18n} className="valda-why" />
        </p>
      )}
    </>
  );
}

/** The answer that a card would give if it were on offer. */
function thinkable(decision: OpenDecision | undefined, card: ValdaCardId): object | null {
  if (isValdaDecision(decision, 'act')) return { do: 'play', card };
  return isValdaDecision(decision, 'attack') ? { do: 'attack', card } : null;
}
