/** Dice that roll and stop at the faces that were recorded. */

import helmet from 'icon:viking-helmet';
import { type DieColour, facesOf, RESOURCES } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { RESOURCE_ICONS } from './icons.ts';
import './dice.css';

export interface ShownDie {
  readonly die: DieColour;
  readonly face: number;
}

interface DiceProps {
  readonly dice: readonly ShownDie[];
  /** Do they roll now, or lie still? */
  readonly rolling: boolean;
  readonly large?: boolean;
  readonly speaker: TableSpeaker;
}

export function Dice({ dice, rolling, large = false, speaker }: DiceProps): ReactNode {
  return (
    <span className={`vdice${large ? ' vdice-large' : ''}${rolling ? ' vdice-rolling' : ''}`}>
      {dice.map((one, i) => {
        const key = `${i}${one.die}`;
        return <Die key={key} {...one} speaker={speaker} />;
      })}
    </span>
  );
}

export function Die({ die, face, speaker }: ShownDie & { readonly speaker: TableSpeaker }): ReactNode {
  return (
    <span className={`vdie vdie-${die}`}>
      <span className="unseen">
        {speaker.thing(die)}: {faceText(die, face, speaker)}
      </span>
      <span className="vdie-face" aria-hidden="true">
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
        <span key={key} className={`vdie-mark resource-${kind}`}>
          <Icon outline={RESOURCE_ICONS[kind]} />
        </span>
      );
    }),
  );
}

function faceText(die: DieColour, face: number, speaker: TableSpeaker): string {
  const shows = facesOf(die)[face - 1];
  if (!shows) return '';
  if (die === 'white') return `${shows.followers} ${speaker.thing('followers')}`;
  return RESOURCES.flatMap((kind) => (shows[kind] > 0 ? [`${shows[kind]} ${speaker.thing(kind)}`] : [])).join(', ');
}
