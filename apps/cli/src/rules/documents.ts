/** Reads the rule ids that a page of docs/rules defines. */

export type RuleKind = 'rule' | 'example' | 'ruling';

export interface DefinedRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** The heading above it. */
  readonly section: string;
}

/** An id in bold at the start of a paragraph, a list item or a table row: RD-4.2, RD-T01 or RD-Q1. */
const DEFINITION = /^\s*(?:[-*|]\s+)?\*\*([A-Z]{2,4}-(?:[TQ]\d+|\d+\.\d+))\b/;

export function rulesDefinedIn(markdown: string): readonly DefinedRule[] {
  const rules = new Map<string, DefinedRule>();
  let section = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const id = DEFINITION.exec(line)?.[1];
    if (id !== undefined && !rules.has(id)) rules.set(id, { id, kind: kindOf(id), section });
  }
  return [...rules.values()];
}

function kindOf(id: string): RuleKind {
  if (id.includes('-T')) return 'example';
  return id.includes('-Q') ? 'ruling' : 'rule';
}
