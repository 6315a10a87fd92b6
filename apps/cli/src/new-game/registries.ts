/** The lists in which a game is registered, one per layer, and the lines that a new game adds to them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import type { GameNames } from './names.ts';
import type { NewFile } from './templates.ts';

interface Registry {
  readonly path: string;
  /** The name of the constant that holds the list. */
  readonly list: string;
  /** What the item needs; the push worker is a script that imports nothing. */
  readonly imports?: { readonly name: string; readonly from: string };
  readonly item: string;
}

function registriesOf({ slug, camel, title }: GameNames): readonly Registry[] {
  const engine = 'packages/engine/src/games';
  return [
    { path: `${engine}/about.ts`, list: 'abouts', imports: { name: `about as ${camel}`, from: `./${slug}/about.ts` }, item: camel },
    { path: `${engine}/index.ts`, list: 'all', imports: { name: camel, from: `./${slug}/index.ts` }, item: camel },
    {
      path: `${engine}/text.ts`,
      list: 'texts',
      imports: { name: `${camel}Texts`, from: `./${slug}/text/index.ts` },
      item: `'${slug}': ${camel}Texts`,
    },
    { path: 'packages/ai/src/games/index.ts', list: 'all', imports: { name: `bots as ${camel}`, from: `./${slug}.ts` }, item: camel },
    { path: 'apps/web/src/games/index.ts', list: 'all', imports: { name: camel, from: `./${slug}/index.ts` }, item: camel },
    { path: 'apps/web/public/push-worker.js', list: 'GAMES', item: `'${slug}': '${title}'` },
  ];
}

/** Adds the new game to every registry. */
export async function registriesWith(root: string, names: GameNames): Promise<readonly NewFile[] | CommandFailure> {
  const files: NewFile[] = [];
  for (const registry of registriesOf(names)) {
    const text = added(await readFile(join(root, registry.path), 'utf8'), registry, names);
    if (isFailure(text)) return text;
    files.push({ path: registry.path, text });
  }
  return files;
}

function added(source: string, { path, list, imports, item }: Registry, { slug, camel }: GameNames): string | CommandFailure {
  if (new RegExp(`\\b${camel}\\b`).test(source))
    return fail('bad-slug', `${path} uses the name ${camel} already; choose another slug than ${slug}.`);
  const begin = new RegExp(`^(?:export )?const ${list}\\b[^=]* = [[{]`, 'm').exec(source);
  const open = begin && begin.index + begin[0].length;
  const close = open === null ? -1 : source.slice(open).search(/,?\s*[\]}]/);
  if (open === null || close < 0) return fail('unknown-registry', `${path} has no list called ${list}; register the game there by hand.`);
  const end = open + close;
  const withItem = `${source.slice(0, end)}, ${item}${source.slice(end)}`;
  return imports ? withItem.replace(/^import /m, `import { ${imports.name} } from '${imports.from}';\n$&`) : withItem;
}
