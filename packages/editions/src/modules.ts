/** Folders of packed modules, one file for each edition: `<game>/<hash>.mjs.br`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { manifestIn, type ReleasedEdition, readReleased } from './released.ts';
import { type EditionShape, unpackShape } from './shape/shape.ts';

/** No edition and no shape is larger. */
const LARGEST = 20_000_000;

const FIRST_LINE = /^\/\/ skald edition ([a-z0-9-]+), interface (\d+)\n/;

export class EditionModules {
  readonly #folders: readonly string[];
  #released: readonly ReleasedEdition[] | undefined;

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  /** The released editions, from the oldest to the newest of each game; none where no folder has their manifest. */
  released(): readonly ReleasedEdition[] {
    this.#released ??= this.#folders.filter((folder) => existsSync(manifestIn(folder))).flatMap(readReleased);
    return this.#released;
  }

  /** The packed module, as it lies in the first folder that has it. */
  packed(slug: string, hash: string): Buffer | undefined {
    return this.#first((folder) => moduleIn(folder, slug, hash));
  }

  /** What bots may rely on when they play by the edition; undefined where nobody has learned it. */
  shape(slug: string, hash: string): EditionShape | undefined {
    const packed = this.#first((folder) => shapeIn(folder, slug, hash));
    return packed && unpackShape(packed);
  }

  /** The folder that has the module; undefined where none has. */
  folderOf(slug: string, hash: string): string | undefined {
    return this.#folders.find((folder) => existsSync(moduleIn(folder, slug, hash)));
  }

  #first(path: (folder: string) => string): Buffer | undefined {
    for (const folder of this.#folders) {
      try {
        return readFileSync(path(folder));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
    return undefined;
  }

  /** The interface that an edition needs; undefined without its module. */
  interfaceOf(slug: string, hash: string): number | undefined {
    const packed = this.packed(slug, hash);
    return packed && openingOf(unpack(packed) ?? '')?.needed;
  }
}

/** What the first line of a module says. */
export function openingOf(text: string): { readonly slug: string; readonly needed: number } | undefined {
  const [, slug, needed] = FIRST_LINE.exec(text) ?? [];
  return slug === undefined ? undefined : { slug, needed: Number(needed) };
}

/** The released modules first; among the sources, then those built from rules that are not released yet. */
export function editionFolders(root: string): readonly [string, ...string[]] {
  const built = join(root, 'editions');
  if (existsSync(built)) return [built];
  const folder = join(root, 'packages', 'editions');
  return [join(folder, 'released'), join(folder, 'unreleased')];
}

function moduleIn(folder: string, slug: string, hash: string): string {
  return join(folder, slug, `${hash}.mjs.br`);
}

/** Where the shape of an edition lies, beside its module. */
export function shapeIn(folder: string, slug: string, hash: string): string {
  return join(folder, slug, `${hash}.shape.br`);
}

export function pack(text: string): Buffer {
  return brotliCompressSync(text);
}

/** The text of a packed module; undefined if it cannot be unpacked. */
export function unpack(packed: Uint8Array): string | undefined {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: LARGEST }).toString('utf8');
  } catch {
    return undefined;
  }
}
