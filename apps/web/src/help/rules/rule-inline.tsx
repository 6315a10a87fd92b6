/** A text of the rules: bold, emphasis, code and ids become what they stand for. */
import type { ReactNode } from 'react';
import { LinkedText } from '../rule-link.tsx';

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;

export function RuleInline({ text }: { readonly text: string }): ReactNode {
  return text.split(MARKED).map((part, nth) => {
    const key = `${nth}${part}`;
    if (nth % 2 === 0) return <LinkedText key={key} text={part} />;
    if (part.startsWith('**')) {
      return (
        <b key={key}>
          <LinkedText text={part.slice(2, -2)} />
        </b>
      );
    }
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return (
      <em key={key}>
        <LinkedText text={part.slice(1, -1)} />
      </em>
    );
  });
}
