/** The bot host as plain files, bundled once for a test run: its threads and processes start from them in a moment. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { NODE_BUNDLE } from '../../../../../tools/build/bundle-options.mjs';

const APP = fileURLToPath(new URL('../../../../bot', import.meta.url));

export interface BotBundle {
  readonly main: string;
  readonly worker: URL;
  remove(): Promise<void>;
}

/** `thoughts`: what the threads run, where it is not the real thing. */
export async function bundleBot(thoughts = 'src/thinking/thought-worker.ts'): Promise<BotBundle> {
  // Within the app's own folder, so that its packages are found from there.
  const folder = join(APP, 'dist', `bundle-${process.pid}-${Math.random().toString(36).slice(2)}`);
  await build({
    entryPoints: { main: join(APP, 'src/main.ts'), 'thinking/thought-worker': join(APP, thoughts) },
    outdir: folder,
    ...NODE_BUNDLE,
    external: ['pino', 'socket.io-client'],
    logLevel: 'error',
  });
  return {
    main: join(folder, 'main.js'),
    worker: pathToFileURL(join(folder, 'thinking/thought-worker.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
