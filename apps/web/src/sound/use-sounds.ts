/** The sounds of a table or a replay, as long as it is shown. */
import { useEffect } from 'react';
import { isOutOfSight } from '../notify/out-of-sight.ts';
import { sound as isHornWanted } from '../notify/preferences.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { Stage } from '../table/model/stage.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Cues } from './cues.ts';
import { followQuestions } from './follow-questions.ts';
import { followStage } from './follow-stage.ts';
import { siteSounds } from './site-sounds.ts';

/** A replay has another stage after each jump. */
export function useStageSounds(stage: Stage, { sounds }: GameUi): void {
  useEffect(() => {
    if (!sounds) return;
    const cues = new Cues({ play: siteSounds.play, wait });
    const leave = followStage(stage, sounds, cues);
    return () => {
      leave();
      cues.clear();
    };
  }, [stage, sounds]);
}

export function useTableSounds(model: TableModel, ui: GameUi): void {
  useEffect(() => {
    const cues = new Cues({ play: siteSounds.play, wait });
    const leaves = [
      ui.sounds && followStage(model.stage, ui.sounds, cues),
      followQuestions(model, ui, {
        cues,
        isOutOfSight,
        notify: () => {
          if (isHornWanted.get()) siteSounds.notify('horn');
        },
      }),
    ];
    return () => {
      for (const leave of leaves) leave?.();
      cues.clear();
    };
  }, [model, ui]);
}

function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}
