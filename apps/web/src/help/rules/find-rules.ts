/** Finds rules by their id or their words, and the chapter of an id. */
import { idsIn, type RuleBlock, type RulesChapter } from './rules-document.ts';

/** The chapter that defines a rule, or that an id such as BR-17 names; undefined if nothing does. */
export function chapterWith(chapters: readonly RulesChapter[], rule: string): RulesChapter | undefined {
  const number = /^[A-Z]{2}-(\d+)$/.exec(rule)?.[1];
  return chapters.find((chapter) => (number === undefined ? idsIn(chapter).includes(rule) : chapter.id === number));
}

/** The parts of each chapter that contain every word of the search; chapters without one are left out. */
export function searchRules(chapters: readonly RulesChapter[], search: string): readonly RulesChapter[] {
  const words = wordsOf(search);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.flatMap((block) => matching(block, words) ?? []);
    return blocks.length > 0 ? [{ id: chapter.id, title: chapter.title, blocks }] : [];
  });
}

function matching(block: RuleBlock, words: readonly string[]): RuleBlock | undefined {
  if (block.kind === 'heading') return undefined;
  if (block.kind === 'text') return holds(`${block.id ?? ''} ${block.text}`, words) ? block : undefined;
  const rows = block.rows.filter(({ id = '', cells }) => holds([id, ...cells].join(' '), words));
  return rows.length > 0 ? { kind: 'table', head: block.head, rows } : undefined;
}

export function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function holds(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}
