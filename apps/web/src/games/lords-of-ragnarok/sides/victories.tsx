/** The four ways to win, and how far somebody has come on each. */

import ragnarok from 'icon:burning-tree';
import jarl from 'icon:crown';
import slayer from 'icon:horned-helm';
import godi from 'icon:viking-church';
import type { Party, Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { type Progress, progressOf } from './progress.ts';

const ICONS: Readonly<Record<Progress['victory'], string>> = { jarl, godi, slayer, ragnarok };

interface VictoriesProps {
  readonly table: Table;
  readonly party: Party;
  readonly speaker: TableSpeaker;
}

export function Victories({ table, party, speaker }: VictoriesProps): ReactNode {
  return (
    <ul className="lords-victories" aria-label={speaker.say('lords.victories')}>
      {progressOf(table, party).map((progress) => (
        <Way key={progress.victory} progress={progress} speaker={speaker} />
      ))}
    </ul>
  );
}

function Way({ progress, speaker }: { readonly progress: Progress; readonly speaker: TableSpeaker }): ReactNode {
  const { victory, have, need, missing } = progress;
  const near = victory === 'ragnarok' ? have > need : have >= need - 1 && have > 0;
  const told = speaker.say(`lords.victory.${victory}`, { have, need, missing });
  return (
    <li className={near ? 'lords-victory lords-victory-near' : 'lords-victory'} title={`${speaker.thing(victory)}: ${told}`}>
      <Icon outline={ICONS[victory]} />
      <span className="unseen">
        {speaker.thing(victory)}: {told}
      </span>
      <span aria-hidden="true">{victory === 'ragnarok' ? `${have} : ${need}` : `${have}/${need}`}</span>
    </li>
  );
}
