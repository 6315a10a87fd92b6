/** The dictionary of each game, by which its messages are packed: from the file that the build has made, or learned when it is first needed. */
import type { AnyGame } from '@skald/engine';
import { type PackDictionary, Packer } from '@skald/protocol';
import { keyOf } from './dictionary-file.ts';
import { learn } from './learning.ts';

/** The packer and dictionary of a game. */
export interface Packing {
  readonly dictionary: PackDictionary;
  readonly packer: Packer;
}

export class GameDictionaries {
  readonly #known: ReadonlyMap<string, PackDictionary>;
  readonly #packings = new Map<string, Packing>();

  /** Any dictionary of a game does: what it does not know is sent as it is. */
  constructor(known: ReadonlyMap<string, PackDictionary> = new Map()) {
    this.#known = known;
  }

  /** Where the build has not learned it, the first call takes a moment. */
  of(game: AnyGame): Packing {
    const key = keyOf(game);
    const ready = this.#packings.get(key);
    if (ready) return ready;
    const dictionary = this.#known.get(key) ?? learn(game);
    const packing = { dictionary, packer: new Packer(dictionary) };
    this.#packings.set(key, packing);
    return packing;
  }
}
