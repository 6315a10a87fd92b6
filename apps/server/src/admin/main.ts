/** Looks after the storage of a server: accounts (`moderators`, `show`, `grant`, `revoke`, `password`, `lock`, `unlock`, `delete`) and `editions`. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { games } from '@skald/engine/games';
import { Accounts } from '../accounts/accounts.ts';
import { Devices } from '../accounts/devices.ts';
import { Passwords } from '../accounts/passwords.ts';
import { Sessions } from '../accounts/sessions.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Editions } from '../editions/editions.ts';
import { installedEditions } from '../editions/installed.ts';
import { type EditionRefusal, isEditionRefusal } from '../editions/refusal.ts';
import { UpTime } from '../matches/clocks/up-time.ts';
import { isProblem } from '../problem.ts';
import { configOrFail, fail, storeOrFail } from '../storage/offline.ts';
import type { Store } from '../storage/store.ts';
import { Administration, type AdminOutcome } from './administration.ts';
import { type EditionCommandDeps, runEditionCommand } from './edition-commands.ts';

const config = configOrFail();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    reason: { type: 'string' },
    all: { type: 'boolean' },
    game: { type: 'string' },
    trial: { type: 'boolean' },
    progress: { type: 'boolean' },
  },
});
const [act = '', who = '', ...words] = positionals;
const { databaseUrl, data } = config.storage;
// A mistyped folder must not become a new and empty database.
if (databaseUrl === undefined && !existsSync(join(data, 'database')))
  fail([`There is no database in ${data}. Set SKALD_DATA or DATABASE_URL as the server has it.`]);

const store = await storeOrFail(config.storage, true);
const outcome = act === 'editions' ? await runEditions(store) : await run(store, config);
await store.close();
if (isEditionRefusal(outcome)) fail([`error [${outcome.problem}]: ${outcome.reason}`]);
if (isProblem(outcome)) fail([outcome.reason]);
for (const sentence of outcome) stdout.write(`${sentence}\n`);
exit(0);

async function runEditions(store: Store): Promise<AdminOutcome | EditionRefusal> {
  const editions = new Editions({ games, store, clock: systemClock, modules: installedEditions() });
  const deps: EditionCommandDeps = {
    store,
    clock: systemClock,
    editions,
    games,
    upTime: await UpTime.load(store, systemClock),
    user: userName(),
    say: (line) => stdout.write(`${line}\n`),
    progress: (done, of, beside) => (values.progress ? stderr.write(`\r\u001b[K${done}/${of}  ${beside}${done === of ? '\n' : ''}`) : true),
  };
  const { all = false, game, trial: isTrial = false } = values;
  return (await runEditionCommand(deps, { act: who, words, all, game, isTrial })) ?? [];
}

async function run(store: Store, { sessions: settings }: Config): Promise<AdminOutcome> {
  const { prisma } = store;
  const administration = new Administration({
    prisma,
    clock: systemClock,
    accounts: new Accounts(prisma, systemClock, new Passwords(settings)),
    sessions: new Sessions(store, systemClock, settings),
    devices: new Devices(prisma, systemClock),
    user: userName(),
  });
  switch (act) {
    case 'moderators':
      return administration.moderators();
    case 'show':
      return administration.describeAccount(who);
    case 'grant':
      return administration.grant(who);
    case 'revoke':
      return administration.revoke(who);
    case 'password':
      return administration.resetPassword(who);
    case 'lock':
      return administration.lock(who, values.reason ?? 'no reason was given');
    case 'unlock':
      return administration.unlock(who);
    case 'delete':
      return administration.delete(who);
    default:
      await store.close();
      return fail(['Say: moderators, show, grant, revoke, password, lock, unlock or delete, and an account.']);
  }
}

/** In a container the number of a user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
