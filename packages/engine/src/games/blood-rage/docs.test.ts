import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from './content/cards.ts';
import { GODS } from './ids.ts';

const page = readFileSync(new URL('../../../../../docs/rules/blood-rage.md', import.meta.url), 'utf8');

describe('docs/rules/blood-rage.md', () => {
  it('BR-1.1 names the source of every rule', () => {
    const rules = page.split('\n').filter((line) => /^- \*\*BR-\d/.test(line) && !/^- \*\*BR-33/.test(line));
    expect(rules.length).toBeGreaterThan(200);
    // BR-3.3 and BR-18.2 end in tables, BR-1.1 and BR-1.2 explain the tags, and BR-30.5 and BR-25 carry theirs in the heading.
    const untagged = rules
      .filter((line) => !/\[[^\]]*(seed|published|ruling|derived)|derived/.test(line))
      .map((line) => /BR-[\d.]+\d/.exec(line)?.[0]);
    expect(untagged.filter((id) => !['BR-1.2', 'BR-3.3', 'BR-6.5'].includes(id ?? ''))).toEqual([]);
  });

  it('BR-1.2 names the public sources that the content names', () => {
    const content: unknown = JSON.parse(readFileSync(new URL('content/blood-rage.content.json', import.meta.url), 'utf8'));
    const sources = JSON.stringify(content).match(/"publicSources":\[([^\]]*)\]/)?.[1] ?? '';
    for (const [, name] of sources.matchAll(/"([\w./-]+) \(/g)) expect(page).toContain(name);
    expect(sources.split('","').length).toBe(8);
  });

  const rows = page
    .slice(page.indexOf('## 35.'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

  it('lists every card and every god once against its behaviour and its tests', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual([...CARD_NAMES, ...GODS].sort());
  });

  it.each(rows)('%s%s is where the table says, and its tests play it', (_, name = '', kind = '', behaviour = '', tests = '') => {
    expect(existsSync(new URL(behaviour, import.meta.url))).toBe(true);
    const files = tests.split(', ');
    const played = kind === 'god' ? new RegExp(`god\\('${name}'`) : new RegExp(`a[123]-${name.replace(/^quest-/, '')}(-\\dp)?(#\\d)?['\`]`);
    for (const file of files) expect([file, played.test(readFileSync(new URL(file, import.meta.url), 'utf8'))]).toEqual([file, true]);
  });
});

describe('docs/adding-a-card.md', () => {
  const guide = readFileSync(new URL('../../../../../docs/adding-a-card.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('\n## Blood Rage\n');
  const [text = ''] = section.split('\n## ');

  it('shows the card, its words and its manifest as they are', () => {
    expect(text).toContain(source('cards/thor/thors-glory.ts'));
    for (const language of ['en', 'de', 'it']) {
      const line = source(`text/${language}-cards.ts`)
        .split('\n')
        .find((one) => one.includes("'thors-glory'"));
      expect(text).toContain(line?.trim());
    }
    expect(source('cards/index.ts')).toContain("  'thors-glory': thorsGlory,\n");
  });

  it('names files that exist', () => {
    const files = [...text.matchAll(/`((?:cards|monsters|mystics|gods|powers|content|text|testing|flow)\/[\w./-]+\.\w+)`/g)].map(
      ([, path]) => path,
    );
    expect(files.length).toBeGreaterThan(15);
    for (const path of files) expect([path, existsSync(new URL(path ?? '', import.meta.url))]).toEqual([path, true]);
  });
});

function source(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
