/** Compares rule ids with the tests that cite them. */
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { idsCitedIn } from './citations.ts';
import { type RuleKind, rulesDefinedIn } from './documents.ts';

export interface CoveredRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly section: string;
  /** The test files that cite it, relative to the root of the repository. */
  readonly tests: readonly string[];
}

export interface Coverage {
  readonly game: string;
  readonly rules: readonly CoveredRule[];
  /** Rules and worked examples that no test cites; rulings only explain, so they need none. */
  readonly uncovered: readonly string[];
}

const SKIPPED_FOLDERS = ['node_modules', 'dist', 'fixtures'];

export function coverageOf(root: string, games: readonly string[]): readonly Coverage[] {
  const citations = citationsUnder(root);
  return games.map((game) => {
    const rules = rulesDefinedIn(readFileSync(documentOf(root, game), 'utf8')).map((rule) => ({
      ...rule,
      tests: citations.get(rule.id) ?? [],
    }));
    return { game, rules, uncovered: rules.filter(({ kind, tests }) => kind !== 'ruling' && tests.length === 0).map(({ id }) => id) };
  });
}

/** Absent in a build. */
export function hasDocuments(root: string): boolean {
  return existsSync(join(root, 'docs', 'rules'));
}

export function documentedGames(root: string): readonly string[] {
  return readdirSync(join(root, 'docs', 'rules'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

function documentOf(root: string, game: string): string {
  return join(root, 'docs', 'rules', `${game}.md`);
}

/** For each id, the test files under packages and apps that cite it. */
function citationsUnder(root: string): ReadonlyMap<string, readonly string[]> {
  const citations = new Map<string, string[]>();
  for (const file of ['packages', 'apps'].flatMap((folder) => testFiles(join(root, folder)))) {
    for (const id of idsCitedIn(readFileSync(file, 'utf8'))) citations.set(id, [...(citations.get(id) ?? []), relative(root, file)]);
  }
  return citations;
}

function testFiles(folder: string): readonly string[] {
  const entries: readonly Dirent[] = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
