/** The beginning of Ragnarok: the tree burns, and everybody has one last turn. */
import tree from 'icon:burning-tree';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { PartyName } from '../panels/party.tsx';
import type { LordsPartProps } from '../part-props.ts';

export function RagnarokStage({ table, i18n }: LordsPartProps): ReactNode {
  return (
    <div className="lords-ragnarok">
      <Icon outline={tree} />
      <h2>{i18n.thing('ragnarok')}</h2>
      <p>{i18n.t('lords.ragnarok')}</p>
      <p className="lords-ragnarok-last">
        {(table.last ?? table.order).map((party) => (
          <PartyName key={String(party)} table={table} party={party} i18n={i18n} />
        ))}
      </p>
    </div>
  );
}
