/** The answer that a place of the map would stand for if it were on offer, to ask the rules why it is not. */
import type { OpenDecision, Reason } from '@skald/engine';
import { type LordsTable, person } from '@skald/engine/games/lords-of-ragnarok';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { useReasons } from '../../../table/board-input/use-reasons.ts';
import type { LordsPartProps } from '../part-props.ts';
import { isLordsDecision } from '../table-of-lords.ts';

export function candidateAt(
  table: LordsTable,
  decision: OpenDecision,
  pressed: readonly BoardTarget[],
  target: BoardTarget,
): object | null {
  const [kind, id = ''] = target.split(':');
  const region = kind === 'region' ? Number(id) : null;
  if (isLordsDecision(decision, 'hero-action') && kind === 'sea') return { do: 'sail', sea: id };
  if (region === null) return null;
  if (isLordsDecision(decision, 'hero-action')) return { do: 'move', region };
  if (isLordsDecision(decision, 'reinforce')) return { do: 'recruit', region };
  if (isLordsDecision(decision, 'choose-shrine')) return { do: 'build', region };
  return isLordsDecision(decision, 'activate-army') ? activation(table, decision, pressed, region) : null;
}

/** The pressed army would go there; without one, the army that stands there would grow. */
function activation(table: LordsTable, { seat }: OpenDecision, pressed: readonly BoardTarget[], region: number): object | null {
  const chosen = pressed.find((one) => one.startsWith('army:'));
  const here = person(table, seat).armies.find(({ at }) => at === region);
  const army = chosen === undefined ? here?.army : Number(chosen.slice('army:'.length));
  if (army === undefined) return null;
  return here?.army === army ? { do: 'strengthen', army } : { do: 'move', army, region };
}

/** The reasons against a place that is not on offer, if the rules give any. */
export function useReasonsAgainst({ table, choosing, boardInput, why }: LordsPartProps, target: BoardTarget): readonly Reason[] {
  const asks = choosing && boardInput?.statusOf(target) === 'idle';
  return useReasons(why, asks ? candidateAt(table, choosing.decision, boardInput.pressed, target) : null);
}
