/** `skald rules`: compares every rule id of the documents with the tests that cite it. */
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import { Paint } from '../paint.ts';
import { type Coverage, type CoveredRule, coverageOf, documentedGames, hasDocuments } from '../rules/coverage.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly game?: string;
  readonly json?: true;
}

const UNCOVERED = 1;

export const attachRules: Attach = (program, world, run) => {
  program
    .command('rules')
    .description('list the rules of docs/rules with the tests that cite them; fails where one is not cited')
    .option('--game <game>', 'only this game')
    .option('--json', 'one JSON object for machines')
    .action((flags: Flags) => run(rules(world, flags)));
};

async function rules(world: CommandWorld, flags: Flags): Promise<CommandOutcome> {
  const games = chosenGames(world, flags.game);
  if (isFailure(games)) return games;
  const coverages = coverageOf(world.root, games);
  const covered = coverages.every(({ uncovered }) => uncovered.length === 0);
  if (flags.json) world.out.write(`${JSON.stringify({ ok: covered, games: coverages })}\n`);
  else for (const line of coverages.flatMap((coverage) => report(coverage, new Paint(world.out)))) world.out.write(`${line}\n`);
  return covered ? SUCCESS : UNCOVERED;
}

/** Skips documents of games that the engine does not have yet. */
function chosenGames(world: CommandWorld, game: string | undefined): readonly string[] | CommandFailure {
  if (!hasDocuments(world.root))
    return fail('no-sources', 'The rules and their tests are looked up in the sources of Skald, which are not here.');
  const games = documentedGames(world.root).filter((slug) => world.games.has(slug));
  if (game === undefined) return games;
  return games.includes(game)
    ? [game]
    : fail('unknown-game', `There is no game with rules called ${JSON.stringify(game)}; there is ${games.join(', ')}.`);
}

function report({ game, rules, uncovered }: Coverage, paint: Paint): readonly string[] {
  const needed = rules.filter(({ kind }) => kind !== 'ruling');
  const sections = [...new Set(rules.map(({ section }) => section))];
  const width = Math.max(...sections.map((section) => section.length));
  const cited = (some: readonly CoveredRule[]) => some.filter(({ tests }) => tests.length > 0).length;
  const rows = sections.map((section) => {
    const here = rules.filter((rule) => rule.section === section);
    const missing = here.filter(({ kind, tests }) => kind !== 'ruling' && tests.length === 0);
    const note = here.every(({ kind }) => kind === 'ruling') ? 'for information' : missing.map(({ id }) => id).join(' ');
    const counts = `${String(cited(here)).padStart(4)} of ${String(here.length).padStart(3)}`;
    return `  ${section.padEnd(width)}  ${missing.length > 0 ? paint.as('red', counts) : counts}  ${paint.dim(note)}`.trimEnd();
  });
  const verdict =
    uncovered.length === 0
      ? paint.as('green', `All ${needed.length} rules and worked examples are cited by a test.`)
      : paint.as('red', `Not cited by any test (${uncovered.length} of ${needed.length}): ${uncovered.join(', ')}`);
  return [paint.bold(game), ...rows, '', verdict];
}
