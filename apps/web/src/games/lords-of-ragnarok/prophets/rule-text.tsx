/** A rule by its id, with its text on request. */
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { isExplainedRule } from '../text/explained-rules.ts';

export function RuleText({ rule, i18n }: { readonly rule: string; readonly i18n: TableTranslator }): ReactNode {
  if (!isExplainedRule(rule)) return <small className="lords-rule">{rule}</small>;
  return (
    <details className="lords-rule">
      <summary>
        <small>{rule}</small>
      </summary>
      <p>{i18n.t(`lords.rule.${rule}`)}</p>
    </details>
  );
}
