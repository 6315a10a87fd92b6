/** The rules of a game as the reader shows them: made from docs/rules at build time. */

export interface RulesChapter {
  /** The number of the chapter, or the beginning of its title. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

export type RuleBlock = RuleHeading | RuleText | RuleTable;

interface RuleHeading {
  readonly kind: 'heading';
  readonly text: string;
}

/** A paragraph or an item of a list. */
export interface RuleText {
  readonly kind: 'text';
  /** A rule, a worked example or a ruling, if the text defines one. */
  readonly id?: string;
  /** 0 for a paragraph or a rule, more for what stands below it. */
  readonly depth: number;
  /** The bullet or number of a nested item. */
  readonly bullet?: string;
  readonly text: string;
}

export interface RuleTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly RuleRow[];
}

export interface RuleRow {
  readonly id?: string;
  readonly cells: readonly string[];
}

/** The ids that a chapter defines, in order. */
export function idsIn({ blocks }: RulesChapter): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flatMap(({ id }) => id ?? []);
    return block.kind === 'text' && block.id !== undefined ? [block.id] : [];
  });
}
