/** What plays without a seat: the doom that draws near, and the prophets of Surtur, one panel for each. */
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import { useReach } from './reach.ts';
import { Doom } from './sides/doom.tsx';
import { ProphetPanel } from './sides/prophet-panel.tsx';
import { tableOf } from './table-of-lords.ts';

export function Prophets(props: PartProps): ReactNode {
  const table = tableOf(props.shown.snapshot);
  const reach = useReach(props.choosing);
  return (
    <>
      <Doom table={table} speaker={props.speaker} />
      {table.prophets.map(({ prophet }) => (
        <ProphetPanel key={prophet} {...props} table={table} reach={reach} prophet={prophet} />
      ))}
    </>
  );
}
