/** A card as it lies open: its name, what it is, what it costs or adds, its god, and what it does in a sentence. */
import { type Card, cardOf, MONSTERS, nameOf } from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { GLORY, GOD_PICTURES, KIND_PICTURES, monsterPicture, STAT_PICTURES } from './pictures.ts';
import './cards.css';

interface CardFaceProps {
  readonly card: string;
  readonly speaker: TableSpeaker;
}

const AGES = ['I', 'II', 'III'] as const;

export const CardFace = memo(({ card, speaker }: CardFaceProps): ReactNode => {
  const row = cardOf(card);
  const name = nameOf(card);
  return (
    <span className={`br-card br-card-${familyOf(row)}`}>
      <span className="br-card-head">
        <Worth row={row} />
        <span className="br-card-name">{speaker.thing(name)}</span>
      </span>
      <span className="br-card-picture">
        <Icon outline={pictureOf(row)} />
      </span>
      <span className="br-card-text">{speaker.detail(name)}</span>
      <span className="br-card-foot">
        <span className="br-card-kind">{speaker.say(`blood-rage.kind.${row.kind}`)}</span>
        {row.god && <Icon outline={GOD_PICTURES[row.god]} label={speaker.thing(row.god)} />}
        <span className="br-card-age">{AGES[row.age - 1]}</span>
      </span>
    </span>
  );
});

export function familyOf({ kind }: Card): string {
  if (kind === 'battle' || kind === 'quest' || kind === 'monster') return kind;
  return 'upgrade';
}

export function pictureOf({ kind, def, god }: Card): string {
  const monster = kind === 'monster' ? MONSTERS.find((id) => id === def) : undefined;
  return (monster && monsterPicture(monster)) ?? (kind === 'battle' && god ? GOD_PICTURES[god] : KIND_PICTURES[kind]);
}

/** The number that matters first: what it adds, what it costs, or the Glory it promises. */
export function Worth({ row }: { readonly row: Card }): ReactNode {
  if (row.kind === 'battle') return <span className="br-worth br-worth-strength">{row.strength === null ? '?' : `+${row.strength}`}</span>;
  if (row.kind === 'quest') {
    return (
      <span className="br-worth br-worth-glory">
        {row.glory}
        <Icon outline={GLORY} />
      </span>
    );
  }
  return (
    <span className="br-worth br-worth-rage">
      {row.cost}
      <Icon outline={STAT_PICTURES.rage} />
    </span>
  );
}

/** A card that nobody may see. */
export function CardBack({ label }: { readonly label: string }): ReactNode {
  return (
    <span className="br-card br-card-back">
      <Icon outline={KIND_PICTURES['upgrade-clan']} label={label} />
    </span>
  );
}
