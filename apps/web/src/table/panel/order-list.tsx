/** An order of one's own: every item can be moved up and down. */
import type { ReactNode } from 'react';
import { plainText, type TableSpeaker } from '../../words/speaker.ts';
import { choicesOf, shift } from '../draft.ts';
import type { Choosing } from '../face.ts';
import { ChoiceWords } from './choice-words.tsx';

export function OrderList({ choosing, speaker }: { readonly choosing: Choosing; readonly speaker: TableSpeaker }): ReactNode {
  const { decision, draft } = choosing;
  if (draft.kind !== 'order') return null;
  const items = choicesOf(decision.space);
  return (
    <ol className="choices">
      {draft.places.map((place, index) => {
        const spoken = speaker.choice(decision.prompt.key, items[place], decision.hints?.[place]);
        return (
          <li key={place} className="choice">
            <ChoiceWords number={index + 1} of={spoken} />
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className="button button-bare"
                aria-label={speaker.say(by < 0 ? 'panel.up' : 'panel.down', { item: plainText(spoken.text) })}
                disabled={index + by < 0 || index + by >= draft.places.length}
                onClick={() => choosing.setDraft(shift(draft, index, by))}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={by < 0 ? 'M12 5L20 17H4Z' : 'M12 19L4 7H20Z'} />
                </svg>
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
