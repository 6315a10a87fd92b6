/** How the table of Valda can be pressed now; null where the viewer is asked nothing. */
import type { Choosing } from '../../table/face.ts';
import { type Reach, useReachBy } from '../../table/reach/use-reach.ts';
import { naming } from './handles.ts';

export function useReach(choosing: Choosing | null): Reach | null {
  return useReachBy(naming, choosing);
}
