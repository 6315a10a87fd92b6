/** The help of every game is complete: rules, decisions, phases, icons and cards, in every language. */
import { games } from '@skald/engine/games';
import { texts as catalogues, LANGUAGES } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { en } from '../i18n/en/index.ts';
import { loadGameTexts } from '../i18n/game-texts.ts';
import { tableTranslator } from '../i18n/translators.ts';
import { chapterWith } from './rules/find-rules.ts';
import { readRules } from './rules/read-rules.ts';
import { idsIn } from './rules/rules-document.ts';

const documents = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../games/*/**/*.{ts,tsx}', '!../games/*/help/**', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** An id in bold where a rule begins: the way `skald rules` finds them. */
const DEFINITION = /^\s*(?:[-*|]\s+)?\*\*([A-Z]{2,4}-(?:[TQ]\d+|\d+\.\d+))\b/gm;
const CITED = /\b[A-Z]{2}-(?:[TQ]\d+|\d+\.\d+)\b/g;
const USED_ICON = /from 'icon:([a-z0-9-]+)'/g;
const MARKED_ICON = /:([a-z0-9-]+):/g;

describe('the reader', () => {
  it.each(Object.entries(documents))('has every rule of %s', (_, markdown) => {
    const defined = new Set([...markdown.matchAll(DEFINITION)].map(([, id]) => id));
    const shown = readRules(markdown).flatMap(idsIn);
    expect([...defined].filter((id) => id === undefined || !shown.includes(id))).toEqual([]);
    expect(defined.size).toBeGreaterThan(0);
  });

  it('leaves out where a rule comes from, but for the rulings that explain it', () => {
    const [chapter] = readRules('## 3. Sea\n\n- **RD-3.1** *Ships* float. [seed] [ruling RD-Q4]\n  - in water [published]\n');
    expect(chapter).toEqual({
      id: '3',
      title: 'Sea',
      blocks: [
        { kind: 'text', id: 'RD-3.1', depth: 0, text: '*Ships* float. (RD-Q4)' },
        { kind: 'text', depth: 2, bullet: '•', text: 'in water' },
      ],
    });
  });

  it('reads tables whose rows define rules', () => {
    const [chapter] = readRules('## 5. Secrets\n\n| What | Who |\n|---|---|\n| **BR-25.1** decks | nobody |\n');
    expect(chapter?.blocks).toEqual([{ kind: 'table', head: ['What', 'Who'], rows: [{ id: 'BR-25.1', cells: ['decks', 'nobody'] }] }]);
  });
});

describe.each(GAMES.flatMap(({ about, help }) => (help ? [[about.slug, help] as const] : [])))('the help of %s', async (slug, help) => {
  const [parts, chapters] = await Promise.all([help.parts(), help.rules()]);
  const decisions = games.get(slug)?.decisions ?? [];

  it('has the chapters of its document', () => {
    const document = documents[`../../../../docs/rules/${slug}.md`] ?? '';
    expect(chapters).toEqual(readRules(document));
    expect(chapters.length).toBeGreaterThan(0);
  });

  it('is behind rules that the reader has', () => {
    const unknown = decisions.flatMap(({ rules }) => rules.filter((rule) => !chapterWith(chapters, rule)));
    expect(unknown).toEqual([]);
  });

  it('has every icon of the table', () => {
    const used = Object.entries(sources).flatMap(([path, text]) =>
      path.startsWith(`../games/${slug}/`) ? [...text.matchAll(USED_ICON)].map(([, name]) => name) : [],
    );
    expect(Object.keys(parts.icons).sort()).toEqual([...new Set(used)].sort());
  });

  describe.each(LANGUAGES)('in %s', async (language) => {
    const texts = await parts.texts[language]();
    const said = [
      ...texts.aid.flatMap(({ title, lines }) => [title, ...lines]),
      ...Object.values(texts.phases).flatMap(({ title, text }) => [title, text]),
      ...Object.values(texts.decisions),
      ...Object.values(texts.icons),
    ];

    it('explains every decision, phase and icon', () => {
      expect(Object.keys(texts.decisions).sort()).toEqual(decisions.map(({ name }) => name).sort());
      expect(Object.keys(texts.phases)).toEqual(parts.phases);
      expect(Object.keys(texts.icons).sort()).toEqual(Object.keys(parts.icons).sort());
      expect(said.filter((text) => text.trim() === '')).toEqual([]);
    });

    it('cites rules that the reader has, and icons that are explained', () => {
      const rules = said.flatMap((text) => text.match(CITED) ?? []);
      expect(rules.filter((rule) => !chapterWith(chapters, rule))).toEqual([]);
      const icons = said.flatMap((text) => [...text.matchAll(MARKED_ICON)].map(([, name = '']) => name));
      expect(icons.filter((name) => !(name in parts.icons))).toEqual([]);
    });

    it('names every card and says what it does', async () => {
      const catalogue = catalogues[slug]?.[language];
      const i18n = tableTranslator(language, en, { words: await loadGameTexts(slug, language), catalogue }, []);
      const cards = parts.cards(i18n);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      expect(cards.filter(({ id, name, group, icon }) => name === '' || name === id || group === '' || icon === '')).toEqual([]);
    });
  });

  it('is translated', async () => {
    const [english, german, italian] = await Promise.all([parts.texts.en(), parts.texts.de(), parts.texts.it()]);
    for (const [name, text] of Object.entries(english.decisions)) {
      expect(new Set([text, german.decisions[name], italian.decisions[name]]).size, name).toBe(LANGUAGES.length);
    }
    expect(german.aid.map(({ lines }) => lines.length)).toEqual(english.aid.map(({ lines }) => lines.length));
    expect(italian.aid.map(({ lines }) => lines.length)).toEqual(english.aid.map(({ lines }) => lines.length));
  });
});
