/** The mark of a line: a hash over the mark before it and the line's own meaning, so that no line can be changed, lost, added or moved unseen. */
import { canonical } from '../canonical.ts';
import { hex, sha256, utf8 } from '../sha256.ts';

/** What the header's mark is chained to. */
export const FIRST_MARK = '';

/** The mark of a line, given without its own mark. */
export function markOf(previous: string, unmarked: object): string {
  return hex(sha256(utf8(previous + canonical(unmarked))));
}
