/** The player aid: the game on one page. */
import type { ReactNode } from 'react';
import type { AidPart } from './game-help.ts';
import { HelpText } from './help-text.tsx';

export function AidPage({ aid }: { readonly aid: readonly AidPart[] }): ReactNode {
  return aid.map(({ title, lines }) => (
    <section key={title} className="help-part">
      <h3>{title}</h3>
      <ul className="help-lines">
        {lines.map((line) => (
          <li key={line}>
            <HelpText text={line} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
