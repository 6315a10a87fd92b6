/** A page shows a game with one content: that of a pack is chosen before the game is loaded, otherwise the page is loaded anew, once. */
import { newestEditionOf } from '@skald/engine/editions';
import { texts } from '@skald/engine/text';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctedTexts } from './corrected-texts.ts';
import type { PageDeps } from './pack-content.ts';
import type { ShownPack } from './page-content.ts';

const PACK = 'a'.repeat(64);
const FILE = {
  name: 'As printed',
  base: newestEditionOf('raids') ?? '',
  content: { players: 'nonsense' },
  changes: [{ path: 'voyages.1.tiles.weapon-2', to: 1 }],
};

class Page implements PageDeps {
  readonly #kept = new Map<string, string>();
  readonly storage = {
    getItem: (key: string) => this.#kept.get(key) ?? null,
    setItem: (key: string, value: string) => this.#kept.set(key, value),
  };
  reloads = 0;
  time = 0;
  now = () => this.time;
  reload = () => {
    this.reloads++;
  };
  fetchPack = async (): Promise<unknown> => FILE;
}

/** A fresh document: no game is loaded yet. */
async function freshPage() {
  vi.resetModules();
  const { takeContent } = await import('./pack-content.ts');
  const { checkedContent, chooseContent } = await import('@skald/engine/content-choice');
  return { takeContent, packs: new Map<string, ShownPack>(), checkedContent, chooseContent };
}

afterEach(() => vi.resetModules());

describe('the content of a page', () => {
  it('is that of the pack where the game is not loaded yet', async () => {
    const { takeContent, packs } = await freshPage();
    const page = new Page();
    await takeContent('raids', PACK, packs, page);
    expect(page.reloads).toBe(0);
    expect(packs.get('raids')).toMatchObject({ edition: PACK, base: FILE.base, name: 'As printed' });
  });

  it('is changed by loading the page anew, but not over and over', async () => {
    const { takeContent, packs, checkedContent } = await freshPage();
    const { z } = await import('zod');
    checkedContent('raids', z.unknown(), {});
    const page = new Page();
    void takeContent('raids', PACK, packs, page);
    await vi.waitFor(() => expect(page.reloads).toBe(1));
    page.time = 5000;
    await takeContent('raids', PACK, packs, page);
    expect(page.reloads).toBe(1);
    expect(packs.has('raids')).toBe(false);
  });

  it('is that of the game again after a pack, by loading the page anew', async () => {
    const { takeContent, packs } = await freshPage();
    const page = new Page();
    await takeContent('raids', PACK, packs, page);
    void takeContent('raids', undefined, packs, page);
    await vi.waitFor(() => expect(page.reloads).toBe(1));
  });

  it('stays as it is where the server has no such pack', async () => {
    const { takeContent, packs } = await freshPage();
    const page = new Page();
    page.fetchPack = async () => undefined;
    await takeContent('raids', PACK, packs, page);
    expect([page.reloads, packs.size]).toEqual([0, 0]);
  });

  it('that does not fit the schema is left aside', async () => {
    const { chooseContent, checkedContent } = await freshPage();
    const { z } = await import('zod');
    const schema = z.object({ number: z.number() });
    expect(chooseContent('one', { number: 2 })).toBe(true);
    expect(chooseContent('two', { number: 'x' })).toBe(true);
    expect([checkedContent('one', schema, { number: 1 }), checkedContent('two', schema, { number: 1 })]).toEqual([
      { number: 2 },
      { number: 1 },
    ]);
    expect(chooseContent('one', { number: 3 })).toBe(false);
  });
});

describe('the texts of corrected things', () => {
  it('say what was corrected, by the name that texts know', () => {
    const english = texts['blood-rage']?.en;
    if (!english) throw new Error('no texts');
    const content = { cards: [{ id: 'a1-thors-hammer', def: 'thors-hammer' }] };
    const { details } = correctedTexts(english, content, [
      { path: 'cards.a1-thors-hammer.params.glory', from: 3, to: 4 },
      { path: 'board.provinces.horgr.villages', from: 4, to: 5 },
    ]);
    expect(details?.['thors-hammer']).toBe('If you win, gain 3 Glory. ✎ glory 3 → 4');
    const lords = texts['lords-of-ragnarok']?.en;
    if (!lords) throw new Error('no texts');
    const told = correctedTexts(lords, {}, [{ path: 'combatCards.shield-wall.strength', from: 1, to: 2 }]);
    expect(told.details?.['shield-wall']).toBe('Shield, strength 1, losses 0. As defender +2. ✎ strength 1 → 2');
  });
});
