/** Answers as buttons: those that lie nowhere on the table, and those that a press has left open. */
import type { LordsDecisions } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { ChoiceAction } from '../../../table/board-input/choice-fields.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { actionOf, type TargetedChoice } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { listedOnce } from './listed.ts';
import { OwnThings } from './own-things.tsx';
import { useBoardInput } from './use-board-input.ts';

interface ChoicesProps extends PartProps {
  readonly choosing: Choosing;
}

/** Answers that decline or end something. */
const REFUSALS: ReadonlySet<string> = new Set<ChoiceAction<LordsDecisions>>(['decline', 'done', 'go-on', 'none', 'pass', 'stop']);
/** At most this many answers appear as buttons. */
const FEW = 5;

export function Choices(props: ChoicesProps): ReactNode {
  const { choosing, i18n } = props;
  const boardInput = useBoardInput(choosing);
  const { decision, draft, busy } = choosing;
  if (!boardInput) return null;
  if (draft.kind !== 'one') return <OwnThings {...props} boardInput={boardInput} />;
  const shown = buttonsOf(boardInput, draft.choice);
  const once = new Set(listedOnce(decision));
  const asButtons = new Set(shown.map(({ place }) => place));
  return (
    <>
      {boardInput.all.some(({ place }) => !asButtons.has(place)) && <OwnThings {...props} boardInput={boardInput} />}
      {shown.length > 0 && (
        <div className="lords-choices">
          {shown
            .filter(({ place }) => once.has(place))
            .map(({ place, choice }) => {
              // Declining needs no preview, and the only answer no draft; everything else is drafted first.
              const sends = REFUSALS.has(actionOf(choice)) || boardInput.all.length === 1;
              const isDrafted = draft.choice === place && !sends;
              return (
                <button
                  key={place}
                  type="button"
                  data-choice={actionOf(choice)}
                  {...leadsTo([place])}
                  className={isDrafted ? 'button lords-choice-drafted' : 'button'}
                  aria-pressed={sends ? undefined : isDrafted}
                  disabled={busy}
                  onClick={() => (sends ? choosing.choose(place) : choosing.press(place))}
                >
                  <Sentence of={i18n.choice(decision.prompt.key, choice, decision.hints?.[place]).text} />
                </button>
              );
            })}
        </div>
      )}
    </>
  );
}

/** The answers that a press has left open, otherwise those without a place on the table. Cards and heroes are pressed where they lie. */
function buttonsOf({ all, left, pressed }: BoardInput, drafted: number | null): readonly TargetedChoice[] {
  const nowhere = all.filter(({ targets }) => targets.length === 0);
  if (pressed.length > 0 && drafted === null && left.length <= 3 * FEW)
    return [...left.filter(({ targets }) => targets.length > 0), ...nowhere];
  return all.length <= FEW && !all.some(isOnStage) && !all.every(isOnMap) ? all : nowhere;
}

/** A choice that a large place of the map stands for, or none at all. */
function isOnMap({ targets }: TargetedChoice): boolean {
  return targets.every((target) => /^(?:region|sea|monument):/.test(target));
}

function isOnStage({ targets }: TargetedChoice): boolean {
  return targets.some((target) => target.startsWith('card:') || target.startsWith('hero:'));
}
