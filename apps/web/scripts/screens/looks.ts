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
  { theme, width: 390, height: 844 },
  { theme, width: 768, height: 1024 },
  { theme, width: 1280, height: 800 },
  { theme, width: 1920, height: 1080 },
]);

/** Those that are kept in the documentation. */
export const KEPT: readonly string[] = ['dark-390', 'dark-1280', 'light-1280'];

export const KEPT_SCREENS: readonly string[] = [
  'start',
  'learn',
  'lobby',
  'room',
  'live',
  'raids-duel',
  'blood-rage-turn',
  'blood-rage-battle',
  'valda-actions',
  'lords-of-ragnarok-turn',
  'replay',
  'replay-check',
];

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
  /** Whether a screen is wanted at all. */
  wants(name: string): boolean;
}

export function studio(browser: Browser, look: Look, { folder, format, wants }: Camera): Studio {
  const { theme, width, height } = look;
  return {
    browser,
    look,
    async shot(page, name) {
      if (!wants(name)) return;
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
