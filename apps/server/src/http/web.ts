/** The web client's files, where they have been built. Every address that is nothing else is a page of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

export async function serveWeb(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  await app.register(files, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    // Files under assets are named by their content and never change; the page that names them may at any time.
    setHeaders: (reply, path) => {
      const isNamed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isNamed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  return true;
}
