/** A card of Valda: upright with its whole text for the hand, or in a line for lists and questions. */
import { cardOf, type ValdaCardId } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { CardScene } from '../../../table/scene/card-scene.tsx';
import { iconOfCard } from '../icons.ts';
import { sceneOf } from './card-scenes.ts';
import './card.css';

interface CardProps {
  readonly card: ValdaCardId;
  readonly i18n: TableTranslator;
}

export function TallCard({ card, i18n }: CardProps): ReactNode {
  const row = cardOf(card);
  const text = i18n.detail(card);
  return (
    <span className={`valda-card valda-card-tall valda-kind-${row.kind}`}>
      <span className="valda-card-head">
        <Icon outline={iconOfCard(row)} />
        <Strength card={card} />
      </span>
      <b className="valda-card-title">{i18n.thing(card)}</b>
      <span className={text.length > 90 ? 'valda-card-text valda-card-text-long' : 'valda-card-text'}>{text}</span>
      <span className="valda-card-picture">
        <CardScene {...sceneOf(row)} figure={iconOfCard(row)} seed={card} />
      </span>
    </span>
  );
}

export function WideCard({ card, i18n, brief = false }: CardProps & { readonly brief?: boolean }): ReactNode {
  const { kind, rule } = cardOf(card);
  return (
    <span className={`valda-card valda-card-wide valda-kind-${kind}`} title={brief ? i18n.detail(card) : rule}>
      <span className="valda-card-head">
        <Icon outline={iconOfCard(cardOf(card))} />
        <Strength card={card} />
      </span>
      <span className="valda-card-words">
        <b className="valda-card-title">{i18n.thing(card)}</b>
        <span className={brief ? 'unseen' : 'valda-card-text'}>{i18n.detail(card)}</span>
      </span>
    </span>
  );
}

/** The number in the corner: an attack's strength, a shield's defence, an action's cost. */
function Strength({ card }: { readonly card: ValdaCardId }): ReactNode {
  const { kind, attack, defence, actionPointCost } = cardOf(card);
  if (kind === 'divine-weapon') return null;
  const number = kind === 'attack' ? attack : kind === 'defence' ? defence : actionPointCost;
  return <span className="valda-card-number">{number}</span>;
}
