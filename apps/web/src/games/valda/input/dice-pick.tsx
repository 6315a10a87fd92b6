/** The dice that may be rerolled. */
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { Die } from '../stage/dice.tsx';
import { tableOf } from '../table-of-valda.ts';

interface DicePickProps extends PartProps {
  readonly choosing: Choosing;
}

export function DicePick({ shown, choosing, i18n }: DicePickProps): ReactNode {
  const { draft } = choosing;
  const dice = tableOf(shown.snapshot).roll?.dice ?? [];
  return (
    <div className="valda-dice-pick valda-dice valda-dice-large">
      {dice.map((one, place) => {
        const drafted = draft.kind === 'some' && draft.chosen.includes(place);
        const key = `${place}${one.die}`;
        return (
          <button
            key={key}
            type="button"
            {...leadsTo([place])}
            className={`valda-card-button valda-card-${drafted ? 'drafted' : 'offered'}`}
            aria-pressed={drafted}
            onClick={() => choosing.pick(place)}
          >
            <Die {...one} i18n={i18n} />
          </button>
        );
      })}
    </div>
  );
}
