/** Starts the program that plays with the content of a pack: in this process, the games have their own content already. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type CommandFailure, fail } from '../failure.ts';
import type { CommandWorld } from '../world.ts';
import type { TrialReport } from './trial.ts';

const report = z.object({ matches: z.int(), answers: z.int(), problems: z.array(z.string()) });

export interface TrialRequest {
  readonly game: string;
  readonly content: unknown;
  /** For each number of players. */
  readonly matches: number;
}

export async function runTrial({ root }: CommandWorld, request: TrialRequest): Promise<TrialReport | CommandFailure> {
  const child = spawn(process.execPath, [...programIn(root)], { stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  child.stdin.end(JSON.stringify(request));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  try {
    return report.parse(JSON.parse(said));
  } catch {
    return fail('trial-failed', `The game cannot be loaded with this content: ${complaint.trim().split('\n').slice(-8).join(' ')}`);
  }
}

/** The arguments for Node: a bundle in a build, the source elsewhere. */
function programIn(root: string): readonly string[] {
  if (existsSync(join(root, 'built.json'))) return [join(root, 'cli', 'pack-trial.js')];
  return ['--conditions=source', '--import', 'tsx', join(root, 'apps', 'cli', 'src', 'content', 'trial-main.ts')];
}
