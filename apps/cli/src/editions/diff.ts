/** `skald editions diff`: plays recorded matches by another edition, and says which would go differently, and at which answer. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyGame, isFault, itemAt, type SagaHeader, SagaReader, sagaHeaderIn } from '@skald/engine';
import { editionOf } from '@skald/engine/editions';
import { type CommandOutcome, SUCCESS } from '../commands/command.ts';
import { type CommandFailure, fail, isFailure, ofFileError } from '../failure.ts';
import { ProgressLine } from '../progress.ts';
import type { CommandWorld } from '../world.ts';
import { releasedEditions, rulesCalled } from './rules.ts';

/** How much of a hash people see. */
const SHORT = 12;

/** The matches that are played: those of a game, or only those of one edition. */
interface Wanted {
  readonly slug: string;
  readonly edition: string | undefined;
}

export async function diffEditions(world: CommandWorld, a: string, b: string, folder: string | undefined): Promise<CommandOutcome> {
  const wanted = matchesOf(world, a);
  if (isFailure(wanted)) return wanted;
  const { slug } = wanted;
  const game = rulesCalled(world, slug, b === 'newest' ? undefined : b);
  if (isFailure(game)) return game;
  const from = folder ?? join(world.root, 'packages', 'engine', 'fixtures', slug);
  const files = await sagasIn(from);
  if (isFailure(files)) return files;
  const progress = new ProgressLine(world, files.length);
  const differing: string[] = [];
  let played = 0;
  for (const [i, name] of files.entries()) {
    progress.show(i, () => `${differing.length} go differently`);
    const lines = (await readFile(join(from, name), 'utf8')).trimEnd().split('\n');
    const header = sagaHeaderIn(itemAt(lines, 0));
    if (isFault(header) || !isWanted(header, wanted)) continue;
    played++;
    const difference = differenceIn(game, lines);
    if (difference !== undefined) differing.push(`  ${name}: ${difference}`);
  }
  progress.clear();
  for (const line of differing) world.out.write(`${line}\n`);
  world.out.write(`${played} matches of ${slug} played by edition ${game.edition.slice(0, SHORT)}: ${differing.length} go differently.\n`);
  return SUCCESS;
}

function matchesOf(world: CommandWorld, a: string): Wanted | CommandFailure {
  if (world.games.has(a)) return { slug: a, edition: undefined };
  const newest = [...world.games.values()].map(({ slug, edition }) => ({ slug, hash: edition }));
  const all = new Map([...releasedEditions(world), ...newest].map(({ slug, hash }) => [hash, slug]));
  const found = [...all].filter(([hash]) => hash.startsWith(a));
  const [one, another] = found;
  if (!one) return fail('edition-unknown', `No game is called ${a}, and no released edition begins with it; skald editions lists them.`);
  return another ? fail('edition-unknown', `Several editions begin with ${a}; write more of it.`) : { slug: one[1], edition: one[0] };
}

function isWanted(header: SagaHeader, { slug, edition }: Wanted): boolean {
  return header.game === slug && (edition === undefined || editionOf(slug, header) === edition);
}

async function sagasIn(folder: string): Promise<readonly string[] | CommandFailure> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.saga.jsonl')).sort();
  } catch (error) {
    return ofFileError(error, folder, 'read');
  }
}

/** Where the edition plays a saga differently; undefined where it gives every digest and the result again. */
function differenceIn(game: AnyGame, lines: readonly string[]): string | undefined {
  const reader = new SagaReader(() => game);
  for (const line of lines) {
    const part = readSafely(reader, line);
    if (!isFault(part)) continue;
    if (part.fault === 'standings-mismatch') return `the result: ${part.reason}`;
    return `${part.line === 1 ? 'the set-up' : `answer ${part.line - 1}`}: ${part.reason}`;
  }
  return undefined;
}

/** Other rules may stumble over a match that they did not begin. */
function readSafely(reader: SagaReader, line: string): ReturnType<SagaReader['read']> {
  try {
    return reader.read(line);
  } catch (error) {
    const reason = `The rules fail: ${error instanceof Error ? error.message : String(error)}.`;
    return { fault: 'refused-answer', reason, line: (reader.match?.rows.length ?? 0) + 2 };
  }
}
