/** Takes the content of a content pack from the server, for the boards and texts of this page. */
import { isObject } from '@skald/engine';
import { chooseContent } from '@skald/engine/content-choice';
import { z } from 'zod';
import { correctedTexts } from './corrected-texts.ts';
import type { ShownPack } from './page-content.ts';

const packFile = z.object({
  name: z.string(),
  base: z.string(),
  content: z.unknown(),
  changes: z.array(z.object({ path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })),
});

/** If the page was loaded for the same content within this time, loading it again would not help. */
const PATIENCE_MS = 10_000;
const KEY = 'skald.content';

export interface PageDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  now(): number;
  reload(): void;
  fetchPack(slug: string, edition: string): Promise<unknown>;
}

/** Without an edition, the content of the game itself. Never resolves where the page must be loaded anew for it. */
export async function takeContent(
  slug: string,
  edition: string | undefined,
  shown: Map<string, ShownPack>,
  page: PageDeps = thisPage,
): Promise<void> {
  const pack = edition === undefined ? undefined : packFile.safeParse(await page.fetchPack(slug, edition)).data;
  if (edition === undefined || !pack) return shown.has(slug) ? anew(page, slug, '') : undefined;
  if (shown.has(slug) || !chooseContent(slug, pack.content)) return anew(page, slug, edition);
  const { name, base, changes } = pack;
  shown.set(slug, { edition, base, name, corrected: (texts) => correctedTexts(texts, pack.content, changes) });
}

function anew({ storage, now, reload }: PageDeps, slug: string, edition: string): Promise<void> | undefined {
  const wanted = `${slug} ${edition}`;
  const [last, at] = (storage?.getItem(KEY) ?? '').split('\n');
  if (!storage || (last === wanted && now() - Number(at) < PATIENCE_MS)) return undefined;
  storage.setItem(KEY, `${wanted}\n${now()}`);
  reload();
  return new Promise(() => {});
}

const thisPage: PageDeps = {
  get storage() {
    return tabStorage();
  },
  now: () => Date.now(),
  reload: () => window.location.reload(),
  async fetchPack(slug, edition) {
    const known = await said(`/editions/${slug}/${edition}.json`);
    return known?.pack ? said(`/editions/${slug}/${edition}.pack.json`) : undefined;
  },
};

/** What the server says there; undefined if it says nothing. */
async function said(address: string): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if the page may not store anything. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
