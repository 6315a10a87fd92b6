/** Tells players by a sound that a question waits for them, and that an answer was refused. */
import type { GameUi } from '../table/game-ui.ts';
import type { TableStep } from '../table/model/source.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { Cues } from './cues.ts';

export interface FollowQuestionsDeps {
  readonly cues: Cues;
  /** Does the viewer look elsewhere? */
  isOutOfSight(): boolean;
  /** Reaches a viewer who looks elsewhere. */
  notify(): void;
}

/** Returns a function that stops it. A question that was open before is not news, nor is the next one of the same turn. */
export function followQuestions(
  model: Pick<TableModel, 'source' | 'current' | 'subscribe'>,
  { turnBegunBy }: Pick<GameUi, 'turnBegunBy'>,
  { cues, isOutOfSight, notify }: FollowQuestionsDeps,
): () => void {
  const { source } = model;
  let isNews = source.current.decisions.length === 0;
  /** The question whose arrival was noticed. */
  let arrived: string | undefined;
  let { refusal } = model.current();
  const look = (): void => {
    const question = source.current.decisions[0]?.id;
    if (question !== arrived && isNews && question !== undefined && isOutOfSight()) {
      isNews = false;
      if (source.announcesTurns !== true) notify();
    }
    arrived = question;
    const { choosing, answersItself, refusal: now } = model.current();
    const isAsked = choosing !== null && !answersItself && isNews;
    const isRefused = now !== refusal && now !== null;
    refusal = now;
    if (isAsked) isNews = false;
    if (!isAsked && !isRefused) return;
    cues.add(isAsked ? 'turn' : 'error');
    cues.gather();
  };
  // The model may have looked at a step before it is heard here.
  const hear = ({ events, snapshot: { viewer, decisions } }: TableStep): void => {
    if (!isNews && (decisions.length === 0 || events.some((event) => turnBegunBy?.(event) === viewer))) {
      isNews = true;
      arrived = undefined;
    }
    look();
  };
  const leaves = [source.subscribe(hear), model.subscribe(look)];
  return () => {
    for (const leave of leaves) leave();
  };
}
