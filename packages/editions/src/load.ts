/** Turns a packed module into rules that can be played. */
import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { type AnyGame, KERNEL_INTERFACE, named } from '@skald/engine';
import { isRulesOf } from '@skald/engine/editions';
import { openingOf, unpack } from './modules.ts';
import type { EditionProblem } from './problem.ts';

const LAST_LINE = 'export default edition.rules;\n';

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Runs nothing unless the module is what its name promises. The rules can be garbage-collected like any other value. */
export function loadEdition(slug: string, hash: string, packed: Uint8Array): AnyGame | EditionProblem {
  const text = unpack(packed);
  return text === undefined ? damaged(hash, 'it cannot be unpacked') : loadEditionText(slug, hash, text);
}

/** The game that a module says it is of; undefined where it is no module of an edition. */
export function gameIn(text: string): string | undefined {
  return text.endsWith(LAST_LINE) ? openingOf(text)?.slug : undefined;
}

/** The same for a module that is not packed. */
export function loadEditionText(slug: string, hash: string, text: string): AnyGame | EditionProblem {
  if (hashOf(text) !== hash) return damaged(hash, 'its content does not have that hash');
  const opening = openingOf(text);
  if (opening?.slug !== slug || !text.endsWith(LAST_LINE)) return damaged(hash, `its content is no edition of ${slug}`);
  if (opening.needed > KERNEL_INTERFACE) return tooNew(hash, opening.needed);
  const rules = rulesIn(slug, hash, text);
  return isRulesOf(rules, slug) ? named(rules, hash) : damaged(hash, `it holds no rules of ${slug}`);
}

function rulesIn(slug: string, hash: string, text: string): unknown {
  try {
    return compileFunction(`${text.slice(0, -LAST_LINE.length)}return edition.rules;`, [], { filename: `edition ${slug} ${hash}` })();
  } catch {
    return undefined;
  }
}

function damaged(hash: string, why: string): EditionProblem {
  return { problem: 'edition-damaged', reason: `Edition ${hash} was not loaded: ${why}. Restore it from a backup, or import it again.` };
}

function tooNew(hash: string, needed: number): EditionProblem {
  const reason = `Edition ${hash} needs interface ${needed} of the kernel; this release offers ${KERNEL_INTERFACE}. Update Skald.`;
  return { problem: 'edition-too-new', reason };
}
