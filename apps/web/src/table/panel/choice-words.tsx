/** A choice in words: its number, what it is, and beside it what it would bring. */

import type { SpokenChoice } from '@skald/words';
import type { ReactNode } from 'react';
import { Sentence } from '../sentence.tsx';

export function ChoiceWords({ number, of: { text, beside } }: { readonly number: number; readonly of: SpokenChoice }): ReactNode {
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
