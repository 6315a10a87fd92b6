/** A card of Valda: upright with its whole text for the hand, or lying in a line for lists and questions. */
import { type CardId, cardOf } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { iconOfCard } from './icons.ts';
import './card.css';

interface CardProps {
  readonly card: CardId;
  readonly speaker: TableSpeaker;
}

export function UprightCard({ card, speaker }: CardProps): ReactNode {
  const { kind } = cardOf(card);
  const text = speaker.detail(card);
  return (
    <span className={`vcard vcard-upright kind-${kind}`}>
      <span className="vcard-head">
        <Icon outline={iconOfCard(cardOf(card))} />
        <Strength card={card} />
      </span>
      <b className="vcard-title">{speaker.thing(card)}</b>
      <span className={text.length > 90 ? 'vcard-text vcard-text-long' : 'vcard-text'}>{text}</span>
    </span>
  );
}

export function LyingCard({ card, speaker, brief = false }: CardProps & { readonly brief?: boolean }): ReactNode {
  const { kind, rule } = cardOf(card);
  return (
    <span className={`vcard vcard-lying kind-${kind}`} title={brief ? speaker.detail(card) : rule}>
      <span className="vcard-head">
        <Icon outline={iconOfCard(cardOf(card))} />
        <Strength card={card} />
      </span>
      <span className="vcard-words">
        <b className="vcard-title">{speaker.thing(card)}</b>
        {!brief && <span className="vcard-text">{speaker.detail(card)}</span>}
      </span>
    </span>
  );
}

/** The number in the corner: what an attack strikes with, what a shield holds, what an action costs. */
function Strength({ card }: { readonly card: CardId }): ReactNode {
  const { kind, attack, defence, actionPointCost } = cardOf(card);
  if (kind === 'divine-weapon') return null;
  const number = kind === 'attack' ? attack : kind === 'defence' ? defence : actionPointCost;
  return <span className="vcard-number">{number}</span>;
}
