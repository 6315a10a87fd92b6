/** Builds and serves the site once for all tests in the browser, and finds Chromium. Without it tests fail in CI and are left out elsewhere. */
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { openSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (chromium === undefined && process.env.CI !== undefined) throw new Error('Chromium is not installed');
  project.provide('chromium', chromium ?? '');
  const site = chromium === undefined ? undefined : await openSite();
  project.provide('address', site?.address ?? '');
  return async () => site?.close();
}
