/** The configuration: every environment variable with its check, its default and one sentence, in one table. */
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

function text(variable: string, otherwise: string, says: string) {
  return z.string().min(1, 'must not be empty').default(otherwise).register(settings, { variable, says, otherwise });
}

function whole(variable: string, otherwise: number, [min, max]: readonly [number, number], says: string) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .default(otherwise)
    .register(settings, { variable, says, otherwise: String(otherwise) });
}

function choice<const T extends readonly [string, ...string[]]>(variable: string, options: T, otherwise: T[number], says: string) {
  const message = `must be one of ${options.join(', ')}`;
  return z
    .enum(options, message)
    .default(() => otherwise)
    .register(settings, { variable, says, otherwise });
}

function link(variable: string, protocols: readonly string[], otherwise: string, says: string) {
  const message = `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
    .optional()
    .register(settings, { variable, says, otherwise, secret: true });
}

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((list) => list.every((one) => URL.canParse(one) && new URL(one).origin === one), 'must be origins such as https://play.example')
  .default([])
  .register(settings, {
    variable: 'SKALD_ALLOWED_ORIGINS',
    says: 'Further origins, separated by commas, whose pages may use this server.',
    otherwise: 'none',
  });

const metricsToken = z.string().min(16, 'must have at least 16 characters').optional().register(settings, {
  variable: 'SKALD_METRICS_TOKEN',
  says: 'The bearer token that `/metrics` asks for; without one only the machine itself may read them.',
  otherwise: 'none',
  secret: true,
});

const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((list) => list.every((one) => /^(\*\.)?[a-z0-9.-]+$/.test(one)), 'must be host names, separated by commas')
  .default(['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'])
  .register(settings, {
    variable: 'SKALD_PUSH_HOSTS',
    says: 'The push services that may be sent to, separated by commas; `*.` stands for any name before it.',
    otherwise: 'those of the common browsers',
  });

const pushContact = z
  .string()
  .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
  .optional()
  .register(settings, {
    variable: 'SKALD_PUSH_CONTACT',
    says: 'Whom push services may write to, as `mailto:` or `https:`.',
    otherwise: '`SKALD_PUBLIC_URL`, where it is https',
  });

const MINUTE_RATE = [1, 100_000] as const;

const configShape = z.object({
  server: z.object({
    host: text('SKALD_HOST', '127.0.0.1', 'The address to listen on; `0.0.0.0` lets other machines in.'),
    port: whole('PORT', 3000, [0, 65_535], 'The port to listen on; 0 takes any free one.'),
    publicUrl: link(
      'SKALD_PUBLIC_URL',
      ['http:', 'https:'],
      'the address it listens on',
      'Where players reach the server; with https, cookies are sent over https only.',
    ),
    allowedOrigins: origins,
    proxies: whole(
      'SKALD_PROXIES',
      0,
      [0, 10],
      'How many reverse proxies in front of the server are trusted to name the client’s address.',
    ),
    logLevel: choice(
      'SKALD_LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
      'How much is logged, as JSON lines on standard error; `debug` adds a line for each request.',
    ),
    stopSeconds: whole('SKALD_STOP_SECONDS', 10, [1, 300], 'How long a stop waits for what is under way.'),
    metricsToken,
  }),
  storage: z.object({
    databaseUrl: link(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'the embedded database',
      'The PostgreSQL database (15 or newer); without it an embedded one in `SKALD_DATA` serves.',
    ),
    pool: whole('SKALD_DATABASE_CONNECTIONS', 10, [2, 200], 'How many connections to PostgreSQL are kept at most.'),
    data: text('SKALD_DATA', './data', 'The folder of the embedded database.'),
    appendBatch: whole('SKALD_APPEND_BATCH', 200, [1, 5000], 'How many log rows of different matches go into one commit at most.'),
    appendQueue: whole(
      'SKALD_APPEND_QUEUE',
      5000,
      [1, 1_000_000],
      'How many log rows may wait for their commit before `busy` is answered.',
    ),
    appendPatienceMs: whole(
      'SKALD_APPEND_PATIENCE_MS',
      2000,
      [0, 60_000],
      'How long a commit is tried again while the database is away before `busy` is answered.',
    ),
  }),
  servers: z.object({
    redisUrl: link(
      'REDIS_URL',
      ['redis:', 'rediss:'],
      'none: this is the only server',
      'The Redis (6.2 or newer) over which several servers on one PostgreSQL tell each other what happened.',
    ),
  }),
  matches: z.object({
    queue: whole('SKALD_MATCH_QUEUE', 64, [1, 10_000], 'Commands of one match that may wait before `busy` is answered.'),
    ring: whole('SKALD_MATCH_STEPS_KEPT', 20, [1, 1000], 'The latest steps of a match that are kept for whoever comes back.'),
    snapshotEvery: whole('SKALD_MATCH_SNAPSHOT_EVERY', 50, [1, 10_000], 'Answers between two snapshots of a match.'),
    idleMs: whole('SKALD_MATCH_IDLE_MS', 120_000, [1000, 86_400_000], 'How long a match that nobody watches stays in memory.'),
    awake: whole('SKALD_MATCH_AWAKE', 5000, [1, 1_000_000], 'Matches in memory before those that nobody watches leave it early.'),
    undoRequestMs: whole('SKALD_MATCH_UNDO_REQUEST_MS', 60_000, [1000, 86_400_000], 'How long a request to go back stands.'),
    beatMs: whole(
      'SKALD_HEARTBEAT_MS',
      5000,
      [100, 60_000],
      'How often the server writes down that it is up: at most so much time is given to players after a crash.',
    ),
    windowMs: whole(
      'SKALD_WINDOW_MS',
      4000,
      [0, 60_000],
      'In matches with live clocks: how long a response window stays open at least, so that its closing tells nothing of hands.',
    ),
    windowLimitMs: whole(
      'SKALD_WINDOW_LIMIT_MS',
      20_000,
      [1000, 3_600_000],
      'In matches with live clocks: how long a response window stays open at most.',
    ),
  }),
  bots: z.object({
    house: choice('SKALD_BOTS', ['on', 'off'], 'on', 'Whether the bots of the house play here, in a process beside the server.'),
  }),
  sessions: z.object({
    days: whole('SKALD_SESSION_DAYS', 180, [1, 3650], 'How long a session lasts after it was last renewed.'),
    rotateHours: whole('SKALD_SESSION_ROTATE_HOURS', 24, [1, 8760], 'How old a browser’s token gets before it is replaced.'),
    graceSeconds: whole('SKALD_SESSION_GRACE_SECONDS', 60, [1, 3600], 'How long a replaced token still works once the new one was seen.'),
    passwordMemoryKib: whole(
      'SKALD_PASSWORD_MEMORY_KIB',
      19_456,
      [8192, 1_048_576],
      'The memory that hashing one password takes (argon2id).',
    ),
    passwordPasses: whole('SKALD_PASSWORD_PASSES', 2, [1, 20], 'The passes that hashing one password takes (argon2id).'),
  }),
  push: z.object({ hosts: pushHosts, contact: pushContact }),
  limits: z.object({
    requestsPerMinute: whole('SKALD_LIMIT_REQUESTS', 600, MINUTE_RATE, 'Requests a minute from one address, and of one account.'),
    signUpsPerMinute: whole('SKALD_LIMIT_SIGN_UPS', 5, MINUTE_RATE, 'New guests and registrations a minute from one address.'),
    loginsPerMinute: whole('SKALD_LIMIT_LOGINS', 10, MINUTE_RATE, 'Passwords tried a minute from one address, and for one account.'),
    bots: whole('SKALD_LIMIT_BOTS', 5, [0, 1000], 'Bots that one account may own.'),
    sockets: whole('SKALD_LIMIT_SOCKETS', 60, [1, 100_000], 'Open sockets from one address.'),
    newMatchesPerMinute: whole('SKALD_LIMIT_NEW_MATCHES', 5, MINUTE_RATE, 'New matches a minute from one address.'),
    guestMatches: whole('SKALD_LIMIT_GUEST_MATCHES', 5, [1, 1000], 'Running matches of one guest.'),
    chatIntervalMs: whole('SKALD_LIMIT_CHAT_INTERVAL_MS', 600, [0, 60_000], 'The time between two chat lines of one account.'),
    chatQueue: whole('SKALD_LIMIT_CHAT_QUEUE', 6, [1, 100], 'Chat lines of one account that may wait for their turn.'),
    answers: whole('SKALD_LIMIT_ANSWERS', 20, [1, 10_000], 'Answers of one seat within `SKALD_LIMIT_ANSWERS_SECONDS`.'),
    answersSeconds: whole('SKALD_LIMIT_ANSWERS_SECONDS', 10, [1, 600], 'The time in which answers of one seat are counted.'),
    answersBurst: whole('SKALD_LIMIT_ANSWERS_BURST', 10, [1, 10_000], 'Answers of one seat that may come all at once.'),
    messages: whole('SKALD_LIMIT_MESSAGES', 400, [10, 1_000_000], 'Messages of one socket within ten seconds.'),
    underWay: whole('SKALD_LIMIT_UNDER_WAY', 64, [1, 10_000], 'Messages of one socket that may be under way at once.'),
    frameBytes: whole('SKALD_LIMIT_FRAME_BYTES', 16_384, [1024, 1_048_576], 'The size of one socket message.'),
    bodyBytes: whole('SKALD_LIMIT_BODY_BYTES', 65_536, [1024, 10_485_760], 'The size of one HTTP body.'),
  }),
});

export type Config = z.output<typeof configShape>;

/** The settings of each group, in the order of the table. */
export const SETTING_GROUPS = Object.entries(configShape.shape).map(([group, shape]) => ({
  group,
  settings: Object.entries(shape.shape).flatMap(([key, schema]) => {
    const setting = settings.get(schema);
    return setting ? [{ key, ...setting }] : [];
  }),
}));

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or what is wrong with it: one sentence for each variable to change. */
export function readConfig(env: Environment): Config | { readonly wrong: readonly string[] } {
  const raw = Object.fromEntries(
    SETTING_GROUPS.map(({ group, settings }) => [
      group,
      Object.fromEntries(settings.map(({ key, variable }) => [key, given(env, variable)])),
    ]),
  );
  const parsed = configShape.safeParse(raw);
  const wrong = [...(parsed.error?.issues ?? []).map((issue) => sentence(env, issue)), ...unknownVariables(env), ...misfits(env)];
  return parsed.success && wrong.length === 0 ? parsed.data : { wrong };
}

/** A variable that is set to nothing counts as not set, as in a compose file with an empty value. */
function given(env: Environment, variable: string): string | undefined {
  return env[variable] === '' ? undefined : env[variable];
}

function sentence(env: Environment, issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  const [group, key] = issue.path;
  const setting = SETTING_GROUPS.find((one) => one.group === group)?.settings.find((one) => one.key === key);
  if (!setting) return issue.message;
  const is = setting.secret ? '' : `, but is "${env[setting.variable]}"`;
  return `${setting.variable} ${issue.message}${is}. Change it, or leave it out for the default (${setting.otherwise}).`;
}

/** A mistyped name would otherwise be ignored without a word. The settings of the bots are looked at by their host. */
function unknownVariables(env: Environment): string[] {
  const known = new Set(SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ variable }) => variable)));
  return Object.keys(env)
    .filter((name) => name.startsWith('SKALD_') && !name.startsWith('SKALD_BOT_') && !known.has(name))
    .map((name) => `${name} is not a setting of Skald. Remove it, or correct its name (docs/hosting.md lists all).`);
}

/** An embedded database has one server only. */
function misfits(env: Environment): string[] {
  const isAlone = given(env, 'REDIS_URL') !== undefined && given(env, 'DATABASE_URL') === undefined;
  return isAlone ? ['REDIS_URL is for servers that share a PostgreSQL. Set DATABASE_URL too, or leave REDIS_URL out.'] : [];
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  const rows = SETTING_GROUPS.flatMap(({ settings }) =>
    settings.map(({ variable, otherwise, says }) => `| \`${variable}\` | ${otherwise} | ${says} |`),
  );
  return ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
