/** Why something is not on offer, in words, with the rules behind it. */
import type { Reason } from '@skald/engine';
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../words/speaker.ts';
import { Sentence } from './sentence.tsx';

interface ReasonsProps {
  readonly of: readonly Reason[];
  readonly speaker: TableSpeaker;
  /** How they look; as in every tip where nothing is said. */
  readonly className?: string;
}

export function Reasons({ of, speaker, className = 'board-tip-why' }: ReasonsProps): ReactNode {
  return of.map((reason) => (
    <span key={reason.reason} className={className}>
      <Sentence of={speaker.reason(reason)} /> {reason.rule !== undefined && <small>{reason.rule}</small>}
    </span>
  ));
}
