/** Everything that lies in a discard pile: equal cards together, with their texts. */
import { type BaseDeck, type CardId, cardOf } from '@skald/engine/games/valda';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { LyingCard } from './card.tsx';
import './pile-dialog.css';

interface PileDialogProps {
  readonly deck: BaseDeck;
  readonly cards: readonly CardId[];
  readonly speaker: TableSpeaker;
  onClose(): void;
}

export function PileDialog({ deck, cards, speaker, onClose }: PileDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const title = speaker.say('valda.pile', { deck, count: cards.length });
  return (
    <dialog ref={dialog} className="valda-pile-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <p>{speaker.say('valda.pile-empty')}</p>
      ) : (
        <ul className="valda-pile-cards">
          {[...counts].map(([card, count]) => (
            <li key={card}>
              <span className="valda-pile-times">{count} ×</span>
              <LyingCard card={card} speaker={speaker} />
              <small className="valda-pile-rule">{cardOf(card).rule}</small>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog">
        <button type="submit" className="button">
          {speaker.say('valda.close')}
        </button>
      </form>
    </dialog>
  );
}
