/** The lexicons that came over a connection: each once, by its id. */
import { type Lexicon, Unpacker } from '@skald/protocol';

/** More than there are games; the oldest go first. */
const MOST = 16;

export class Lexicons {
  readonly #known = new Map<string, { readonly lexicon: Lexicon; readonly unpacker: Unpacker }>();

  get ids(): string[] {
    return [...this.#known.keys()];
  }

  keep(lexicon: Lexicon): void {
    this.#known.set(lexicon.id, { lexicon, unpacker: new Unpacker(lexicon) });
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest);
  }

  find(id: string): Unpacker | undefined {
    return this.#known.get(id)?.unpacker;
  }

  get(id: string): Lexicon | undefined {
    return this.#known.get(id)?.lexicon;
  }
}
