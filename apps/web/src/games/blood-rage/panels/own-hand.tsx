/** The viewer's cards as a fan, and beside them the quests that are committed. */
import { type BloodRageCardId, nameOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Fan } from '../../../table/hand/fan.tsx';
import { useLens } from '../../../table/hand/lens.tsx';
import { usePress } from '../input/subject.ts';
import { handOf } from '../table-of-blood-rage.ts';
import { CardCloseUp } from './card-close-up.tsx';
import { CardFace } from './card-face.tsx';
import type { RowCard } from './card-row.tsx';
import { rowCards } from './hand-cards.ts';

export function OwnHand({ shown, choosing, i18n }: PartProps): ReactNode {
  const press = usePress();
  const hand = handOf(shown.snapshot);
  if (!hand) return null;
  const quests: readonly RowCard[] = hand.quests.map((card) => ({ card, state: 'idle', note: i18n.t('blood-rage.committed') }));
  const cards = [...rowCards(hand.cards, choosing, i18n, press), ...quests];
  if (cards.length === 0) return <p className="br-hand-none">{i18n.t('blood-rage.hand-empty')}</p>;
  return (
    <Fan
      label={i18n.t('table.hand')}
      cards={cards.map((one) => ({ key: one.card, state: one.state, face: <HandCard of={one} i18n={i18n} /> }))}
    />
  );
}

function HandCard({
  of: { card, state, note, places, onChoose },
  i18n,
}: {
  readonly of: RowCard;
  readonly i18n: TableTranslator;
}): ReactNode {
  const lens = useLens();
  return (
    <button
      type="button"
      data-card={card}
      {...leadsTo(places ?? [])}
      {...lens(card, <CardCloseUp card={card} i18n={i18n} />)}
      className={`br-card-button br-card-${state}`}
      aria-pressed={onChoose ? state === 'drafted' : undefined}
      aria-disabled={onChoose ? undefined : true}
      aria-label={labelOf(card, note, i18n)}
      onClick={onChoose}
    >
      <CardFace card={card} i18n={i18n} />
      {note && <span className="br-card-note">{note}</span>}
    </button>
  );
}

function labelOf(card: BloodRageCardId, note: string | undefined, i18n: TableTranslator): string {
  return `${i18n.thing(nameOf(card))}. ${i18n.detail(nameOf(card))}${note ? ` ${note}` : ''}`;
}
