/** The contents of a discard pile: equal cards together, with their texts. */
import { type BaseDeck, cardOf, type ValdaCardId } from '@skald/engine/games/valda';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { WideCard } from './card.tsx';
import './pile-dialog.css';

interface PileDialogProps {
  readonly deck: BaseDeck;
  readonly cards: readonly ValdaCardId[];
  readonly i18n: TableTranslator;
  onClose(): void;
}

export function PileDialog({ deck, cards, i18n, onClose }: PileDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const counts = new Map<ValdaCardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const title = i18n.t('valda.pile', { deck, count: cards.length });
  return (
    <dialog ref={dialog} className="valda-pile-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <p>{i18n.t('valda.pile-empty')}</p>
      ) : (
        <ul className="valda-pile-cards">
          {[...counts].map(([card, count]) => (
            <li key={card}>
              <span className="valda-pile-times">{count} ×</span>
              <WideCard card={card} i18n={i18n} />
              <small className="valda-pile-rule">{cardOf(card).rule}</small>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog">
        <button type="submit" className="button">
          {i18n.t('valda.close')}
        </button>
      </form>
    </dialog>
  );
}
