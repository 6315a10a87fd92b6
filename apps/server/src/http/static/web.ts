/** The web client's files, where they have been built: compressed as the build left them, if the browser accepts it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEVER_CHANGES } from './never-changes.ts';
import { pageFinder } from './pages.ts';

/** Answers an address that is no file. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const PAGE = 'index.html';

/** Undefined without built files. `games`: the games that pages may name. */
export async function serveWeb(app: FastifyInstance, folder: string, games: readonly string[]): Promise<SendPage | undefined> {
  if (!existsSync(join(folder, PAGE))) return undefined;
  const isPage = pageFinder(games);
  const page = await readFile(join(folder, PAGE));
  await app.register(files, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    // Files under assets are named by their content and never change; the page that names them may at any time.
    setHeaders: (reply, path) => {
      const isNamed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isNamed ? NEVER_CHANGES : 'no-cache');
    },
  });
  return ({ method, url }, reply) => {
    const [path = ''] = url.split('?');
    if (isPage(path)) return reply.sendFile(PAGE);
    // The client says in words that there is nothing here. Without an ETag: a 304 would not tell.
    reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return method === 'HEAD' ? reply.header('content-length', page.length).send() : reply.send(page);
  };
}
