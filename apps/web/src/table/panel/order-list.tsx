/** An order to arrange: every item can be moved up and down. */
import type { ReactNode } from 'react';
import { plainText, type TableTranslator } from '../../i18n/translators.ts';
import type { Choosing } from '../game-ui.ts';
import { choicesOf, shift } from '../model/draft.ts';
import { ChoiceLine } from './choice-text.tsx';

export function OrderList({ choosing, i18n }: { readonly choosing: Choosing; readonly i18n: TableTranslator }): ReactNode {
  const { decision, draft } = choosing;
  if (draft.kind !== 'order') return null;
  const items = choicesOf(decision.space);
  return (
    <ol className="choices">
      {draft.places.map((place, index) => {
        const text = i18n.choice(decision.prompt.key, items[place], decision.hints?.[place]);
        return (
          <li key={place} className="choice">
            <ChoiceLine number={index + 1} of={text} />
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className="button button-bare"
                aria-label={i18n.t(by < 0 ? 'panel.up' : 'panel.down', { item: plainText(text.text) })}
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
