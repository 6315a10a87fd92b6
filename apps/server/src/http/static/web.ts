/** The web client's files, where they have been built: compressed as the build left them, if the browser accepts it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LinkPreviews, type PublicGameFinder } from './link-previews.ts';
import { NEVER_CHANGES } from './never-changes.ts';
import { PageForms } from './page-forms.ts';
import { withPreview } from './page-head.ts';
import { pageFinder } from './pages.ts';

/** The pages of the web client, for addresses that are no file. */
export interface WebPages {
  /** Does the request look for a page? */
  isWanted(request: FastifyRequest): boolean;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

interface WebDeps {
  /** The folder of the files. */
  readonly folder: string;
  /** The games that pages may name. */
  readonly games: readonly string[];
  readonly publicGameOf: PublicGameFinder;
  /** The URL that players open, if it is known. */
  readonly site: string | undefined;
}

const PAGE = 'index.html';

/** Undefined without built files. */
export async function serveWeb(app: FastifyInstance, { folder, games, publicGameOf, site }: WebDeps): Promise<WebPages | undefined> {
  if (!existsSync(join(folder, PAGE))) return undefined;
  const isPage = pageFinder(games);
  const page = await readFile(join(folder, PAGE), 'utf8');
  const previews = new LinkPreviews(games, publicGameOf);
  // By their text: there are a few for each game.
  const forms = new Map<string, PageForms>();
  await app.register(files, {
    root: folder,
    wildcard: false,
    // The start page has a preview too.
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    // Files under assets are named by their content and never change; others may at any time.
    setHeaders: (reply, path) => {
      const isNamed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isNamed ? NEVER_CHANGES : 'no-cache');
    },
  });
  return {
    isWanted: ({ url, headers: { accept = '*/*' } }) => accept.includes('text/html') || (accept.includes('*/*') && isPage(pathIn(url))),
    send: async (request, reply) => {
      const path = pathIn(request.url);
      if (isPage(path)) {
        const text = withPreview(page, await previews.of(path), site);
        const known = forms.get(text) ?? new PageForms(text);
        forms.set(text, known);
        return known.send(request, reply);
      }
      // The client says in words that there is nothing here. Without an ETag: a 304 would not tell.
      reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      return request.method === 'HEAD' ? reply.header('content-length', Buffer.byteLength(page)).send() : reply.send(page);
    },
  };
}

function pathIn(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
