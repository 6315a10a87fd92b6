/** The program `skald`: its commands, and what becomes of errors. */
import { Defect } from '@skald/engine';
import { Command, CommanderError } from 'commander';
import { attachArena } from './commands/arena.ts';
import type { Attach, Outcome } from './commands/command.ts';
import { attachConformance } from './commands/conformance.ts';
import { attachPlay } from './commands/play.ts';
import { attachReplay } from './commands/replay.ts';
import { attachRules } from './commands/rules.ts';
import { attachSimulate } from './commands/simulate.ts';
import { attachVerify } from './commands/verify.ts';
import { type Failure, fail, isFailure, sentence } from './failure.ts';
import type { World } from './world.ts';

const COMMANDS: readonly Attach[] = [attachPlay, attachSimulate, attachArena, attachReplay, attachVerify, attachRules, attachConformance];

const BAD_INPUT = 2;
const OUR_FAULT = 3;

/** Runs the program and gives its exit code: 0 only on success, 2 where the input was bad. */
export async function runProgram(words: readonly string[], world: World): Promise<number> {
  let outcome: Outcome = fail('bad-arguments', 'No command was given; skald --help lists them.');
  const program = new Command('skald')
    .description('Norse strategy games: play, simulate, replay, verify.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => world.out.write(text), writeErr: () => {} })
    .showSuggestionAfterError(false);
  const run = async (work: Promise<Outcome>) => {
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

function whatWentWrong(error: unknown): Outcome {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    const reason =
      error.code === 'commander.help' ? 'No command was given; skald --help lists them.' : error.message.replace(/^error: /, '');
    return fail('bad-arguments', `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.?$/, '.')}`);
  }
  if (error instanceof Defect) return fail('defect', `This is a mistake in Skald, not in what you did. ${error.message}`);
  // The disk is full, the folder is gone: nobody's mistake here, and no stack trace helps.
  if (error instanceof Error && 'syscall' in error) return fail('system', `${error.message}.`);
  throw error;
}

function report(failure: Failure, json: boolean, world: World): void {
  const { failed: code, reason, line } = failure;
  if (json) world.out.write(`${JSON.stringify({ error: line === undefined ? { code, reason } : { code, reason, line } })}\n`);
  else world.err.write(`${sentence(failure)}\n`);
}
