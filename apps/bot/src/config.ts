/** The settings of the bot host: from its environment and its arguments, or, at home, from the server that started it. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What is told about a setting besides its check. */
interface Setting {
  readonly variable: string;
  readonly says: string;
  /** The default, in words. */
  readonly otherwise: string;
  /** Its value is never shown. */
  readonly secret?: true;
}

const settings = z.registry<Setting>();

function whole(variable: string, otherwise: number, [min, max]: readonly [number, number], says: string, inWords = String(otherwise)) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .default(otherwise)
    .register(settings, { variable, says, otherwise: inWords });
}

const serverUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be a URL that begins with http:// or https://',
  );
const botTokens = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((tokens) => tokens.every((token) => token !== ''), 'must be one token, or several separated by commas');

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where to play and as whom; told by the server where it started the host itself. */
const whereabouts = z.object({
  url: serverUrl.register(settings, {
    variable: 'SKALD_BOT_URL',
    says: 'The server to play at; also `--url`. Not needed with `npm start`.',
    otherwise: 'none',
  }),
  tokens: botTokens.register(settings, {
    variable: 'SKALD_BOT_TOKEN',
    says: 'The bearer token of the bot’s account there, or several, separated by commas; also `--token`. Not needed with `npm start`.',
    otherwise: 'none',
    secret: true,
  }),
});

const manners = z.object({
  capacity: whole('SKALD_BOT_CAPACITY', 1000, [1, 10_000], 'Seats that each bot takes at once, in each game and as each of its brains.'),
  paceMs: whole(
    'SKALD_BOT_PACE_MS',
    900,
    [0, 60_000],
    'How long it takes, about, before it answers in a match with people; 0 for no wait.',
  ),
  budgetMs: whole('SKALD_BOT_BUDGET_MS', 3000, [10, 600_000], 'How long it may think about one answer before it takes a simpler one.'),
  threads: whole(
    'SKALD_BOT_THREADS',
    Math.max(1, availableParallelism() - 1),
    [1, 64],
    'In how many threads it thinks.',
    'all cores but one',
  ),
  logLevel: z
    .enum(LEVELS, `must be one of ${LEVELS.join(', ')}`)
    .default('info')
    .register(settings, { variable: 'SKALD_LOG_LEVEL', says: 'How much is logged, as for the server.', otherwise: 'info' }),
});

export type Whereabouts = z.output<typeof whereabouts>;
export type Manners = z.output<typeof manners>;
export type Environment = Readonly<Record<string, string | undefined>>;
interface Wrong {
  readonly wrong: readonly string[];
}

/** What the server says to the host that it starts: in no argument, variable or file, where others might read it. */
export const introduction = z.strictObject({ url: serverUrl, tokens: z.array(z.string().min(1)).min(1) });

export function readManners(env: Environment): Manners | Wrong {
  const read = reading(manners, env);
  const wrong = [...('wrong' in read ? read.wrong : []), ...unknownVariables(env)];
  return 'wrong' in read || wrong.length > 0 ? { wrong } : read.value;
}

/** Arguments come before variables. */
export function readWhereabouts(env: Environment, words: readonly string[]): Whereabouts | Wrong {
  const args = given(words);
  if ('wrong' in args) return args;
  const { url = env.SKALD_BOT_URL, token = env.SKALD_BOT_TOKEN } = args;
  const read = reading(whereabouts, { SKALD_BOT_URL: url, SKALD_BOT_TOKEN: token });
  return 'wrong' in read ? read : read.value;
}

function given(words: readonly string[]): { readonly url?: string | undefined; readonly token?: string | undefined } | Wrong {
  try {
    return parseArgs({ args: [...words], options: { url: { type: 'string' }, token: { type: 'string' } } }).values;
  } catch {
    return { wrong: ['The arguments are --url and --token; all else is set in the environment (docs/hosting.md).'] };
  }
}

/** A variable that is set to nothing counts as not set. */
function reading<S extends z.ZodObject>(shape: S, env: Environment): { readonly value: z.output<S> } | Wrong {
  const table = settingsOf(shape);
  const raw = Object.fromEntries(table.map(({ key, variable }) => [key, env[variable] === '' ? undefined : env[variable]]));
  const parsed = shape.safeParse(raw);
  if (parsed.success) return { value: parsed.data };
  return {
    wrong: parsed.error.issues.map(({ path, message }) => {
      const setting = table.find(({ key }) => key === path[0]);
      if (!setting) return message;
      const value = env[setting.variable];
      if (value === undefined || value === '') return `${setting.variable} is not set. ${setting.says}`;
      return `${setting.variable} ${message}${setting.secret ? '' : `, but is "${value}"`}.`;
    }),
  };
}

function settingsOf(shape: z.ZodObject): readonly (Setting & { readonly key: string })[] {
  return Object.entries(shape.shape).flatMap(([key, schema]) => {
    const setting = settings.get(schema);
    return setting ? [{ key, ...setting }] : [];
  });
}

/** Every setting of the host. */
const ALL = [...settingsOf(whereabouts), ...settingsOf(manners)];

/** A mistyped name would otherwise be ignored without a word. */
function unknownVariables(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('SKALD_BOT_') && !ALL.some(({ variable }) => variable === name))
    .map((name) => `${name} is not a setting of the bots. Remove it, or correct its name (docs/hosting.md lists all).`);
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  const rows = ALL.filter(({ variable }) => variable.startsWith('SKALD_BOT_')).map(
    ({ variable, otherwise, says }) => `| \`${variable}\` | ${otherwise} | ${says} |`,
  );
  return ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
