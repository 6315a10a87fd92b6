/** An edition of changed rules, for tests: the sources are copied, changed and built. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltEdition, buildEdition } from '@skald/editions/build';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** A text in a file of the game, and what stands there instead. */
export interface RuleChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Raids with another number on a tile, one more field in the state, and another name for a decision. */
export const OTHER_RAIDS: readonly RuleChange[] = [
  { file: 'content/raids.content.json', from: '"hirePerVillage": 1', to: '"hirePerVillage": 2' },
  { file: 'flow/setup.ts', from: 'arrivals: [],', to: "arrivals: [], era: 'old'," },
  { file: 'decisions.ts', from: '  navigate,', to: "  'set-sail': navigate," },
  { file: 'flow/sailing/sail.ts', from: "'navigate'", to: "'set-sail'" },
];

/** A folder with the sources of the engine, from which editions can be built. */
export function copiedSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'skald-changed-'));
  cpSync(join(ROOT, 'packages/engine'), join(copy, 'packages/engine'), {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|fixtures)([\\/]|$)/.test(path),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Such a folder in which the rules of a game are changed. */
export function changedSources(slug: string, changes: readonly RuleChange[]): string {
  const copy = copiedSources();
  for (const { file, from, to } of changes) change(join(copy, 'packages/engine/src/games', slug, file), from, to);
  return copy;
}

export async function changedEdition(slug: string, changes: readonly RuleChange[]): Promise<BuiltEdition> {
  const copy = changedSources(slug, changes);
  try {
    return await buildEdition(copy, slug);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function change(path: string, from: string, to: string): void {
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${path} does not say ${from}`);
  writeFileSync(path, before.replaceAll(from, to));
}
