/** `skald export` and `skald import`: move matches out of and into a server's storage, by running the server's own program. */
import { Option } from 'commander';
import { runServerProgram } from '../server-program.ts';
import type { Attach } from './command.ts';

const PROGRAM = 'transfer';
const EDITION = ['--edition <hash>', 'only matches that were begun by this edition, by the beginning of its hash (all)'] as const;

interface Flags {
  readonly match?: string;
  readonly edition?: string;
}

export const attachTransfer: Attach = (program, world, run) => {
  program
    .command('export')
    .description('write the matches of a server to a file; the embedded database must not be in use')
    .argument('<file>', 'must not exist yet')
    .addOption(new Option('--match <id>', 'this one only').conflicts('edition'))
    .option(...EDITION)
    .action((file: string, flags: Flags) => run(runServerProgram(world, PROGRAM, ['export', ...only(flags), '--', file])));
  program
    .command('import')
    .description('take the matches of such a file into the storage of a server, after playing each again')
    .argument('<file>', 'as `skald export` wrote it')
    .option(...EDITION)
    .action((file: string, flags: Flags) => run(runServerProgram(world, PROGRAM, ['import', ...only(flags), '--', file])));
};

function only({ match, edition }: Flags): readonly string[] {
  return [...(match === undefined ? [] : [`--match=${match}`]), ...(edition === undefined ? [] : [`--edition=${edition}`])];
}
