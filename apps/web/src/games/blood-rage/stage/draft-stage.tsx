/** The gifts of the gods: the packet that is passed on, with the cards to choose from. */
import arrow from 'icon:card-pick';
import type { BloodRageTable } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { HandRow } from '../panels/hand-row.tsx';
import { handOf, isBloodRageDecision } from '../table-of-blood-rage.ts';
import { AgeRecap } from './age-recap.tsx';

export function DraftStage({ shown, choosing, i18n, table }: PartProps & { readonly table: BloodRageTable }): ReactNode {
  const { viewer } = shown.snapshot;
  const pack = handOf(shown.snapshot)?.pack ?? [];
  const left = viewer === 'spectator' ? null : (viewer + 1) % table.clans.length;
  const asked = isBloodRageDecision(choosing?.decision, 'pick-cards') ? choosing : null;
  return (
    <>
      <header className="br-stage-head">
        <h2>
          <Icon outline={arrow} /> {i18n.t('blood-rage.stage.draft')}
        </h2>
        {left !== null && pack.length > 2 && (
          <p>
            <Sentence of={i18n.t('blood-rage.passes-to', { name: markName(left, i18n.name(left)) })} />
          </p>
        )}
      </header>
      {table.age > 1 && pack.length === 8 && <AgeRecap log={shown.log} i18n={i18n} />}
      <div key={pack.join()} className="br-packet">
        <HandRow cards={pack} choosing={asked} i18n={i18n} label={i18n.t('blood-rage.packet')} large />
      </div>
    </>
  );
}
