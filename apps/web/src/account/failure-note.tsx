/** Says why something was not done, where somebody has just tried it. */
import type { Failure } from '@skald/client';
import type { ReactNode } from 'react';
import { useSpoken } from '../words/words-context.tsx';
import { failureWords } from './failure-words.ts';

export function FailureNote({ failure }: { readonly failure: Failure | null }): ReactNode {
  const { speaker } = useSpoken();
  return (
    failure && (
      <p className="failure" role="alert">
        {failureWords(failure, speaker)}
      </p>
    )
  );
}
