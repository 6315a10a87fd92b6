/** A defect is a mistake in the rules or the kernel, never something a player can cause: it is thrown, not returned. */
export class Defect extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'Defect';
    this.code = code;
  }
}

/** The element at `index`; throws a defect if it is missing. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Defect('no-such-element', `no element ${index} in a list of ${list.length}`);
  return item;
}

/** The value; throws a defect if it is missing. */
export function required<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Defect('missing', what);
  return value;
}
