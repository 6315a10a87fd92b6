/** Reads a page of docs/rules into chapters. The build does this once; browsers get the result. */
import type { RuleBlock, RuleRow, RulesChapter, RuleText } from './rules-document.ts';

/** An id in bold at the start of a text, with the title that may follow it. */
const DEFINITION = /^\*\*([A-Z]{2,4}-(?:[TQ]\d+|\d+\.\d+))\b([^*]*)\*\*/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
/** Says where a rule comes from; readers need only the ruling that it names. */
const SOURCE = /\s*\[((?:seed|published|ruling|derived)[^\]]*)\](?!\()/g;
const ID = /[A-Z]{2,4}-Q\d+/g;
const INDENT = 2;
/** What only people who work on the engine read, unless it defines rules. */
const WORKSHOP = /sources|where each card|against their tests|state outline|how to read/i;

interface Draft {
  readonly id: string;
  readonly title: string;
  readonly blocks: RuleBlock[];
}

export function readRules(markdown: string): readonly RulesChapter[] {
  const chapters: Draft[] = [];
  let part = '';
  for (const lines of paragraphs(markdown)) {
    const [first = ''] = lines;
    const heading = /^(#{1,3}) (.*)$/.exec(first);
    if (!heading) {
      chapters.at(-1)?.blocks.push(...blocksOf(lines));
      continue;
    }
    const [, marks = '', title = ''] = heading;
    if (marks.length === 1) part = chapters.length === 0 && part === '' && !title.startsWith('PART') ? '' : title;
    if (marks.length === 3) chapters.at(-1)?.blocks.push({ kind: 'heading', text: title });
    if (marks.length === 2 || (marks.length === 1 && part === title)) chapters.push(chapterOf(title));
  }
  return chapters.filter(({ title, blocks }) => blocks.length > 0 && (!WORKSHOP.test(title) || definesRules(blocks)));
}

function chapterOf(title: string): Draft {
  const [, number, rest] = /^(\d+)\.?\s+(.*)$/.exec(title) ?? [];
  return { id: number ?? title, title: rest ?? title, blocks: [] };
}

function definesRules(blocks: readonly RuleBlock[]): boolean {
  return blocks.some((block) => (block.kind === 'table' ? block.rows.some(({ id }) => id) : block.kind === 'text' && block.id));
}

/** Headings, tables, list items and paragraphs, each with its lines. */
function paragraphs(markdown: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  let open: string[] | null = null;
  for (const line of markdown.split('\n')) {
    const isTable = line.startsWith('|');
    if (line.trim() === '' || line.trim() === '---') open = null;
    else if (line.startsWith('#')) {
      found.push([line]);
      open = null;
    } else if (open && !ITEM.test(line) && isTable === Boolean(open[0]?.startsWith('|'))) open.push(line);
    else {
      open = [line];
      found.push(open);
    }
  }
  return found;
}

function blocksOf(lines: readonly string[]): readonly RuleBlock[] {
  const [first = ''] = lines;
  if (first.startsWith('|')) return [tableOf(lines)];
  const [, indent = '', bullet = '', start = first] = ITEM.exec(first) ?? [];
  const text = [start, ...lines.slice(1).map((line) => line.trim())].join(' ').trim();
  return [ruleText(text, bullet === '' ? 0 : indent.length / INDENT, bullet)];
}

function ruleText(source: string, depth: number, bullet: string): RuleText {
  const { id, text } = defined(source);
  if (id !== undefined) return { kind: 'text', id, depth, text };
  return bullet === '' ? { kind: 'text', depth, text } : { kind: 'text', depth: depth + 1, bullet: bullet.length > 1 ? bullet : '•', text };
}

function defined(source: string): { readonly id?: string; readonly text: string } {
  const [whole = '', id, title = ''] = DEFINITION.exec(source) ?? [];
  const rest = plain(source.slice(whole.length));
  if (id === undefined) return { text: plain(source) };
  return { id, text: title.trim() === '' ? rest : `**${title.trim()}** ${rest}`.trim() };
}

function tableOf(lines: readonly string[]): RuleBlock {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return { kind: 'table', head: head.map(plain), rows: rows.map(rowOf) };
}

function rowOf([first = '', ...others]: readonly string[]): RuleRow {
  const { id, text } = defined(first);
  const cells = [text, ...others.map(plain)];
  return id === undefined ? { cells } : { id, cells };
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Leaves out where a rule comes from, but for the rulings that explain it. */
function plain(text: string): string {
  return text
    .replace(SOURCE, (_, tag: string) => (tag.match(ID) ? ` (${tag.match(ID)?.join(', ')})` : ''))
    .replace(/\s+([.;,])/g, '$1')
    .trim();
}
