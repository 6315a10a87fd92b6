/** Says that a match is played with a content pack, and what its author says about it. */
import type { MatchRules } from '@skald/protocol';
import type { ReactNode } from 'react';
import { usePackWords } from './pack-words.ts';

/** How much of the name of an edition people see. */
const SHORT = 8;

export function PackNote({ name, note, base }: NonNullable<MatchRules['pack']>): ReactNode {
  const words = usePackWords();
  return (
    words && (
      <p className="pack-note">
        {words.played({ name, base: base.slice(0, SHORT) })} {note}
      </p>
    )
  );
}
