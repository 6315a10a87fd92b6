/** The fingerprint of a value: SHA-256 over its canonical text. The same on every machine and after every round trip. */
import { canonicalBytes } from './canonical.ts';
import { hex, sha256 } from './sha256.ts';

export function digest(value: unknown): string {
  return hex(sha256(canonicalBytes(value)));
}
