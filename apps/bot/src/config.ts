/** The settings of the bot host: from its environment and its arguments, or from the server that started it. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  choice,
  type Environment,
  readSettings,
  setting,
  settingsOf,
  settingsTable as tableOf,
  unknownVariables,
  webUrl,
  whole,
} from '@skald/settings';
import { z } from 'zod';

const tokenList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((tokens) => tokens.every((token) => token !== ''), 'must be one token, or several separated by commas');

/** The server to play on, and the bots' accounts there. A server that starts the host sends both itself. */
const locationShape = z.object({
  url: setting(webUrl(), {
    variable: 'SKALD_BOT_URL',
    text: 'The server to play on; also `--url`. Not needed with `npm start`.',
    defaultText: 'none',
  }),
  tokens: setting(tokenList, {
    variable: 'SKALD_BOT_TOKEN',
    text: 'The bearer token of the bot’s account there, or several, separated by commas; also `--token`. Not needed with `npm start`.',
    defaultText: 'none',
    secret: true,
  }),
});

const pacingShape = z.object({
  capacity: whole('SKALD_BOT_CAPACITY', 1000, [1, 10_000], 'The most seats that each bot takes at once, per game and per strength.'),
  paceMs: whole(
    'SKALD_BOT_PACE_MS',
    900,
    [0, 60_000],
    'About how long a bot waits before it answers in a match with people; 0 for no wait.',
  ),
  budgetMs: whole('SKALD_BOT_BUDGET_MS', 3000, [10, 600_000], 'How long a bot may think about one answer before it gives a simpler one.'),
  searchMs: whole(
    'SKALD_BOT_SEARCH_MS',
    1000,
    [10, 60_000],
    'How long a jarl searches for one answer; at most half of what a bot may think.',
  ),
  threads: whole(
    'SKALD_BOT_THREADS',
    Math.max(1, availableParallelism() - 1),
    [1, 64],
    'The number of threads in which the bots think.',
    'all cores but one',
  ),
  logLevel: choice(
    'SKALD_LOG_LEVEL',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'How much the bots log, as for the server.',
  ),
});

export type ServerLocation = z.output<typeof locationShape>;
export type BotPacing = z.output<typeof pacingShape>;
interface Wrong {
  readonly wrong: readonly string[];
}

const SETTINGS = [...settingsOf(locationShape), ...settingsOf(pacingShape)];

/** What the server sends to the bot host that it starts: over IPC, because others could read an argument, a variable or a file. */
export const introduction = z.strictObject({ url: webUrl(), tokens: z.array(z.string().min(1)).min(1) });

export function readPacing(env: Environment): BotPacing | Wrong {
  const read = readSettings(pacingShape, env);
  const wrong = [...('wrong' in read ? read.wrong : []), ...unknownVariables(env, SETTINGS, 'the bots', isBotVariable)];
  return 'wrong' in read || wrong.length > 0 ? { wrong } : read.value;
}

/** Arguments come before variables. */
export function readServerLocation(env: Environment, words: readonly string[]): ServerLocation | Wrong {
  const args = readArguments(words);
  if ('wrong' in args) return args;
  const { url = env.SKALD_BOT_URL, token = env.SKALD_BOT_TOKEN } = args;
  const read = readSettings(locationShape, { SKALD_BOT_URL: url, SKALD_BOT_TOKEN: token });
  return 'wrong' in read ? read : read.value;
}

function readArguments(words: readonly string[]): { readonly url?: string | undefined; readonly token?: string | undefined } | Wrong {
  try {
    return parseArgs({ args: [...words], options: { url: { type: 'string' }, token: { type: 'string' } } }).values;
  } catch {
    return { wrong: ['The arguments are --url and --token; all else is set in the environment (docs/hosting.md).'] };
  }
}

function isBotVariable(name: string): boolean {
  return name.startsWith('SKALD_BOT_');
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  return tableOf(SETTINGS.filter(({ variable }) => isBotVariable(variable)));
}
