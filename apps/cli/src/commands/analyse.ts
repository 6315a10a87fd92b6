/** `skald analyse`: where a recorded match was decided, and by what; or how far that can be believed. */
import { Analyser, type Analysis, chanceModel, type RecordedStep } from '@skald/ai/analysis';
import { hashText, momentOf, resignedStandings } from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { Option } from 'commander';
import { calibrate } from '../analyse/calibration.ts';
import { analysisLines } from '../analyse/report.ts';
import { languageOf, wholeNumber } from '../arguments.ts';
import { botMisfit, rulesCalled } from '../editions/rules.ts';
import { fail, isFailure } from '../failure.ts';
import { CliTranslator } from '../i18n/translator.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import { readSaga } from '../saga-file.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly calibrate?: string;
  readonly seats: number;
  readonly games: number;
  readonly costs: number;
  readonly seed: string;
  readonly budget: number;
  readonly lang?: Language;
  readonly json?: true;
}

const PERCENT = 100;

export const attachAnalyse: Attach = (program, world, run) => {
  program
    .command('analyse')
    .description('say where a recorded match was decided: chances, costly answers, luck')
    .argument('[file]', 'a *.saga.jsonl file')
    .option('--budget <n>', 'how many answers are tried altogether, roughly', wholeNumber(1, 10_000_000), 6000)
    .option('--seed <text>', 'what all imagined matches follow from', '1')
    .option('--calibrate <game>', 'instead, measure the analysis of a game in matches with known ends')
    .option('--seats <n>', 'with --calibrate: how many seats', wholeNumber(1, 10), 2)
    .option('--games <n>', 'with --calibrate: in how many matches chances are fitted, and in how many tested', wholeNumber(1, 100_000), 100)
    .option('--costs <n>', 'with --calibrate: in how many matches costs are played to the end', wholeNumber(0, 100_000), 20)
    .addOption(new Option('--lang <language>', 'the language').choices(LANGUAGES))
    .option('--json', 'one JSON object for machines')
    .action((file: string | undefined, flags: Flags) => run(analyse(world, file, flags)));
};

async function analyse(world: CommandWorld, file: string | undefined, flags: Flags): Promise<CommandOutcome> {
  const lines = flags.calibrate === undefined ? await analysed(world, file, flags) : calibrated(world, flags.calibrate, flags);
  if (isFailure(lines)) return lines;
  for (const line of lines) world.out.write(`${line}\n`);
  return SUCCESS;
}

function calibrated(world: CommandWorld, slug: string, { seats, games, costs, seed, json }: Flags): ReturnType<typeof calibrate> {
  const game = rulesCalled(world, slug, undefined);
  return isFailure(game) ? game : calibrate(world, game, { seats, matches: games, costs, seed }, json === true);
}

async function analysed(world: CommandWorld, file: string | undefined, flags: Flags) {
  if (file === undefined) return fail('bad-arguments', 'Name a *.saga.jsonl file, or --calibrate and a game.');
  const steps: RecordedStep[] = [];
  const verdict = await readSaga(world, file, (part, { match }) => {
    const moment = momentOf(part);
    if (moment && match) steps.push({ game: match.game, row: moment.row, state: moment.state });
  });
  if (isFailure(verdict)) return verdict;
  const { game, players } = verdict.header;
  const { standings, resigned, unfinished } = verdict.end.end;
  const fits = steps.every((step) => step.game === verdict.match.game) && botMisfit(world, verdict.match.game) === undefined;
  const analyser = new Analyser(steps, {
    model: chanceModel(verdict.match.game, fits),
    seed: hashText(flags.seed),
    budget: flags.budget,
    standings: unfinished && !resigned ? undefined : resignedStandings(standings, resigned ?? []),
  });
  const analysis = runWith(world, analyser);
  if (flags.json) return [JSON.stringify({ players, ...analysis })];
  const i18n = new CliTranslator(languageOf(flags.lang, world.locale), world.texts[game]?.[languageOf(flags.lang, world.locale)], players);
  return analysisLines(analysis, i18n, new Paint(world.out));
}

function runWith(world: CommandWorld, analyser: Analyser): Analysis {
  const progress = new ProgressLine(world, PERCENT);
  while (analyser.step()) progress.show(Math.floor(PERCENT * analyser.done), () => '%');
  progress.clear();
  return analyser.analysis();
}
