import { describe, expect, it } from 'vitest';
import { reloadStalePage } from './stale-page.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

function testPage() {
  let time = 1_000_000;
  let reloads = 0;
  return {
    storage: new MemoryStorage(),
    now: () => time,
    reload: () => {
      reloads++;
    },
    later: (ms: number) => {
      time += ms;
    },
    reloads: () => reloads,
  };
}

describe('a page whose parts are gone', () => {
  it('reloads, but not again and again', () => {
    const page = testPage();
    expect(reloadStalePage(page)).toBe(true);
    page.later(5000);
    expect(reloadStalePage(page)).toBe(false);
    expect(page.reloads()).toBe(1);
    page.later(3_600_000);
    expect(reloadStalePage(page)).toBe(true);
    expect(page.reloads()).toBe(2);
  });

  it('is left as it is where nothing can be kept: it might be loaded for ever', () => {
    const page = testPage();
    expect(reloadStalePage({ ...page, storage: undefined })).toBe(false);
    expect(page.reloads()).toBe(0);
  });
});
