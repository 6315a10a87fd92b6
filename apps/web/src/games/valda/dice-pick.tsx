/** The dice that may be rolled again. */
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../table/face.ts';
import { Die } from './dice.tsx';
import { tableOf } from './table-of-valda.ts';

interface DicePickProps extends PartProps {
  readonly choosing: Choosing;
}

export function DicePick({ shown, choosing, speaker }: DicePickProps): ReactNode {
  const { draft } = choosing;
  const dice = tableOf(shown.snapshot).roll?.dice ?? [];
  return (
    <div className="valda-dice-pick vdice vdice-large">
      {dice.map((one, place) => {
        const drafted = draft.kind === 'some' && draft.chosen.includes(place);
        const key = `${place}${one.die}`;
        return (
          <button
            key={key}
            type="button"
            className={`valda-card-button valda-card-${drafted ? 'drafted' : 'offered'}`}
            aria-pressed={drafted}
            onClick={() => choosing.pick(place)}
          >
            <Die {...one} speaker={speaker} />
          </button>
        );
      })}
    </div>
  );
}
