/** What every command is given to attach itself with, and what it ends with. */
import type { Command } from 'commander';
import type { Failure } from '../failure.ts';
import type { World } from '../world.ts';

/** The exit code, or why there is none to speak of. */
export type Outcome = number | Failure;

/** Attaches a command to the program; `run` is told what it ended with. */
export type Attach = (program: Command, world: World, run: (work: Promise<Outcome>) => Promise<void>) => void;

export const SUCCESS = 0;
