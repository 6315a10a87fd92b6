/** Runs a program of the server, such as `transfer`, as a child process: no app imports another. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandWorld } from './world.ts';

/** Returns its exit code. */
export async function runServerProgram(world: CommandWorld, name: string, words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...programIn(world.root, name), ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (text: Buffer) => world.out.write(text));
  child.stderr.on('data', (text: Buffer) => world.err.write(text));
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** The arguments for Node that start the server itself. */
export function serverMain(root: string): readonly string[] {
  return nodeWords(root, 'main.js', 'main.ts');
}

function programIn(root: string, name: string): readonly string[] {
  return nodeWords(root, `${name}.js`, join(name, 'main.ts'));
}

/** A bundle in a build, the source elsewhere. */
function nodeWords(root: string, bundle: string, source: string): readonly string[] {
  if (existsSync(join(root, 'built.json'))) return [join(root, 'server', bundle)];
  return ['--conditions=source', '--import', 'tsx', join(root, 'apps', 'server', 'src', source)];
}
