/** `skald bot-check`: does somebody's bot keep to the protocol? Plays against it at its own server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGame, wholeNumber } from '../arguments.ts';
import { checkBot } from '../bot-check/check.ts';
import { type CheckPointId, checkPointIds, isCheckPoint } from '../bot-check/points.ts';
import { PrivateServer } from '../bot-check/private-server.ts';
import { checkForMachines, checkInWords, isAllKept } from '../bot-check/report.ts';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import { serverMain } from '../server-program.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly command: string;
  readonly game?: string;
  readonly patience: number;
  readonly only?: string;
  readonly json?: true;
}

const NOT_KEPT = 1;

export const attachBotCheck: Attach = (program, world, run) => {
  program
    .command('bot-check')
    .description('check whether a bot keeps to the protocol; starts it against a server of its own, with SKALD_URL and SKALD_TOKEN')
    .requiredOption('--command <words>', 'what starts the bot, such as "python3 bot.py"')
    .option('--game <names>', 'the games to check, separated by commas; passed on as SKALD_GAMES (all that the bot offers)')
    .option('--only <points>', `only these, separated by commas: ${checkPointIds.join(', ')}`)
    .option('--patience <seconds>', 'how long the bot may take for anything', wholeNumber(1, 600), 20)
    .option('--json', 'one JSON object for machines')
    .action((flags: Flags) => run(check(world, flags)));
};

async function check(world: CommandWorld, flags: Flags): Promise<CommandOutcome> {
  const games = gamesOf(world, flags.game);
  if (isFailure(games)) return games;
  const points = pointsOf(flags.only);
  if (isFailure(points)) return points;
  const data = await mkdtemp(join(tmpdir(), 'skald-bot-check-'));
  const patienceMs = flags.patience * 1000;
  const server = await PrivateServer.prepare(serverMain(world.root), data, patienceMs);
  try {
    if (!(await server.start())) return fail('no-server', `The server of the check did not start. ${server.complaints}`.trim());
    const results = await checkBot(server, {
      command: flags.command,
      games,
      known: [...world.games.keys()],
      patienceMs,
      only: new Set(points),
      now: world.now,
      progress: (what) => world.err.isTTY && world.err.write(`… ${what}\n`),
    });
    const lines = flags.json ? [checkForMachines(results, points)] : checkInWords(world.out, results, points);
    for (const line of lines) world.out.write(`${line}\n`);
    return isAllKept(results, points) ? SUCCESS : NOT_KEPT;
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

function gamesOf(world: CommandWorld, names: string | undefined): readonly string[] | CommandFailure {
  const slugs = names === undefined ? [] : names.split(',').map((name) => name.trim());
  return slugs.map((slug) => parseGame(world, slug)).find(isFailure) ?? slugs;
}

function pointsOf(names: string | undefined): readonly CheckPointId[] | CommandFailure {
  const words = names === undefined ? checkPointIds : names.split(',').map((name) => name.trim());
  const unknown = words.find((word) => !isCheckPoint(word));
  return unknown === undefined
    ? words.filter(isCheckPoint)
    : fail('unknown-point', `There is no point ${JSON.stringify(unknown)}; there is ${checkPointIds.join(', ')}.`);
}
