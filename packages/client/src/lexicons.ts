/** The lexicons that came over a connection: each once, by its id. */
import { type Lexicon, Unpacker } from '@skald/protocol';

/** More than there are games; the oldest go first. */
const MOST = 16;

export class Lexicons {
  readonly #unpackers = new Map<string, Unpacker>();

  get ids(): string[] {
    return [...this.#unpackers.keys()];
  }

  keep(lexicon: Lexicon): void {
    this.#unpackers.set(lexicon.id, new Unpacker(lexicon));
    const [oldest] = this.#unpackers.keys();
    if (oldest !== undefined && this.#unpackers.size > MOST) this.#unpackers.delete(oldest);
  }

  find(id: string): Unpacker | undefined {
    return this.#unpackers.get(id);
  }
}
