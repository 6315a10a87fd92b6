/** The server as a few plain files, bundled once for a test run: a process starts from them several times as fast as from source. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import { NODE_BUNDLE } from '../../../../../tools/build/bundle-options.mjs';

const APP = fileURLToPath(new URL('../../..', import.meta.url));
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

export interface ServerBundle {
  readonly main: string;
  remove(): Promise<void>;
}

/** `program`: what is started, where it is not the server alone. `plugins`: what is built otherwise. */
export async function bundleServer(program = 'src/main.ts', plugins: readonly Plugin[] = []): Promise<ServerBundle> {
  const { dependencies } = manifest.parse(JSON.parse(await readFile(join(APP, 'package.json'), 'utf8')));
  // Within the app's own folder, so that its packages are found from there.
  const folder = join(APP, 'dist', `bundle-${process.pid}-${Math.random().toString(36).slice(2)}`);
  await build({
    entryPoints: { main: join(APP, program), 'embedded-worker': join(APP, 'src/storage/embedded-worker.ts') },
    outdir: folder,
    ...NODE_BUNDLE,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@skald/')),
    plugins: [...plugins],
    logLevel: 'error',
  });
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
