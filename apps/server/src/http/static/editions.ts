/** The modules of editions, for browsers and bots that play, replay or check a match by its own rules. */

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentChanges, contentIn, packIn, unpack } from '@skald/editions';
import { errorBody } from '@skald/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Editions } from '../../editions/editions.ts';
import { problem } from '../../problem.ts';
import { Refused } from '../errors/errors.ts';
import { ANYBODY } from '../reference/access.ts';
import { type Encoding, encodingFor } from './encoding.ts';
import { NEVER_CHANGES } from './never-changes.ts';

const MODULE_TYPE = 'text/javascript';

/** Editions are stored as Brotli. */
const FORMS: Readonly<Record<Encoding | 'plain', (packed: Uint8Array) => Promise<Uint8Array | string>>> = {
  br: async (packed) => packed,
  gzip: async (packed) => promisify(gzip)(unpack(packed) ?? ''),
  plain: async (packed) => unpack(packed) ?? '',
};

const params = z.object({
  game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  file: z
    .string()
    .regex(/^[0-9a-f]{64}\.(mjs|json|pack\.json)$/)
    .describe(
      'The SHA-256 of the module, with `.mjs` for the module, `.json` for what this release knows of it, and `.pack.json` for the content of a content pack.',
    ),
});

const known = z.object({
  edition: z.string(),
  fits: z.string().nullable().describe('The newest edition, if programs that were written for it may play by this one too.'),
  pack: z
    .object({ name: z.string(), note: z.string(), base: z.string() })
    .nullable()
    .describe('The content pack that the edition is, and the edition that it corrects; null for other editions.'),
});

const packFile = z.object({
  name: z.string(),
  note: z.string(),
  base: z.string().describe('The edition that the pack corrects.'),
  content: z.unknown().describe('The whole content of the game, with the corrections.'),
  changes: z
    .array(z.object({ path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() }))
    .describe('What is different from the base: the path, the old value and the new one.'),
});

const schema = {
  tags: ['replays'],
  summary: 'Gives the rules that a match names, as a module',
  security: ANYBODY,
  params,
  response: {
    200: {
      description: 'The module, which never changes (check its hash before you run it), or what this release knows of it.',
      content: { [MODULE_TYPE]: { schema: z.string() }, 'application/json': { schema: z.union([known, packFile]) } },
    },
    400: errorBody.describe('The address is not that of a module.'),
    404: errorBody.describe('There is no edition of this name here.'),
  },
};

/** What is served here of the editions of a server. */
type EditionFiles = Pick<Editions, 'packed' | 'fits'>;

export function serveEditions(app: FastifyInstance, editions: EditionFiles): void {
  app.get<{ Params: z.infer<typeof params> }>('/editions/:game/:file', { schema }, async ({ params: { game, file }, headers }, reply) => {
    const [edition = '', ...rest] = file.split('.');
    const ending = rest.join('.');
    const packed = await editions.packed(game, edition);
    if (!packed) throw new Refused(problem('not-found', 'There is no edition of this name here.'));
    if (ending === 'pack.json') {
      const found = await packFileOf(editions, game, unpack(packed) ?? '');
      if (!found) throw new Refused(problem('not-found', 'This edition is no content pack.'));
      return reply.header('cache-control', NEVER_CHANGES).send(found);
    }
    // Changes with every release, unlike the module.
    if (ending === 'json') {
      const pack = packIn(unpack(packed) ?? '') ?? null;
      return reply.header('cache-control', 'no-cache').send({ edition, fits: await editions.fits(game, edition), pack });
    }
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = `"${edition}${encoding ? `-${encoding}` : ''}"`;
    reply.header('cache-control', NEVER_CHANGES).header('vary', 'accept-encoding').header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(`${MODULE_TYPE}; charset=utf-8`);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(await FORMS[encoding ?? 'plain'](packed));
  });
}

/** What boards and texts need to show a match that is played with a pack; undefined for an edition that is none. */
async function packFileOf(editions: EditionFiles, game: string, text: string): Promise<z.infer<typeof packFile> | undefined> {
  const mark = packIn(text);
  const base = mark && (await editions.packed(game, mark.base));
  if (!base) return undefined;
  const content = contentIn(text);
  const changes = contentChanges(contentIn(unpack(base) ?? ''), content).map(({ path, from, to }) => ({ path, from, to }));
  return { ...mark, content, changes };
}
