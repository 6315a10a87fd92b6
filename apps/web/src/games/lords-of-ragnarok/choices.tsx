/** Answers as buttons: those that lie nowhere on the table, and those left when something was pressed that could mean several. */
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../table/face.ts';
import { deedOf, type Handled } from '../../table/reach/handles.ts';
import { useEscape } from '../../table/reach/use-escape.ts';
import type { Reach } from '../../table/reach/use-reach.ts';
import { Sentence } from '../../table/sentence.tsx';
import { useReach } from './reach.ts';

interface ChoicesProps extends PartProps {
  readonly choosing: Choosing;
}

/** Those that say no or enough; one key is enough for them. */
const REFUSALS: readonly string[] = ['done', 'none', 'pass', 'decline', 'stop', 'leave', 'suffer'];
/** Few enough to be laid out as buttons at once. */
const FEW = 5;

export function Choices({ choosing, speaker }: ChoicesProps): ReactNode {
  const reach = useReach(choosing);
  const { decision, draft, busy, choose } = choosing;
  useEscape(reach?.all.find(({ choice }) => REFUSALS.includes(deedOf(choice)))?.place, choose);
  if (!reach || draft.kind !== 'one') return null;
  const shown = buttonsOf(reach, draft.choice);
  if (shown.length === 0) return null;
  return (
    <div className="lords-choices">
      {shown.map(({ place, choice }) => {
        const refuses = REFUSALS.includes(deedOf(choice));
        return (
          <button key={place} type="button" data-choice={deedOf(choice)} className="button" disabled={busy} onClick={() => choose(place)}>
            <Sentence of={speaker.choice(decision.prompt.key, choice, decision.hints?.[place]).text} />
            {refuses && <kbd className="lords-key">Esc</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Where a pressed thing could mean several answers, those; otherwise what has no place on the table. Cards and heroes are pressed where they lie. */
function buttonsOf({ all, left, pressed }: Reach, drafted: number | null): readonly Handled[] {
  const nowhere = all.filter(({ handles }) => handles.length === 0);
  if (pressed.length > 0 && drafted === null && left.length <= 3 * FEW)
    return [...left.filter(({ handles }) => handles.length > 0), ...nowhere];
  return all.length <= FEW && !all.some(isOnStage) ? all : nowhere;
}

function isOnStage({ handles }: Handled): boolean {
  return handles.some((handle) => handle.startsWith('card:') || handle.startsWith('hero:'));
}
