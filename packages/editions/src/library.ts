/** Loads editions from folders and keeps those in memory that somebody uses. */
import type { AnyGame } from '@skald/engine';
import { loadEdition } from './load.ts';
import type { EditionModules } from './modules.ts';
import { type EditionProblem, isEditionProblem } from './problem.ts';

export class EditionLibrary {
  readonly #modules: EditionModules;
  readonly #loaded = new Map<string, WeakRef<AnyGame>>();

  constructor(modules: EditionModules) {
    this.#modules = modules;
  }

  find(slug: string, hash: string): AnyGame | EditionProblem {
    return this.inMemory(slug, hash) ?? this.load(slug, hash, this.#modules.packed(slug, hash));
  }

  inMemory(slug: string, hash: string): AnyGame | undefined {
    const game = this.#loaded.get(hash)?.deref();
    return game?.slug === slug ? game : undefined;
  }

  load(slug: string, hash: string, packed: Uint8Array | undefined): AnyGame | EditionProblem {
    const game = packed === undefined ? unknownEdition(slug, hash) : loadEdition(slug, hash, packed);
    if (!isEditionProblem(game)) this.#loaded.set(hash, new WeakRef(game));
    return game;
  }
}

/** Says which edition is missing, and how to get it. */
export function unknownEdition(slug: string, hash: string): EditionProblem {
  const reason =
    `Edition ${hash} of ${slug} is not installed here. Get /editions/${slug}/${hash}.mjs from the server where it was played, ` +
    `then run: skald admin editions import ${hash}.mjs (docs/editions.md).`;
  return { problem: 'edition-unknown', reason };
}
