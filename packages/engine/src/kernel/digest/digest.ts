/** The fingerprint of a value: SHA-256 over its canonical text. The same on every machine and after every round trip. */

import { Defect } from '../defect.ts';
import { canonicalBytes } from './canonical.ts';
import { hex, sha256 } from './sha256.ts';

/** SHA-256 of some bytes, as lower-case hexadecimal digits. */
export type Sha256 = (bytes: Uint8Array) => string;

const own: Sha256 = (bytes) => hex(sha256(bytes));
let hash = own;

export function digest(value: unknown): string {
  return hash(canonicalBytes(value));
}

/** Installs the platform's faster SHA-256, after checking that it gives the same digests. */
export function hashBy(native: Sha256): void {
  for (const length of [0, 55, 56, 64, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => i % 256);
    if (native(bytes) !== own(bytes)) throw new Defect('bad-hash', `the hash that was lent is not SHA-256 (${length} bytes)`);
  }
  hash = native;
}
