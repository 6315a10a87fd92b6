/** Every icon of a game's table with its meaning. */
import type { ReactNode } from 'react';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { ExplainedIcons } from './help-text.tsx';

export function IconsPage({ outlines, texts, i18n }: ExplainedIcons & { readonly i18n: TableTranslator }): ReactNode {
  const order = Object.keys(outlines).sort((one, other) => (texts[one] ?? '').localeCompare(texts[other] ?? '', i18n.language));
  return (
    <ul className="help-icons">
      {order.map((name) => (
        <li key={name}>
          <Icon outline={outlines[name] ?? ''} />
          <span>{texts[name]}</span>
        </li>
      ))}
    </ul>
  );
}
