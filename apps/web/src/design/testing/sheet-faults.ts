/** Finds literals in a style sheet that have a token (colours, layers, durations, easings, widths), and classes without their game's prefix. */

/** The class prefix of each game, so that no game's sheet can style another's table: its slug unless shortened here. */
const SHORT_PREFIXES: Readonly<Record<string, string>> = { 'blood-rage': 'br', 'lords-of-ragnarok': 'lords' };

const LITERALS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['colour', /(?<!url\()#[0-9a-f]{3,8}\b/gi],
  ['colour', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi],
  ['colour', /(?<=:[^;{]*)(?<![\w-])(?:white|black|red|green|blue|gold|orange|gray|grey|silver)(?![\w-])/g],
  ['layer', /z-index:\s*-?\d+/g],
  ['duration', /(?<![\w.-])(?:\d+\.)?\d+m?s\b/g],
  ['easing', /(?<=(?:animation|transition)[^;{]*)(?<![\w-])(?:ease(?:-in)?(?:-out)?|linear|cubic-bezier\(|steps\()(?![\w-])/g],
];

export function isTokenSheet(path: string): boolean {
  return path.endsWith('/tokens.css') || path.endsWith('/media.css') || path.endsWith('/layers.css');
}

/** Replaces comments by blanks, so that positions stay the same. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

export function literalFaults(path: string, text: string): readonly string[] {
  if (isTokenSheet(path)) return [];
  const code = withoutComments(text);
  return LITERALS.flatMap(([what, pattern]) => [...code.matchAll(pattern)].map((found) => fault(path, code, found, `literal ${what}`)));
}

export function mediaFaults(path: string, text: string, known: ReadonlySet<string>): readonly string[] {
  const code = withoutComments(text);
  return [...code.matchAll(/@media ([^{]*)/g)].flatMap((found) => {
    const parts = (found[1] ?? '').trim().split(' and ');
    return parts.every((part) => known.has(part.replace(/^\((--[\w-]+)\)$/, '$1')))
      ? []
      : [fault(path, code, found, 'unknown media query')];
  });
}

/** Every rule of a sheet must be in a declared layer. */
export function layerFaults(path: string, text: string, known: ReadonlySet<string>): readonly string[] {
  const code = withoutComments(text).replace(/@import [^;]*;/g, (line) => ' '.repeat(line.length));
  const [, layer, body] = /^\s*@layer ([\w-]+) \{([\s\S]*)\}\s*$/.exec(code) ?? [];
  if (layer === undefined || body === undefined || !known.has(layer))
    return [`${path}:1 no layer of the declared order around the whole sheet`];
  let depth = 0;
  for (const brace of body.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return [`${path}:1 rules outside its layer`];
  }
  return [];
}

/** A game's selectors must name a class of the game; other names belong to the shared sheets. */
export function prefixFaults(path: string, text: string, shared: ReadonlySet<string>): readonly string[] {
  const slug = /\/games\/([^/]+)\//.exec(path)?.[1];
  if (slug === undefined || isTokenSheet(path)) return [];
  const prefix = SHORT_PREFIXES[slug] ?? slug;
  const isOwn = (name: string): boolean => name === prefix || name.startsWith(`${prefix}-`);
  const code = withoutComments(text);
  const animations = [...code.matchAll(/@keyframes ([\w-]+)/g)].flatMap((found) =>
    isOwn(found[1] ?? '') ? [] : [fault(path, code, found, `without ${prefix}-`)],
  );
  const selectors = [...code.matchAll(/(?<=^|[{};])\s*([^{};@]*\.[^{};@]*)\{/g)].flatMap((found) => {
    const foreign = classesIn(found[1] ?? '').filter((name) => !isOwn(name) && !shared.has(name));
    const aimless = partsOf(found[1] ?? '').filter((part) => !classesIn(part).some(isOwn));
    return foreign.length > 0 || aimless.length > 0 ? [fault(path, code, found, `without ${prefix}-`)] : [];
  });
  return [...animations, ...selectors];
}

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

/** All classes that a sheet's selectors name. */
export function classesOf(text: string): readonly string[] {
  return [...withoutComments(text).matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) => classesIn(selector));
}

/** The selectors of a list; commas within brackets do not separate. */
function partsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts;
}

function fault(path: string, code: string, found: RegExpMatchArray, what: string): string {
  const blanks = /^\s*/.exec(found[0])?.[0].length ?? 0;
  const line = code.slice(0, (found.index ?? 0) + blanks).split('\n').length;
  return `${path}:${line} ${what}: ${found[0].trim().replace(/\s+/g, ' ')}`;
}
