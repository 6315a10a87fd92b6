/** Chance for ids and delays: from the platform, or given by tests. */

export interface Chances {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A new command id. */
  id(): string;
}

const ID_BYTES = 16;

export const platformChances: Chances = {
  fraction: () => Math.random(),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** A random word for the chance of a match. */
export function newNonce(): string {
  return platformChances.id();
}
