/** The bots of docs/write-a-bot.md: the page's own code, in a folder that has only the packages that the page names. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

export const botPage: string = readFileSync(join(ROOT, 'docs/write-a-bot.md'), 'utf8');

/** The block of code that the page gives a file name. */
export function codeOf(file: string): string {
  const blocks = [...botPage.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === file);
  const [block, ...others] = blocks;
  if (!block || others.length > 0) throw new Error(`The page has ${blocks.length} blocks of code for ${file}.`);
  return block[2] ?? '';
}

export interface BotFolder {
  readonly path: string;
  remove(): void;
}

/** A folder with these files; those without a text are the page's. Node finds `packages` from there, and no others. */
export function botFolder(
  files: Readonly<Record<string, string | undefined>>,
  packages: readonly string[] = ['socket.io-client', 'tsx'],
): BotFolder {
  const path = mkdtempSync(join(tmpdir(), 'skald-bot-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text ?? codeOf(file));
  for (const name of packages) {
    mkdirSync(dirname(join(path, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(path, 'node_modules', name));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
