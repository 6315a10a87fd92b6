/** The chain hash of a line (its `mark`): a hash over the previous mark and the line's content, so that no line can be changed, lost, added or moved unseen. */
import { canonical } from '../digest/canonical.ts';
import { hex, sha256, utf8 } from '../digest/sha256.ts';

/** The start of the chain, before the header. */
export const FIRST_CHAIN_HASH = '';

/** The chain hash of a line, given without its own hash. */
export function chainHashOf(previous: string, unmarked: object): string {
  return hex(sha256(utf8(previous + canonical(unmarked))));
}
