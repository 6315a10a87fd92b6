/** Dice that roll and stop at the recorded faces. */

import helmet from 'icon:viking-helmet';
import { type DieColour, facesOf, RESOURCES } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { RESOURCE_ICONS } from '../icons.ts';
import './dice.css';

export interface ShownDie {
  readonly die: DieColour;
  readonly face: number;
}

interface DiceProps {
  readonly dice: readonly ShownDie[];
  /** Are they rolling? */
  readonly rolling: boolean;
  readonly large?: boolean;
  readonly i18n: TableTranslator;
}

export function Dice({ dice, rolling, large = false, i18n }: DiceProps): ReactNode {
  return (
    <span className={`valda-dice${large ? ' valda-dice-large' : ''}${rolling ? ' valda-dice-rolling' : ''}`}>
      {dice.map((one, i) => {
        const key = `${i}${one.die}`;
        return <Die key={key} {...one} i18n={i18n} />;
      })}
    </span>
  );
}

export function Die({ die, face, i18n }: ShownDie & { readonly i18n: TableTranslator }): ReactNode {
  return (
    <span className={`valda-die valda-die-${die}`}>
      <span className="unseen">
        {i18n.thing(die)}: {faceText(die, face, i18n)}
      </span>
      <span className="valda-die-face" aria-hidden="true">
        <Marks die={die} face={face} />
      </span>
    </span>
  );
}

function Marks({ die, face }: ShownDie): ReactNode {
  const shows = facesOf(die)[face - 1];
  if (!shows) return null;
  if (die === 'white') {
    const { followers } = shows;
    return (
      <>
        <Icon outline={helmet} />
        <b>{followers > 0 ? `+${followers}` : followers < 0 ? `−${-followers}` : '0'}</b>
      </>
    );
  }
  return RESOURCES.flatMap((kind) =>
    Array.from({ length: shows[kind] }, (_, i) => {
      const key = `${kind}${i}`;
      return (
        <span key={key} className={`valda-die-mark valda-resource-${kind}`}>
          <Icon outline={RESOURCE_ICONS[kind]} />
        </span>
      );
    }),
  );
}

function faceText(die: DieColour, face: number, i18n: TableTranslator): string {
  const shows = facesOf(die)[face - 1];
  if (!shows) return '';
  if (die === 'white') return `${shows.followers} ${i18n.thing('followers')}`;
  return RESOURCES.flatMap((kind) => (shows[kind] > 0 ? [`${shows[kind]} ${i18n.thing(kind)}`] : [])).join(', ');
}
