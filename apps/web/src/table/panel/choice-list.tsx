/** The choices of `one` and `some`: radio buttons or check boxes, numbered, with what each would bring. */
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { choicesOf } from '../draft.ts';
import type { Choosing } from '../face.ts';
import { ChoiceWords } from './choice-words.tsx';

export function ChoiceList({ choosing, speaker }: { readonly choosing: Choosing; readonly speaker: TableSpeaker }): ReactNode {
  const { decision, draft } = choosing;
  const one = draft.kind === 'one';
  const full =
    decision.space.kind === 'some' && draft.kind === 'some' && draft.chosen.length >= decision.space.max && decision.space.max > 1;
  return (
    <ol className="choices">
      {choicesOf(decision.space).map((choice, place) => {
        const checked = one ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
        // The choices of a decision never change: each goes by its place.
        const key = `${decision.id}/${place}`;
        return (
          <li key={key}>
            <label className={checked ? 'choice choice-made' : 'choice'}>
              <input
                type={one ? 'radio' : 'checkbox'}
                name={decision.id}
                checked={checked}
                disabled={full && !checked}
                onChange={() => choosing.pick(place)}
                onFocus={() => {
                  if (one && draft.choice === null) choosing.pick(place);
                }}
              />
              <ChoiceWords number={place + 1} of={speaker.choice(decision.prompt.key, choice, decision.hints?.[place])} />
            </label>
          </li>
        );
      })}
    </ol>
  );
}
