/** Writes a Brotli and a gzip form of every text file beside it at build time; the server sends the form that a browser accepts. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed by their own formats. */
const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 512;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export function compressedFiles(): Plugin {
  return {
    name: 'skald-compressed-files',
    apply: 'build',
    enforce: 'post',
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(dir, file))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const forms = [
    ['.br', await asBrotli(plain, { params })],
    ['.gz', await asGzip(plain, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  for (const [ending, form] of forms) if (form.length < plain.length) await writeFile(path + ending, form);
}
