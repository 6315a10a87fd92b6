/** `skald verify`: is a recorded match what it says it is? */
import { digest, type SagaVerdict } from '@skald/engine';
import { isFailure } from '../failure.ts';
import { Paint } from '../paint.ts';
import { readSaga } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import { Speaker } from '../words/speaker.ts';
import type { World } from '../world.ts';
import { type Attach, type Outcome, SUCCESS } from './command.ts';

export const attachVerify: Attach = (program, world, run) => {
  program
    .command('verify')
    .description('check a recorded match completely: marks, answers, chance, digests and result')
    .argument('<file>', 'a *.saga.jsonl file')
    .option('--json', 'one JSON object for machines')
    .action((file: string, flags: { json?: true }) => run(verify(world, file, flags.json ?? false)));
};

const CHANCE = {
  proven: 'proven: every fact comes from the secret that was promised',
  committed: 'promised, but its secret is not revealed yet',
  recorded: 'recorded: every fact is possible, but none was promised',
} as const;

async function verify(world: World, file: string, json: boolean): Promise<Outcome> {
  const verdict = await readSaga(world, file);
  if (isFailure(verdict)) return verdict;
  if (json) world.out.write(`${JSON.stringify(machineReport(verdict))}\n`);
  else for (const line of report(verdict, world)) world.out.write(`${line}\n`);
  return SUCCESS;
}

function machineReport({ header, end, match, chance }: SagaVerdict): object {
  const { game, rulesVersion, seats, players, options } = header;
  const { answers, standings, unfinished } = end.end;
  const finished = unfinished !== true;
  return { ok: true, game, rulesVersion, seats, players, options, answers, finished, chance, standings, digest: digest(match.state) };
}

function report({ header, end, match, chance }: SagaVerdict, world: World): readonly string[] {
  const paint = new Paint(world.out);
  const { game, rulesVersion, players } = header;
  const speaker = new Speaker('en', world.texts[game]?.en, players);
  const { answers, standings, unfinished } = end.end;
  return [
    paint.bold('The saga holds: every mark, answer, fact and digest, and the result.'),
    `  game     ${speaker.title(game)}, rules version ${rulesVersion}`,
    `  players  ${players.join(', ')}`,
    `  rows     ${answers}`,
    `  chance   ${CHANCE[chance]}`,
    `  digest   ${digest(match.state)}`,
    `  result   ${unfinished ? 'left unfinished; standings so far' : 'played to the end'}`,
    ...standingLines(standings, speaker, paint).map((line) => `       ${line}`),
  ];
}
