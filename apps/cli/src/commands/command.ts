/** The interface of a command: how it registers itself and how it ends. */
import type { Command } from 'commander';
import type { CommandFailure } from '../failure.ts';
import type { CommandWorld } from '../world.ts';

/** The exit code, or the failure to report. */
export type CommandOutcome = number | CommandFailure;

/** Registers a command with the program; the command passes its outcome to `run`. */
export type Attach = (program: Command, world: CommandWorld, run: (work: Promise<CommandOutcome>) => Promise<void>) => void;

export const SUCCESS = 0;
