/** Which answer a place of the map would stand for, were it on offer; so the rules can be asked why it is not. */
import type { Reason } from '@skald/engine';
import { person } from '@skald/engine/games/lords-of-ragnarok';
import type { Handle } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { useReasons } from '../sides/use-reasons.ts';

function thinkableAt({ table, choosing, reach }: Pick<LordsPart, 'table' | 'choosing' | 'reach'>, handle: Handle): object | null {
  if (choosing?.decision.prompt.key !== 'activate-army' || !handle.startsWith('region:')) return null;
  const region = Number(handle.slice('region:'.length));
  const { armies } = person(table, choosing.decision.seat);
  const pressed = reach?.pressed.find((one) => one.startsWith('army:'));
  const here = armies.find(({ at }) => at === region);
  const army = pressed === undefined ? here?.army : Number(pressed.slice('army:'.length));
  if (army === undefined) return null;
  return here?.army === army || pressed === undefined ? { do: 'strengthen', army } : { do: 'move', army, region };
}

/** The reasons against a place that is not on offer; none where it is, or where nothing can be said. */
export function useReasonsAgainst(part: LordsPart, handle: Handle): readonly Reason[] {
  return useReasons(part.why, part.reach?.standing(handle) === 'idle' ? thinkableAt(part, handle) : null);
}
