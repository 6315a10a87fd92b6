/** A face-up card: its name, type, cost or strength, god, and effect in a sentence. */
import { type BloodRageCard, type BloodRageCardId, cardOf, MONSTERS, nameOf } from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { CardScene } from '../../../table/scene/card-scene.tsx';
import { GLORY, GOD_PICTURES, KIND_PICTURES, monsterPicture, STAT_PICTURES } from '../pictures.ts';
import { sceneOf } from './card-scenes.ts';
import './cards.css';

interface CardFaceProps {
  readonly card: BloodRageCardId;
  readonly i18n: TableTranslator;
}

const AGES = ['I', 'II', 'III'] as const;
/** A rule with more letters is set in smaller type. */
const LONG = 60;

export const CardFace = memo(({ card, i18n }: CardFaceProps): ReactNode => {
  const row = cardOf(card);
  const name = nameOf(card);
  const detail = i18n.detail(name);
  return (
    <span className={`br-card br-card-${familyOf(row)}`}>
      <span className="br-card-head">
        <Worth row={row} />
        <span className="br-card-name">{i18n.thing(name)}</span>
      </span>
      <span className="br-card-picture">
        <CardScene {...sceneOf(row)} figure={pictureOf(row)} seed={row.def} />
      </span>
      <span className={detail.length > LONG ? 'br-card-text br-card-text-long' : 'br-card-text'}>{detail}</span>
      <span className="br-card-foot">
        <span className="br-card-kind">{i18n.t(`blood-rage.kind.${row.kind}`)}</span>
        {row.god && <Icon outline={GOD_PICTURES[row.god]} label={i18n.thing(row.god)} />}
        <span className="br-card-age">{AGES[row.age - 1]}</span>
      </span>
    </span>
  );
});

export function familyOf({ kind }: BloodRageCard): string {
  if (kind === 'battle' || kind === 'quest' || kind === 'monster') return kind;
  return 'upgrade';
}

export function pictureOf({ kind, def, god }: BloodRageCard): string {
  const monster = kind === 'monster' ? MONSTERS.find((id) => id === def) : undefined;
  return (monster && monsterPicture(monster)) ?? (kind === 'battle' && god ? GOD_PICTURES[god] : KIND_PICTURES[kind]);
}

/** The main number: what it adds, what it costs, or the Glory it promises. */
export function Worth({ row }: { readonly row: BloodRageCard }): ReactNode {
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

/** A face-down card. */
export function CardBack({ label }: { readonly label: string }): ReactNode {
  return (
    <span className="br-card br-card-back">
      <Icon outline={KIND_PICTURES['upgrade-clan']} label={label} />
    </span>
  );
}
