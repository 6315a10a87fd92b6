/** Combines typed digits into the number of a choice: 1 and then 2, quickly, is 12. */

/** The next digit must come within this time, in milliseconds. */
const PATIENCE = 900;

export class DigitBuffer {
  #typed = '';
  #last = Number.NEGATIVE_INFINITY;

  /** The number of a choice from 1 to `count`; undefined if the key does not lead to one. */
  type(key: string, count: number, now: number): number | undefined {
    if (!/^\d$/.test(key)) return undefined;
    const longer = now - this.#last <= PATIENCE ? `${this.#typed}${key}` : key;
    this.#last = now;
    for (const text of [longer, key]) {
      const number = Number(text);
      if (number >= 1 && number <= count) {
        this.#typed = text;
        return number;
      }
    }
    this.#typed = '';
    return undefined;
  }
}
