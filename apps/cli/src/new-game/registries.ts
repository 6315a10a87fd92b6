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
  readonly from: string;
  readonly imported: string;
  readonly item: string;
}

function registriesOf({ slug, camel }: GameNames): readonly Registry[] {
  const engine = 'packages/engine/src/games';
  return [
    { path: `${engine}/about.ts`, list: 'abouts', from: `./${slug}/about.ts`, imported: `about as ${camel}`, item: camel },
    { path: `${engine}/index.ts`, list: 'all', from: `./${slug}/index.ts`, imported: camel, item: camel },
    {
      path: `${engine}/text.ts`,
      list: 'texts',
      from: `./${slug}/text/index.ts`,
      imported: `${camel}Texts`,
      item: `'${slug}': ${camel}Texts`,
    },
    { path: 'packages/ai/src/games/index.ts', list: 'all', from: `./${slug}.ts`, imported: `bots as ${camel}`, item: camel },
    { path: 'apps/web/src/games/index.ts', list: 'all', from: `./${slug}/index.ts`, imported: camel, item: camel },
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

function added(source: string, { path, list, from, imported, item }: Registry, { slug, camel }: GameNames): string | CommandFailure {
  if (new RegExp(`\\b${camel}\\b`).test(source))
    return fail('bad-slug', `${path} uses the name ${camel} already; choose another slug than ${slug}.`);
  const begin = new RegExp(`^(?:export )?const ${list}\\b[^=]* = [[{]`, 'm').exec(source);
  const open = begin && begin.index + begin[0].length;
  const close = open === null ? -1 : source.slice(open).search(/,?\s*[\]}]/);
  if (open === null || close < 0) return fail('unknown-registry', `${path} has no list called ${list}; register the game there by hand.`);
  const end = open + close;
  const withItem = `${source.slice(0, end)}, ${item}${source.slice(end)}`;
  return withItem.replace(/^import /m, `import { ${imported} } from '${from}';\n$&`);
}
