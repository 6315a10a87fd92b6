/** In which sizes and lights the screens are looked at, and how a picture of one is taken. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Look {
  readonly theme: 'dark' | 'light';
  readonly width: number;
  readonly height: number;
}

/** All that must be good to look at. */
export const LOOKS: readonly Look[] = (['dark', 'light'] as const).flatMap((theme) => [
  { theme, width: 360, height: 740 },
  { theme, width: 768, height: 1024 },
  { theme, width: 1280, height: 800 },
  { theme, width: 1920, height: 1080 },
]);

/** Those that are kept in the documentation. */
export const KEPT: readonly string[] = ['dark-360', 'dark-1280', 'light-1280'];

export function nameOf({ theme, width }: Look): string {
  return `${theme}-${width}`;
}

/** Takes a picture of the page as it is, under this name. */
type Shot = (page: Page, name: string) => Promise<void>;

export interface Studio {
  readonly browser: Browser;
  readonly look: Look;
  readonly shot: Shot;
  /** A page of somebody else, with the same look. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
}

export interface Camera {
  readonly folder: string;
  /** Small for the documentation, or exact. */
  readonly format: 'jpeg' | 'png';
}

export function studio(browser: Browser, look: Look, { folder, format }: Camera): Studio {
  const { theme, width, height } = look;
  return {
    browser,
    look,
    async shot(page, name) {
      await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
      const path = join(folder, `${name}-${nameOf(look)}.${format}`);
      await page.screenshot({ path, ...(format === 'jpeg' && { type: format, quality: 80 }) });
    },
    async open(address, options = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: width < 500,
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(45_000);
      await page.goto(address);
      return page;
    },
  };
}
