/** The choices of `oneOf` and `someOf`: radio buttons or check boxes, numbered, with their hints. */
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import type { Choosing } from '../game-ui.ts';
import { choicesOf } from '../model/draft.ts';
import { ChoiceLine } from './choice-text.tsx';

interface ChoiceListProps {
  readonly choosing: Choosing;
  /** The indexes of the choices, in the order of the list. */
  readonly order: readonly number[];
  readonly i18n: TableTranslator;
}

export function ChoiceList({ choosing, order, i18n }: ChoiceListProps): ReactNode {
  const { decision, draft } = choosing;
  const choices = choicesOf(decision.space);
  const one = draft.kind === 'one';
  const full =
    decision.space.kind === 'some' && draft.kind === 'some' && draft.chosen.length >= decision.space.max && decision.space.max > 1;
  return (
    <ol className="choices">
      {order.map((place, index) => {
        const checked = one ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
        // The choices of a decision never change, so the index is a stable key.
        const key = `${decision.id}/${place}`;
        return (
          <li key={key}>
            <label className={checked ? 'choice choice-made' : 'choice'}>
              <input
                type={one ? 'radio' : 'checkbox'}
                name={decision.id}
                data-place={place}
                checked={checked}
                disabled={full && !checked}
                onChange={() => choosing.pick(place)}
              />
              <ChoiceLine number={index + 1} of={i18n.choice(decision.prompt.key, choices[place], decision.hints?.[place])} />
            </label>
          </li>
        );
      })}
    </ol>
  );
}
