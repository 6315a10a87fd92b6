/** Finds and launches the system's Chromium for Playwright. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of Chromium; as root, installs it if it is missing. */
export function findChromium(): string | undefined {
  const found = PATHS.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined || process.getuid?.() !== 0) return found;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  return PATHS.find((path) => path !== undefined && existsSync(path));
}

export async function launch(executablePath: string): Promise<Browser> {
  return await chromium.launch({ executablePath, args: FLAGS });
}
