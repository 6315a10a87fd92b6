/** The sounds of a table or a replay, as long as it is shown. */
import { useEffect } from 'react';
import { isOutOfSight } from '../notify/out-of-sight.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { Stage } from '../table/model/stage.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Cues } from './cues.ts';
import { followQuestions } from './follow-questions.ts';
import { followStage } from './follow-stage.ts';
import { usePreparedSounds } from './page-sounds-context.tsx';

/** A replay has another stage after each jump. */
export function useStageSounds(stage: Stage, { sounds }: GameUi): void {
  const page = usePreparedSounds();
  useEffect(() => {
    if (!page || !sounds) return;
    const cues = new Cues({ play: page.play, wait });
    const leave = followStage(stage, sounds, cues);
    return () => {
      leave();
      cues.clear();
    };
  }, [page, stage, sounds]);
}

export function useTableSounds(model: TableModel, ui: GameUi): void {
  const page = usePreparedSounds();
  useEffect(() => {
    if (!page) return;
    const cues = new Cues({ play: page.play, wait });
    const leaves = [
      ui.sounds && followStage(model.stage, ui.sounds, cues),
      followQuestions(model, ui, {
        cues,
        isOutOfSight,
        notify: () => {
          if (page.preferences.wantsHorn.get()) page.notify('horn');
        },
      }),
    ];
    return () => {
      for (const leave of leaves) leave?.();
      cues.clear();
    };
  }, [page, model, ui]);
}

function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}
