/** The four ways to win, and a participant's progress on each. */

import ragnarok from 'icon:burning-tree';
import jarl from 'icon:crown';
import slayer from 'icon:horned-helm';
import godi from 'icon:viking-church';
import type { LordsTable, Party } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { progressOf, type VictoryProgress } from './progress.ts';

const ICONS: Readonly<Record<VictoryProgress['victory'], string>> = { jarl, godi, slayer, ragnarok };

interface VictoriesProps {
  readonly table: LordsTable;
  readonly party: Party;
  readonly i18n: TableTranslator;
}

export function Victories({ table, party, i18n }: VictoriesProps): ReactNode {
  return (
    <ul className="lords-victories" aria-label={i18n.t('lords.victories')}>
      {progressOf(table, party).map((progress) => (
        <Way key={progress.victory} progress={progress} i18n={i18n} />
      ))}
    </ul>
  );
}

function Way({ progress, i18n }: { readonly progress: VictoryProgress; readonly i18n: TableTranslator }): ReactNode {
  const { victory, have, need, missing } = progress;
  const near = victory === 'ragnarok' ? have > need : have >= need - 1 && have > 0;
  const missingText = i18n.t(`lords.victory.${victory}`, { have, need, missing });
  return (
    <li className={near ? 'lords-victory lords-victory-near' : 'lords-victory'} title={`${i18n.thing(victory)}: ${missingText}`}>
      <Icon outline={ICONS[victory]} />
      <span className="unseen">
        {i18n.thing(victory)}: {missingText}
      </span>
      <span aria-hidden="true">{victory === 'ragnarok' ? `${have} : ${need}` : `${have}/${need}`}</span>
    </li>
  );
}
