/** The moment over the map: a battle, a hunt. */
import type { ReactNode } from 'react';
import type { LordsPart } from '../part.ts';

export function Stage({ table }: LordsPart): ReactNode {
  return table.battle || table.hunt ? <div className="lords-stage" /> : null;
}
