/** Links from the ids of rules to the reader. */
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

export interface RuleLinks {
  readonly slug: string;
  /** Shows the rule without leaving the page; by default the link leads to the reader's page. */
  open?(rule: string): void;
}

/** Opens the help of the table; null where there is none. */
export const OpenHelpContext = createContext<OpenHelp | null>(null);

export interface OpenHelp {
  readonly label: string;
  open(): void;
}

/** Null where there is no reader: ids are plain text then. */
export const RuleLinksContext = createContext<RuleLinks | null>(null);

/** RD-10.3, RD-T01, RD-Q1, or a chapter: BR-17. */
const RULE_ID = /\b([A-Z]{2}-(?:[TQ]\d+|\d+(?:\.\d+)?))\b/;

function addressOfRule(slug: string, rule: string): string {
  return `/rules/${slug}#${rule}`;
}

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const links = use(RuleLinksContext);
  if (!links) return rule;
  const { slug, open } = links;
  const press = (event: MouseEvent): void => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(rule);
  };
  return (
    <a className="rule-link" href={addressOfRule(slug, rule)} onClick={press}>
      {rule}
    </a>
  );
}

/** A text with its ids as links. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  // Every second part is an id, because the pattern has one group.
  return text.split(RULE_ID).map((part, nth) => {
    const key = `${nth}${part}`;
    return nth % 2 === 1 ? <RuleLink key={key} rule={part} /> : part;
  });
}
