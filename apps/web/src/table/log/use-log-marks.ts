/** How the log of a game is grouped: by its chapters and turns. */
import { useMemo } from 'react';
import type { GameUi } from '../game-ui.ts';
import { type LogMarks, NO_MARKS } from './log-marks.ts';

export function useLogMarks({ landmarks = NO_MARKS, turnBegunBy }: GameUi): LogMarks {
  return useMemo(() => ({ ...landmarks, ...(turnBegunBy && { turnOf: turnBegunBy }) }), [landmarks, turnBegunBy]);
}
