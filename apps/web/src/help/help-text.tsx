/** A text of the help: ids of rules are links, and `:crown:` draws the icon of that name, explained on a press or focus. */
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { LinkedText } from './rule-link.tsx';

export interface ExplainedIcons {
  readonly outlines: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

export const IconsContext = createContext<ExplainedIcons>({ outlines: {}, texts: {} });

const ICON = /:([a-z0-9-]+):/;

export function HelpText({ text }: { readonly text: string }): ReactNode {
  return text.split(ICON).map((part, nth) => {
    const key = `${nth}${part}`;
    return nth % 2 === 1 ? <ExplainedIcon key={key} name={part} /> : <LinkedText key={key} text={part} />;
  });
}

/** Its explanation stays open while it has the focus; a press toggles it. */
function ExplainedIcon({ name }: { readonly name: string }): ReactNode {
  const { outlines, texts } = use(IconsContext);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const outline = outlines[name];
  if (outline === undefined) return null;
  const text = texts[name] ?? '';
  return (
    <span className="help-icon">
      <button
        type="button"
        className="help-icon-button"
        aria-label={text}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        <Icon outline={outline} />
      </button>
      <span id={id} className="help-icon-text" role="tooltip" hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
