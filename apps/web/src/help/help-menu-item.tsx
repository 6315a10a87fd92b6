/** Opens the help from the menu of a match: on small phones the tools have no room for its button beside the menu. */
import { type ReactNode, use } from 'react';
import { OpenHelpContext } from './rule-link.tsx';

export function HelpMenuItem({ onDone }: { onDone(): void }): ReactNode {
  const help = use(OpenHelpContext);
  if (!help) return null;
  const press = (): void => {
    onDone();
    help.open();
  };
  return (
    <button type="button" className="button" onClick={press}>
      {help.label}
    </button>
  );
}
