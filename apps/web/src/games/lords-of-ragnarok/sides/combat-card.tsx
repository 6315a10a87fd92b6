/** A combat card: its symbol, its strength, the losses it brings, and what it does. */
import drop from 'icon:drop';
import { type CardId, cardOf } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { iconOfCard } from './icons.ts';
import './cards.css';

interface CombatCardProps {
  readonly card: CardId;
  readonly speaker: TableSpeaker;
  /** In a line, without its text: for lists. */
  readonly brief?: boolean;
}

export function CombatCard({ card, speaker, brief = false }: CombatCardProps): ReactNode {
  const { symbol, strength, losses } = cardOf(card);
  return (
    <span
      className={`lords-card lords-card-${symbol.toLowerCase()}${brief ? ' lords-card-brief' : ''}`}
      title={brief ? speaker.detail(card) : undefined}
    >
      <span className="lords-card-head">
        <Icon outline={iconOfCard(card)} label={speaker.label(symbol)} />
        <span className="lords-card-strength">{strength}</span>
        <span className="lords-card-losses">
          {Array.from({ length: losses }, (_, i) => i).map((loss) => (
            <Icon key={loss} outline={drop} />
          ))}
        </span>
      </span>
      <b className="lords-card-title">{speaker.thing(card)}</b>
      {!brief && <span className="lords-card-text">{speaker.detail(card)}</span>}
    </span>
  );
}

/** A card of which only the back is seen. */
export function CardBack({ label }: { readonly label: string }): ReactNode {
  return <span className="lords-card lords-card-back" role="img" aria-label={label} />;
}
