/** `skald export` and `skald import`: matches out of a server's storage and into it, by the server's own program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { World } from '../world.ts';
import type { Attach, Outcome } from './command.ts';

/** Nothing imports an app, so the server's program is run, not called. */
const PROGRAM = 'apps/server/src/transfer/main.ts';

export const attachTransfer: Attach = (program, world, run) => {
  program
    .command('export')
    .description('write the matches of a server to a file; the embedded database must not be in use')
    .argument('<file>', 'must not exist yet')
    .option('--match <id>', 'this one only')
    .action((file: string, flags: { match?: string }) => {
      const only = flags.match === undefined ? [] : ['--match', flags.match];
      return run(transfer(world, ['export', file, ...only]));
    });
  program
    .command('import')
    .description('take the matches of such a file into the storage of a server, after playing each again')
    .argument('<file>', 'as `skald export` wrote it')
    .action((file: string) => run(transfer(world, ['import', file])));
};

async function transfer(world: World, words: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', join(world.root, PROGRAM), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (text: Buffer) => world.out.write(text));
  child.stderr.on('data', (text: Buffer) => world.err.write(text));
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
