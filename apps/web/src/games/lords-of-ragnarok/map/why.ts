/** Which answer a place of the map would stand for, were it on offer; so the rules can be asked why it is not. */
import type { OpenDecision, Reason } from '@skald/engine';
import { person, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { Handle } from '../../../table/reach/handles.ts';
import { useReasons } from '../../../table/use-reasons.ts';
import type { LordsPart } from '../part.ts';

export function thinkableAt(table: Table, decision: OpenDecision, pressed: readonly Handle[], handle: Handle): object | null {
  const [kind, id = ''] = handle.split(':');
  const region = kind === 'region' ? Number(id) : null;
  switch (decision.prompt.key) {
    case 'hero-action':
      if (kind === 'sea') return { do: 'sail', sea: id };
      return region === null ? null : { do: 'move', region };
    case 'reinforce':
      return region === null ? null : { do: 'recruit', region };
    case 'choose-shrine':
      return region === null ? null : { do: 'build', region };
    case 'activate-army':
      return region === null ? null : activation(table, decision, pressed, region);
    default:
      return null;
  }
}

/** The pressed army would go there; without one, the army that stands there would grow. */
function activation(table: Table, { seat }: OpenDecision, pressed: readonly Handle[], region: number): object | null {
  const chosen = pressed.find((one) => one.startsWith('army:'));
  const here = person(table, seat).armies.find(({ at }) => at === region);
  const army = chosen === undefined ? here?.army : Number(chosen.slice('army:'.length));
  if (army === undefined) return null;
  return here?.army === army ? { do: 'strengthen', army } : { do: 'move', army, region };
}

/** The reasons against a place that is not on offer; none where it is, or where nothing can be said. */
export function useReasonsAgainst({ table, choosing, reach, why }: LordsPart, handle: Handle): readonly Reason[] {
  const asks = choosing && reach?.standing(handle) === 'idle';
  return useReasons(why, asks ? thinkableAt(table, choosing.decision, reach.pressed, handle) : null);
}
