/**
 * The edition of a content pack: the module of its base with another line of content, and a line that says which pack it is. So a pack brings
 * no code, and the same base and pack give the same bytes and the same hash on every machine.
 */
import { isObject } from '@skald/engine';
import { hashOf } from '../load.ts';
import { openingOf } from '../modules.ts';

/** What the module of an edition says of its pack. */
export interface PackMark {
  readonly name: string;
  readonly note: string;
  /** The edition without the pack. */
  readonly base: string;
}

interface Layout {
  readonly opening: string;
  readonly pack: string | undefined;
  readonly content: string;
  readonly rest: string;
}

const PACK = '// pack ';
/** As `builder/edition.mjs` writes it. */
const CONTENT = 'const skaldContent=';

/** Undefined for editions without a line of content: those that were released before packs. */
function layoutOf(text: string): Layout | undefined {
  const [opening = '', second = ''] = text.split('\n', 2);
  const isPack = second.startsWith(PACK);
  const before = opening.length + 1 + (isPack ? second.length + 1 : 0);
  const end = text.indexOf('\n', before);
  const content = text.slice(before, end);
  if (end < 0 || !content.startsWith(CONTENT) || !content.endsWith(';')) return undefined;
  return {
    opening,
    pack: isPack ? second.slice(PACK.length) : undefined,
    content: content.slice(CONTENT.length, -1),
    rest: text.slice(end),
  };
}

/** The content of an edition; undefined where its module does not have it on a line. */
export function contentIn(text: string): unknown {
  const layout = layoutOf(text);
  return layout && parsed(layout.content);
}

/** The pack of an edition; undefined for an edition without one, or with a mark that cannot be read. */
export function packIn(text: string): PackMark | undefined {
  const mark = parsed(layoutOf(text)?.pack ?? 'null');
  if (!isObject(mark)) return undefined;
  const { name, note, base } = mark;
  return typeof name === 'string' && typeof note === 'string' && typeof base === 'string' ? { name, note, base } : undefined;
}

/** Undefined where the base has no line of content, or is the edition of a pack itself. */
export function packEdition(
  base: string,
  { name, note }: Pick<PackMark, 'name' | 'note'>,
  content: unknown,
): { readonly slug: string; readonly hash: string; readonly text: string } | undefined {
  const layout = layoutOf(base);
  const slug = openingOf(base)?.slug;
  if (!layout || slug === undefined || layout.pack !== undefined) return undefined;
  const mark: PackMark = { name, note, base: hashOf(base) };
  const text = `${layout.opening}\n${PACK}${JSON.stringify(mark)}\n${CONTENT}${JSON.stringify(content)};${layout.rest}`;
  return { slug, hash: hashOf(text), text };
}

/** Is this the module of the base, with nothing changed but the content? */
export function differsInContentOnly(text: string, base: string): boolean {
  const [pack, plain] = [layoutOf(text), layoutOf(base)];
  if (!pack || !plain || packIn(text)?.base !== hashOf(base)) return false;
  // The line must hold data and nothing else: it runs as code.
  return pack.opening === plain.opening && pack.rest === plain.rest && isPlainData(pack.content);
}

/** Written again as JSON, it must come out the same; one name means something else in a program than in JSON. */
function isPlainData(line: string): boolean {
  const content = parsed(line);
  return isObject(content) && JSON.stringify(content) === line && !line.includes('"__proto__"');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
