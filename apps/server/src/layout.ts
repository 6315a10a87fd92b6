/** Where the other parts lie: side by side in a build, each in the folder of its app among the sources. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionFolders } from '@skald/editions';

export interface ServerLayout {
  readonly migrations: string;
  /** The web client's files. */
  readonly web: string;
  /** The program of the bots. */
  readonly bots: string;
  /** The folders with the modules of editions. */
  readonly editions: readonly string[];
}

/** Looks above this file, whether it runs as it is, compiled or bundled. */
export function findLayout(): ServerLayout {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const migrations = join(folder, 'prisma', 'migrations');
    if (existsSync(migrations)) return { migrations, ...programsIn(folder) };
    if (folder === dirname(folder)) throw new Error('the folder prisma/migrations is missing from this installation');
  }
}

function programsIn(root: string): Omit<ServerLayout, 'migrations'> {
  if (existsSync(join(root, 'built.json')))
    return { web: join(root, 'web'), bots: join(root, 'bot', 'main.js'), editions: editionFolders(root) };
  return { web: join(root, 'apps', 'web', 'dist'), bots: join(root, 'apps', 'bot', 'dist', 'main.js'), editions: editionFolders(root) };
}
