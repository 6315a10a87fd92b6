/** The list of choices, with equal ones once: two armies of one strength in one region do the same. */
import { isObject, type OpenDecision } from '@skald/engine';
import { choicesOf } from '../../../table/model/draft.ts';

/** For each choice, the index of the first that does the same. */
export function alikeChoices({ space, hints }: OpenDecision): readonly number[] {
  const seen = new Map<string, number>();
  return choicesOf(space).map((choice, place) => {
    if (space.kind !== 'one' || !isObject(choice) || !('army' in choice)) return place;
    const { army: _army, ...rest } = choice;
    const look = JSON.stringify([rest, hints?.[place]]);
    const first = seen.get(look) ?? place;
    seen.set(look, first);
    return first;
  });
}

export function listedOnce(decision: OpenDecision): readonly number[] {
  return alikeChoices(decision).filter((first, place) => first === place);
}
