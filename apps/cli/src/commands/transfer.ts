/** `skald export` and `skald import`: move matches out of and into a server's storage, by running the server's own program. */
import { runServerProgram } from '../server-program.ts';
import type { Attach } from './command.ts';

const PROGRAM = 'transfer';

export const attachTransfer: Attach = (program, world, run) => {
  program
    .command('export')
    .description('write the matches of a server to a file; the embedded database must not be in use')
    .argument('<file>', 'must not exist yet')
    .option('--match <id>', 'this one only')
    .action((file: string, flags: { match?: string }) => {
      const only = flags.match === undefined ? [] : ['--match', flags.match];
      return run(runServerProgram(world, PROGRAM, ['export', file, ...only]));
    });
  program
    .command('import')
    .description('take the matches of such a file into the storage of a server, after playing each again')
    .argument('<file>', 'as `skald export` wrote it')
    .action((file: string) => run(runServerProgram(world, PROGRAM, ['import', file])));
};
