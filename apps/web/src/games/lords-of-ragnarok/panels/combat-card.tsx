/** A combat card: its symbol, strength, losses and effect. */
import drop from 'icon:drop';
import { cardOf, type LordsCardId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { CardScene } from '../../../table/scene/card-scene.tsx';
import { SYMBOL_SCENES } from './card-scenes.ts';
import { iconOfCard } from './icons.ts';
import './cards.css';

interface CombatCardProps {
  readonly card: LordsCardId;
  readonly i18n: TableTranslator;
  /** In a line, without its text: for lists. */
  readonly brief?: boolean;
}

export function CombatCard({ card, i18n, brief = false }: CombatCardProps): ReactNode {
  const { symbol, strength, losses } = cardOf(card);
  return (
    <span
      className={`lords-card lords-card-${symbol.toLowerCase()}${brief ? ' lords-card-brief' : ''}`}
      title={brief ? i18n.detail(card) : undefined}
    >
      <span className="lords-card-head">
        <Icon outline={iconOfCard(card)} label={i18n.label(symbol)} />
        <span className="lords-card-strength">{strength}</span>
        <span className="lords-card-losses">
          {Array.from({ length: losses }, (_, i) => i).map((loss) => (
            <Icon key={loss} outline={drop} />
          ))}
        </span>
      </span>
      <b className="lords-card-title">{i18n.thing(card)}</b>
      <span className={brief ? 'unseen' : 'lords-card-text'}>{i18n.detail(card)}</span>
      {!brief && (
        <span className="lords-card-picture">
          <CardScene {...SYMBOL_SCENES[symbol]} figure={iconOfCard(card)} seed={card} />
        </span>
      )}
    </span>
  );
}

/** A face-down card. */
export function CardBack({ label }: { readonly label: string }): ReactNode {
  return <span className="lords-card lords-card-back" role="img" aria-label={label} />;
}
