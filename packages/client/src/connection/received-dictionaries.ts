/** The dictionaries received over a connection, by id. */
import { type PackDictionary, Unpacker } from '@skald/protocol';

/** More than there are games; the oldest go first. */
const MOST = 16;

export class ReceivedDictionaries {
  readonly #known = new Map<string, { readonly dictionary: PackDictionary; readonly unpacker: Unpacker }>();

  get ids(): string[] {
    return [...this.#known.keys()];
  }

  keep(dictionary: PackDictionary): void {
    this.#known.set(dictionary.id, { dictionary, unpacker: new Unpacker(dictionary) });
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest);
  }

  find(id: string): Unpacker | undefined {
    return this.#known.get(id)?.unpacker;
  }

  get(id: string): PackDictionary | undefined {
    return this.#known.get(id)?.dictionary;
  }
}
