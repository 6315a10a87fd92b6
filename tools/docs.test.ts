/** Checks the documents: paths exist, links and their anchors resolve, and names are in the files beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Created by installing, building or running, so not part of the repository. */
const MADE = /^(build|data|reports)$|(^|\/)([.]git|node_modules|dist)$/;

/** Everything in the repository, folders with a slash at the end. */
const found = pathsIn('');
/** What `skald new-game` writes counts as well: the guide walks through it. */
const TEMPLATE = /^apps\/cli\/templates\/new-game\/(.+?)([.]template)?$/;
const paths = new Set([...found, ...found.map((path) => TEMPLATE.exec(path)?.[1] ?? path)]);
const pages = found.filter((path) => /^(docs\/.+|README|CONTRIBUTING)[.]md$/.test(path)).sort();

function pathsIn(folder: string): string[] {
  return readdirSync(posix.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (MADE.test(path)) return [];
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(path)] : [path];
  });
}

const read = (path: string): string => readFileSync(posix.join(ROOT, path), 'utf8');

/** The page without its blocks of code, which hold examples. */
const proseOf = (page: string): string => read(page).replace(/^( *)```[\s\S]*?^\1```$/gm, '');

function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);
}

const FILE = /[.](?:ts|tsx|mjs|cjs|css|md|prisma|py|yml|svg|grit)$/;
/** Has a slash between words or ends like a source file; addresses, packages, media types and build output do not count. */
function isPath(text: string): boolean {
  if (!/^[\w.<>{},*/-]+$/.test(text) || /^[/.*-]/.test(text) || /^build\/|(^|\/)dist(\/|$)/.test(text)) return false;
  return FILE.test(text) || (/^[a-z]/.test(text) && text.includes('/') && !/^(application|text|image)\//.test(text));
}

/** `apps/web/src/i18n/{en,de}.ts` and `games/<slug>/` stand for several paths, and `wire.ts` for the end of one. */
function isKnown(text: string): boolean {
  const pattern = text
    .replace(/\/$/, '')
    .replace(/[.]/g, '[.]')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
    .replace(/<[^>]*>|\*+/g, '[^/]+');
  const whole = new RegExp(`(?:^|/)${pattern}/?$`);
  return [...paths].some((path) => whole.test(path));
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): Set<string> {
  const seen = new Map<string, number>();
  return new Set(
    [...proseOf(page).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => {
      const anchor = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const nth = seen.get(anchor) ?? 0;
      seen.set(anchor, nth + 1);
      return nth === 0 ? anchor : `${anchor}-${nth}`;
    }),
  );
}

function brokenLinks(page: string): string[] {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? page : posix.join(dirname(page), file).replace(/\/$/, '');
    if (!paths.has(path) && !paths.has(`${path}/`)) return true;
    return anchor !== undefined && !anchorsOf(path).has(anchor);
  });
}

/** Names of code that are in none of the files named in the same table row or list item. */
function misplacedNames(page: string): string[] {
  const lines = proseOf(page).split(/\n(?=[|\d-])|\n\n/);
  return lines.flatMap((line) => {
    const quoted = quotedIn(line);
    const files = quoted.filter((text) => FILE.test(text) && paths.has(text)).map(read);
    const names = quoted.filter((text) => /^[A-Za-z]\w*$/.test(text));
    return files.length === 0 ? [] : names.filter((name) => !files.some((file) => new RegExp(`\\b${name}\\b`).test(file)));
  });
}

describe('the documents', () => {
  it('are found', () => expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/glossary.md'])));

  it.each(pages)('%s names only paths that exist', (page) => {
    const quoted = new Set(quotedIn(proseOf(page)).filter(isPath));
    expect([...quoted].filter((path) => !isKnown(path))).toEqual([]);
  });

  it.each(pages)('%s has only links that resolve', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each(['docs/glossary.md', 'docs/life-of-an-answer.md'])('%s names what is in the files beside it', (page) => {
    expect(misplacedNames(page)).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  it('says for every term which file defines it', () => {
    const rows = read('docs/glossary.md').match(/^\| (?!term|---).*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => !quotedIn(row).some((text) => paths.has(text)))).toEqual([]);
  });
});

describe('docs/web.md', () => {
  it('lists every folder of the web client', () => {
    const quoted = new Set(quotedIn(read('docs/web.md')));
    const folders = [...paths].filter((path) => /^apps\/web\/src\/[a-z0-9-]+\/$/.test(path));
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.map((path) => path.slice('apps/web/'.length, -1)).filter((path) => !quoted.has(path))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('lists every app and package', () => {
    const quoted = quotedIn(read('docs/architecture.md'));
    const folders = [...paths].filter((path) => /^(apps|packages)\/[a-z0-9-]+\/$/.test(path)).map((path) => path.slice(0, -1));
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((path) => !quoted.some((text) => text === path || text.startsWith(`${path}/`)))).toEqual([]);
  });

  it('lists every folder of the server', () => {
    const quoted = new Set(quotedIn(read('docs/architecture.md')));
    const folders = [...paths].filter((path) => /^apps\/server\/(src|stress)\/([a-z-]+|matches\/[a-z-]+)\/$/.test(path));
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.map((path) => path.slice('apps/server/'.length, -1)).filter((path) => !quoted.has(path))).toEqual([]);
  });
});
