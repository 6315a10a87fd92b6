/** `skald verify`: checks that a recorded match is genuine. */
import { digest, type SagaVerdict } from '@skald/engine';
import { OTHER_EDITION_OPTION } from '../editions/rules.ts';
import { isFailure } from '../failure.ts';
import { CliTranslator } from '../i18n/translator.ts';
import { Paint } from '../paint.ts';
import { readSaga } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly json?: true;
  readonly edition?: string;
}

export const attachVerify: Attach = (program, world, run) => {
  program
    .command('verify')
    .description('check a recorded match completely: marks, answers, chance, digests and result')
    .argument('<file>', 'a *.saga.jsonl file')
    .option(...OTHER_EDITION_OPTION)
    .option('--json', 'one JSON object for machines')
    .action((file: string, flags: Flags) => run(verify(world, file, flags)));
};

const CHANCE = {
  proven: 'proven: every fact comes from the secret that was promised',
  committed: 'promised, but its secret is not revealed yet',
  recorded: 'recorded: every fact is possible, but none was promised',
} as const;

async function verify(world: CommandWorld, file: string, { json, edition }: Flags): Promise<CommandOutcome> {
  const verdict = await readSaga(world, file, undefined, edition);
  if (isFailure(verdict)) return verdict;
  if (json) world.out.write(`${JSON.stringify(machineReport(verdict))}\n`);
  else for (const line of report(verdict, world)) world.out.write(`${line}\n`);
  return SUCCESS;
}

function machineReport({ header, end, match, chance }: SagaVerdict): object {
  const { game, seats, players, options } = header;
  const { edition } = match.game;
  const { answers, standings, unfinished } = end.end;
  const finished = unfinished !== true;
  return { ok: true, game, edition, seats, players, options, answers, finished, chance, standings, digest: digest(match.state) };
}

function report({ header, end, match, chance }: SagaVerdict, world: CommandWorld): readonly string[] {
  const paint = new Paint(world.out);
  const { game, players } = header;
  const i18n = new CliTranslator('en', world.texts[game]?.en, players);
  const { answers, standings, unfinished } = end.end;
  return [
    paint.bold('The saga holds: every mark, answer, fact and digest, and the result.'),
    `  game     ${i18n.title(game)}, edition ${match.game.edition}`,
    `  players  ${players.join(', ')}`,
    `  rows     ${answers}`,
    `  chance   ${CHANCE[chance]}`,
    `  digest   ${digest(match.state)}`,
    `  result   ${unfinished ? 'left unfinished; standings so far' : 'played to the end'}`,
    ...standingLines(standings, i18n, paint).map((line) => `       ${line}`),
  ];
}
