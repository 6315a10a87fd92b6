/** Shows why a request failed, beside the control that sent it. */
import type { Failure } from '@skald/client';
import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import { failureText } from './failure-text.ts';

interface FailureNoteProps {
  readonly failure: Failure | null;
  /** The translator of the game, for reasons of its rules. */
  readonly rules?: TableTranslator | null;
}

export function FailureNote({ failure, rules }: FailureNoteProps): ReactNode {
  const { i18n } = useTranslator();
  if (!failure) return null;
  const reasons = rules ? (failure.why ?? []).map((why) => rules.reason(why)) : [];
  return (
    <p className="failure" role="alert">
      {reasons.length > 0 ? reasons.join(' ') : failureText(failure, i18n)}
    </p>
  );
}
