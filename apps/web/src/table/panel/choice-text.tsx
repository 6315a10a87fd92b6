/** A choice in words: its number, its name, and beside it its hint. */

import type { ChoiceText } from '@skald/i18n';
import type { ReactNode } from 'react';
import { Sentence } from '../sentence.tsx';

export function ChoiceLine({ number, of: { text, beside } }: { readonly number: number; readonly of: ChoiceText }): ReactNode {
  return (
    <>
      <span className="choice-number" aria-hidden="true">
        {number}
      </span>
      <span className="choice-text">
        <Sentence of={text} />
        {beside !== '' && (
          <small className="choice-beside">
            <Sentence of={beside} />
          </small>
        )}
      </span>
    </>
  );
}
