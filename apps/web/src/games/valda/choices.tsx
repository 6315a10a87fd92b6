/** Answers as buttons: those that lie on no board, such as passing, and those left when something was pressed that could mean several. */
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../table/face.ts';
import { deedOf, type Handled } from '../../table/reach/handles.ts';
import { useEscape } from '../../table/reach/use-escape.ts';
import { Sentence } from '../../table/sentence.tsx';
import { useReach } from './reach.ts';

interface ChoicesProps extends PartProps {
  readonly choosing: Choosing;
}

/** Those that say no; one key is enough for them. */
export const REFUSALS: readonly string[] = ['pass', 'end'];
/** Questions whose answers have a place of their own in the aid. */
const ELSEWHERE: readonly string[] = ['swap-for-blood', 'keep-card', 'return-card'];
/** Few enough to be laid out as buttons at once. */
const FEW = 4;

export function Choices({ choosing, speaker }: ChoicesProps): ReactNode {
  const reach = useReach(choosing);
  const { decision, draft, busy, choose } = choosing;
  const refusal = reach?.all.find(({ choice }) => REFUSALS.includes(deedOf(choice)));
  useEscape(refusal?.place, choose);
  if (!reach || draft.kind !== 'one') return null;
  const shown = buttonsOf(reach.all, reach.left, reach.pressed.length > 0 && draft.choice === null, decision.prompt.key);
  if (shown.length === 0) return null;
  const silent = reach.all.length === 1 && refusal !== undefined;
  return (
    <div className={silent ? 'valda-choices valda-choices-silent' : 'valda-choices'}>
      {silent && <span className="valda-silent">{speaker.say('valda.silent')}</span>}
      {shown.map((one) => {
        const says = REFUSALS.includes(deedOf(one.choice));
        return (
          <button
            key={one.place}
            type="button"
            data-choice={deedOf(one.choice)}
            className={(says && !silent) || isEmptyDefence(one.choice) ? 'button' : 'button button-main'}
            disabled={busy}
            onClick={() => choose(one.place)}
          >
            <Sentence of={speaker.choice(decision.prompt.key, one.choice, decision.hints?.[one.place]).text} />
            {says && <kbd className="valda-key">Esc</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Where a pressed thing could mean several answers, those; otherwise what has no place on the table. */
function buttonsOf(all: readonly Handled[], left: readonly Handled[], narrowed: boolean, prompt: string): readonly Handled[] {
  if (ELSEWHERE.includes(prompt)) return [];
  const none = all.filter(({ handles, choice }) => handles.length === 0 && (deedOf(choice) !== 'defend' || isEmptyDefence(choice)));
  if (narrowed) return [...left, ...none];
  if (prompt !== 'defend' && prompt !== 'trade' && all.length <= FEW) return all;
  const weapons = all.filter(({ choice }) => ['weapon', 'hammertime', 'cancel', 'roll', 'buy'].includes(deedOf(choice)));
  return [...weapons, ...none];
}

function isEmptyDefence(choice: unknown): boolean {
  return typeof choice === 'object' && choice !== null && 'cards' in choice && Array.isArray(choice.cards) && choice.cards.length === 0;
}
