/** The forms in which a page goes out: plain and compressed, made when they are first asked for. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encoding.ts';

const COMPRESS: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export class PageForms {
  readonly #plain: Buffer;
  readonly #hash: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(page: string) {
    this.#plain = Buffer.from(page);
    this.#hash = createHash('sha256').update(this.#plain).digest('hex').slice(0, 32);
  }

  async send({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = `"${this.#hash}${encoding ? `-${encoding}` : ''}"`;
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const body = encoding ? await this.#in(encoding) : this.#plain;
    reply.type('text/html; charset=utf-8').header('content-length', body.length);
    if (encoding) reply.header('content-encoding', encoding);
    return method === 'HEAD' ? reply.send() : reply.send(body);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? COMPRESS[encoding](this.#plain);
    this.#compressed.set(encoding, made);
    return made;
  }
}
