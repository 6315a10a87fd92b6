/** Ragnarok begins: the tree burns, and everybody has one last turn. */
import tree from 'icon:burning-tree';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { LordsPart } from '../part.ts';
import { PartyName } from './party.tsx';

export function RagnarokStage({ table, speaker }: LordsPart): ReactNode {
  return (
    <div className="lords-ragnarok">
      <Icon outline={tree} />
      <h2>{speaker.thing('ragnarok')}</h2>
      <p>{speaker.say('lords.ragnarok')}</p>
      <p className="lords-ragnarok-last">
        {(table.last ?? table.order).map((party) => (
          <PartyName key={String(party)} table={table} party={party} speaker={speaker} />
        ))}
      </p>
    </div>
  );
}
