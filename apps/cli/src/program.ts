/** The program `skald`: its commands and its error handling. */
import { Defect } from '@skald/engine';
import { Command, CommanderError } from 'commander';
import { attachAdmin } from './commands/admin.ts';
import { attachAnalyse } from './commands/analyse.ts';
import { attachArena } from './commands/arena.ts';
import { attachBotCheck } from './commands/bot-check.ts';
import type { Attach, CommandOutcome } from './commands/command.ts';
import { attachConformance } from './commands/conformance.ts';
import { attachContent } from './commands/content.ts';
import { attachEditions } from './commands/editions.ts';
import { attachNewGame } from './commands/new-game.ts';
import { attachPlay } from './commands/play.ts';
import { attachReplay } from './commands/replay.ts';
import { attachRules } from './commands/rules.ts';
import { attachSimulate } from './commands/simulate.ts';
import { attachTransfer } from './commands/transfer.ts';
import { attachVerify } from './commands/verify.ts';
import { type CommandFailure, fail, failureLine, isFailure } from './failure.ts';
import type { CommandWorld } from './world.ts';

const COMMANDS: readonly Attach[] = [
  attachPlay,
  attachSimulate,
  attachArena,
  attachBotCheck,
  attachReplay,
  attachVerify,
  attachAnalyse,
  attachRules,
  attachConformance,
  attachEditions,
  attachContent,
  attachNewGame,
  attachTransfer,
  attachAdmin,
];

const BAD_INPUT = 2;
const OUR_FAULT = 3;

/** Runs the program and returns its exit code: 0 only on success, 2 for bad input. */
export async function runProgram(words: readonly string[], world: CommandWorld): Promise<number> {
  let outcome: CommandOutcome = fail('bad-arguments', 'No command was given; skald --help lists them.');
  const program = new Command('skald')
    .description('Norse strategy games: play, simulate, replay, verify.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => world.out.write(text), writeErr: () => {} })
    .showSuggestionAfterError(false);
  const run = async (work: Promise<CommandOutcome>) => {
    outcome = await work;
  };
  for (const attach of COMMANDS) attach(program, world, run);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    outcome = whatWentWrong(error);
  }
  if (!isFailure(outcome)) return outcome;
  report(outcome, words.includes('--json'), world);
  return outcome.failed === 'defect' ? OUR_FAULT : BAD_INPUT;
}

function whatWentWrong(error: unknown): CommandOutcome {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    const reason =
      error.code === 'commander.help' ? 'No command was given; skald --help lists them.' : error.message.replace(/^error: /, '');
    return fail('bad-arguments', `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.?$/, '.')}`);
  }
  if (error instanceof Defect) return fail('defect', `This is a mistake in Skald, not in what you did. ${error.message}`);
  // A full disk or a missing folder is no defect, and no stack trace helps.
  if (error instanceof Error && 'syscall' in error) return fail('system', `${error.message}.`);
  throw error;
}

function report(failure: CommandFailure, json: boolean, world: CommandWorld): void {
  const { failed: code, reason, line } = failure;
  if (json) world.out.write(`${JSON.stringify({ error: line === undefined ? { code, reason } : { code, reason, line } })}\n`);
  else world.err.write(`${failureLine(failure)}\n`);
}
