/** A rule by its id; its text in our own words on request. */
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { isToldRule } from './told-rules.ts';

export function RuleText({ rule, speaker }: { readonly rule: string; readonly speaker: TableSpeaker }): ReactNode {
  if (!isToldRule(rule)) return <small className="lords-rule">{rule}</small>;
  return (
    <details className="lords-rule">
      <summary>
        <small>{rule}</small>
      </summary>
      <p>{speaker.say(`lords.rule.${rule}`)}</p>
    </details>
  );
}
