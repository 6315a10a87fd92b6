/** The action wheel in the middle of the map, with its markers and realms. */
import type { ReactNode } from 'react';
import type { LordsPart } from '../part.ts';

export function ActionWheel(_props: LordsPart): ReactNode {
  return <div className="lords-action-wheel" />;
}
