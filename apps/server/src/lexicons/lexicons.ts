/** The lexicon of each game, by which its messages are packed: from the file that the build has made, or learned when it is first needed. */
import type { AnyGame } from '@skald/engine';
import { type Lexicon, Packer } from '@skald/protocol';
import { learn } from './learning.ts';
import { keyOf } from './lexicon-file.ts';

/** What the messages of a game are packed by. */
export interface Packing {
  readonly lexicon: Lexicon;
  readonly packer: Packer;
}

export class Lexicons {
  readonly #known: ReadonlyMap<string, Lexicon>;
  readonly #packings = new Map<string, Packing>();

  /** Any lexicon of a game does: what it does not know is sent as it is. */
  constructor(known: ReadonlyMap<string, Lexicon> = new Map()) {
    this.#known = known;
  }

  /** Where the build has not learned it, the first call takes a moment. */
  of(game: AnyGame): Packing {
    const key = keyOf(game);
    const ready = this.#packings.get(key);
    if (ready) return ready;
    const lexicon = this.#known.get(key) ?? learn(game);
    const packing = { lexicon, packer: new Packer(lexicon) };
    this.#packings.set(key, packing);
    return packing;
  }
}
