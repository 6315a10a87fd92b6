/** `skald admin`: manages moderators, lost passwords, locked or deleted accounts, and editions, by running the server's own admin program. */
import { fail } from '../failure.ts';
import { runServerProgram } from '../server-program.ts';
import type { Attach } from './command.ts';

const PROGRAM = 'admin';
const WHO = 'e-mail address, id or name; guests by their id';

export const attachAdmin: Attach = (program, world, run) => {
  const admin = program
    .command('admin')
    .description('look after accounts and editions; reads the environment of the server, whose embedded database must not be in use');
  admin
    .command('moderators')
    .description('list the moderators')
    .action(() => run(runServerProgram(world, PROGRAM, ['moderators'])));
  const acts = {
    show: 'tell what is known of an account',
    grant: 'make somebody a moderator',
    revoke: 'make a moderator an ordinary player',
    password: 'give somebody a new password, shown once; every session of the account ends',
    unlock: 'let a locked account in again',
  };
  for (const [act, description] of Object.entries(acts)) {
    admin
      .command(act)
      .description(description)
      .argument('<account>', WHO)
      .action((who: string) => run(runServerProgram(world, PROGRAM, [act, '--', who])));
  }
  admin
    .command('lock')
    .description('shut an account out; bots play its matches on')
    .argument('<account>', WHO)
    .requiredOption('--reason <text>', 'what the player is told')
    .action((who: string, { reason }: { reason: string }) =>
      run(runServerProgram(world, PROGRAM, ['lock', `--reason=${reason}`, '--', who])),
    );
  admin
    .command('delete')
    .description('forget the name, address, password and bots of an account for good; its games stay')
    .argument('<account>', WHO)
    .option('--yes', 'it cannot be undone, so it must be said')
    .action((who: string, { yes }: { yes?: true }) =>
      run(
        yes
          ? runServerProgram(world, PROGRAM, ['delete', '--', who])
          : Promise.resolve(fail('not-confirmed', 'A deleted account cannot be brought back. Say --yes if you mean it.')),
      ),
    );
  attachEditionCommands(admin, world, run);
};

/** What an operator does about the editions of an installation. */
const attachEditionCommands: Attach = (admin, world, run) => {
  const progress = world.err.isTTY ? ['--progress'] : [];
  const editions = admin
    .command('editions')
    .description('the editions that this installation keeps, and how many matches are played by each')
    .action(() => run(runServerProgram(world, PROGRAM, ['editions', 'list'])));
  editions
    .command('import')
    .description('install an edition from a file; its name must be the hash of its content')
    .argument('<file>', 'such as <hash>.mjs, as another server gives it at /editions/<game>/<hash>.mjs, or <hash>.mjs.br of a release')
    .action((file: string) => run(runServerProgram(world, PROGRAM, ['editions', 'import', '--', file])));
  editions
    .command('move')
    .description('play a running match on by a newer edition, if that one gives the same match so far')
    .argument('[match]', 'the id of the match')
    .argument('[edition]', 'the whole hash of the edition', 'newest')
    .option('--all', 'every running match that can be moved to the newest edition')
    .option('--game <slug>', 'with --all: only matches of this game')
    .option('--trial', 'say what would be done, and change nothing')
    .action((match: string | undefined, edition: string, flags: { all?: true; game?: string; trial?: true }) => {
      if ((match === undefined) !== (flags.all === true)) return run(Promise.resolve(fail('bad-arguments', 'Name a match, or say --all.')));
      const only = flags.game === undefined ? [] : [`--game=${flags.game}`];
      const words = [...(flags.all ? ['--all', ...progress] : []), ...(flags.trial ? ['--trial'] : []), ...only];
      return run(runServerProgram(world, PROGRAM, ['editions', 'move', ...words, '--', ...(match === undefined ? [] : [match, edition])]));
    });
};
