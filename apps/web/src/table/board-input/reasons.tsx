/** Why something is not on offer, in words, with the rule ids. */
import type { Reason } from '@skald/engine';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Sentence } from '../sentence.tsx';

interface ReasonsProps {
  readonly of: readonly Reason[];
  readonly i18n: TableTranslator;
  /** The class name; that of tips by default. */
  readonly className?: string;
}

export function Reasons({ of, i18n, className = 'board-tip-why' }: ReasonsProps): ReactNode {
  return of.map((reason) => (
    <span key={reason.reason} className={className}>
      <Sentence of={i18n.reason(reason)} /> {reason.rule !== undefined && <small>{reason.rule}</small>}
    </span>
  ));
}
