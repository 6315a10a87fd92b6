/** Randomness for ids and delays: the platform's, or a test's. */

export interface RandomSource {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A new command id. */
  id(): string;
}

const ID_BYTES = 16;

export const platformRandom: RandomSource = {
  fraction: () => Math.random(),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** A random nonce for the chance of a match. */
export function newNonce(): string {
  return platformRandom.id();
}
