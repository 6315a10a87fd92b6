/** The board input of Valda; null if the viewer has nothing to answer. */

import { type BoardInput, useBoardInputBy } from '../../../table/board-input/use-board-input.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { valdaTargets } from './targets.ts';

export function useBoardInput(choosing: Choosing | null): BoardInput | null {
  return useBoardInputBy(valdaTargets, choosing);
}
