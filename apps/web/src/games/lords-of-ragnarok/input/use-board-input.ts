/** The board input of Lords of Ragnarok; null if the viewer has nothing to answer. */

import { type BoardInput, useBoardInputBy } from '../../../table/board-input/use-board-input.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { alikeChoices } from './listed.ts';
import { lordsTargets } from './targets.ts';

export function useBoardInput(choosing: Choosing | null): BoardInput | null {
  return useBoardInputBy(lordsTargets, choosing, alikeChoices);
}
