import { describe, expect, it } from 'vitest';
import layers from './layers.css?raw';
import mediaSheet from './media.css?raw';
import { MEDIA } from './media.ts';
import { classesOf, isTokenSheet, layerFaults, literalFaults, mediaFaults, prefixFaults, withoutComments } from './testing/sheet-faults.ts';

/** Files by their path from the root of the project. */
const rooted = (files: Readonly<Record<string, string>>): readonly (readonly [path: string, text: string])[] =>
  Object.entries(files).map(([path, text]) => [
    path.replace(/^\.\.?\//, path.startsWith('../') ? 'apps/web/src/' : 'apps/web/src/design/'),
    text,
  ]);

const SHEETS = rooted(import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }));
const SCRIPTS = rooted(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**'], { query: '?raw', import: 'default', eager: true }),
);

const widths = new Map([...mediaSheet.matchAll(/@custom-media (--[\w-]+) (.*);/g)].map(([, name = '', query = '']) => [name, query]));
const order = new Set(/@layer ([^;{]*);/.exec(withoutComments(layers))?.[1]?.split(', '));
const shared = new Set(SHEETS.filter(([path]) => !path.includes('/games/')).flatMap(([, text]) => classesOf(text)));

describe('the sheets', () => {
  it('are all read', () => {
    expect(SHEETS.length).toBeGreaterThan(60);
    expect(SHEETS.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take colours, layers, durations and easings from the tokens', () => {
    expect(SHEETS.flatMap(([path, text]) => literalFaults(path, text))).toEqual([]);
  });

  it('know only the widths of media.css', () => {
    expect(SHEETS.flatMap(([path, text]) => mediaFaults(path, text, new Set(widths.keys())))).toEqual([]);
  });

  it('each belong to a layer', () => {
    const placed = SHEETS.filter(([path]) => !/\/(?:media|layers)\.css$/.test(path));
    expect(placed.flatMap(([path, text]) => layerFaults(path, text, order))).toEqual([]);
  });

  it('of a game name its own classes only', () => {
    expect(SHEETS.flatMap(([path, text]) => prefixFaults(path, text, shared))).toEqual([]);
  });

  it('use no name that nothing defines', () => {
    const code = [...SHEETS, ...SCRIPTS].map(([, text]) => text).join('\n');
    const defined = new Set([...code.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
    const used = SHEETS.flatMap(([path, text]) =>
      [...withoutComments(text).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
  });

  it('leave no token unused', () => {
    const code = [...SHEETS, ...SCRIPTS].map(([, text]) => text).join('\n');
    const tokens = SHEETS.filter(([path]) => isTokenSheet(path)).flatMap(([, text]) =>
      [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name),
    );
    // players.css and the games' drawings compose the names of the players' colours.
    expect([...new Set(tokens)].filter((name) => !code.includes(`var(${name}`))).toEqual([]);
  });
});

describe('the scripts', () => {
  it('write out neither colours nor widths', () => {
    const faults = SCRIPTS.filter(([path]) => !path.endsWith('/design/media.ts')).flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /['"`]#[0-9a-f]{3,8}['"`]|\brgba?\(|\bhsla?\(|\((?:max|min)-width/i.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
        ),
    );
    expect(faults).toEqual([]);
  });

  it('ask for the widths that the sheets know', () => {
    expect(Object.values(MEDIA).filter((query) => ![...widths.values()].includes(query))).toEqual([]);
  });
});

describe('a fault is found, with its file and line', () => {
  const path = 'apps/web/src/games/raids/sheet.css';
  const sheet = (line: string): string => `@layer game {\n  .raids-map {\n    ${line}\n  }\n}\n`;

  it.each([
    'color: #fff;',
    'fill: rgb(0 0 0 / 5%);',
    'color: white;',
    'z-index: 3;',
    'transition: fill 0.3s;',
    'animation: x var(--quick) linear;',
  ])('%s', (line) => {
    expect(literalFaults(path, sheet(line))).toEqual([expect.stringMatching(/^apps\/web\/src\/games\/raids\/sheet\.css:3 literal /)]);
  });

  it.each([
    'color: var(--gold);',
    'z-index: var(--layer-dock);',
    'white-space: nowrap;',
    'background: linear-gradient(var(--wood), transparent);',
    'mask: url(#fade);',
  ])('but none in %s', (line) => expect(literalFaults(path, sheet(line))).toEqual([]));

  it('in a media query, a layer and a class', () => {
    expect(mediaFaults(path, '@media (max-width: 3rem) {}', order)).toHaveLength(1);
    expect(mediaFaults(path, '@media (--phone) and (--low) {}', new Set(['--phone', '--low']))).toEqual([]);
    expect(layerFaults(path, '.raids-map {}', order)).toHaveLength(1);
    expect(layerFaults(path, '@layer game {}\n.raids-map {}', order)).toHaveLength(1);
    expect(prefixFaults(path, '@layer game {\n  .dock .deck {\n  }\n}', new Set(['dock']))).toEqual([
      `${path}:2 without raids-: .dock .deck {`,
    ]);
    expect(prefixFaults(path, '@layer game {\n  .dock {\n  }\n}', new Set(['dock']))).toHaveLength(1);
    expect(prefixFaults(path, '@keyframes glow {}', shared)).toHaveLength(1);
    expect(
      prefixFaults(path, '@layer game {\n  .dock .raids-deck:not(.button, .icon) {\n  }\n}', new Set(['dock', 'button', 'icon'])),
    ).toEqual([]);
  });
});
