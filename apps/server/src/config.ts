/** The configuration of the server: every environment variable with its default, check and text, in one table. */
import {
  choice,
  type Environment,
  readSettings,
  setting,
  settingsOf,
  settingsTable as tableOf,
  text,
  unknownVariables,
  url,
  whole,
} from '@skald/settings';
import { z } from 'zod';

export type { Environment } from '@skald/settings';

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((list) => list.every((one) => URL.canParse(one) && new URL(one).origin === one), 'must be origins such as https://play.example')
  .default([]);

const hostNames = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine((list) => list.every((one) => /^(\*\.)?[a-z0-9.-]+$/.test(one)), 'must be host names, separated by commas')
  .default(['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']);

const contact = z
  .string()
  .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
  .optional();

const bearerToken = z.string().min(16, 'must have at least 16 characters').optional();

const MINUTE_RATE = [1, 100_000] as const;

const configShape = z.object({
  server: z.object({
    host: text('SKALD_HOST', '127.0.0.1', 'The address to listen on; `0.0.0.0` accepts connections from other machines.'),
    port: whole('PORT', 3000, [0, 65_535], 'The port to listen on; 0 picks a free one.'),
    publicUrl: url(
      'SKALD_PUBLIC_URL',
      ['http:', 'https:'],
      'the address it listens on',
      'The URL that players open; with https, browsers send the cookies over https only.',
    ),
    allowedOrigins: setting(origins, {
      variable: 'SKALD_ALLOWED_ORIGINS',
      text: 'More origins, separated by commas, whose pages may use this server.',
      defaultText: 'none',
    }),
    proxies: whole(
      'SKALD_PROXIES',
      0,
      [0, 10],
      'The number of reverse proxies in front of the server that it trusts to name the client’s address.',
    ),
    logLevel: choice(
      'SKALD_LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
      'How much the server logs, as JSON lines on standard error; `debug` adds a line for each request.',
    ),
    stopSeconds: whole('SKALD_STOP_SECONDS', 10, [1, 300], 'How long a stopping server waits for requests and commits under way.'),
    requestSeconds: whole(
      'SKALD_REQUEST_SECONDS',
      20,
      [1, 600],
      'How long a client may take to send one request, to read the response, or to complete the handshake of a new socket.',
    ),
    metricsToken: setting(bearerToken, {
      variable: 'SKALD_METRICS_TOKEN',
      text: 'The bearer token for `/metrics`; without one, only requests from the same machine may read it.',
      defaultText: 'none',
      secret: true,
    }),
  }),
  storage: z.object({
    databaseUrl: url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'the embedded database',
      'The PostgreSQL database (15 or newer); without it, the server uses an embedded one in `SKALD_DATA`. `PGPASSWORD` takes a password without escaping.',
    ),
    pool: whole('SKALD_DATABASE_CONNECTIONS', 10, [2, 200], 'The most connections to PostgreSQL.'),
    data: text('SKALD_DATA', './data', 'The folder of the embedded database.'),
    appendBatch: whole('SKALD_APPEND_BATCH', 200, [1, 5000], 'The most log rows, of different matches, in one commit.'),
    appendQueue: whole(
      'SKALD_APPEND_QUEUE',
      5000,
      [1, 1_000_000],
      'The most log rows that wait for a commit; beyond that the server answers `busy`.',
    ),
    appendPatienceMs: whole(
      'SKALD_APPEND_PATIENCE_MS',
      2000,
      [0, 60_000],
      'How long the server retries a commit while the database is unreachable; after that it answers `busy`.',
    ),
  }),
  servers: z.object({
    redisUrl: url(
      'REDIS_URL',
      ['redis:', 'rediss:'],
      'none: this is the only server',
      'The Redis (6.2 or newer) through which several servers on one PostgreSQL notify each other.',
    ),
  }),
  matches: z.object({
    queue: whole('SKALD_MATCH_QUEUE', 64, [1, 10_000], 'The most waiting commands of one match; beyond that the server answers `busy`.'),
    ring: whole('SKALD_MATCH_STEPS_KEPT', 20, [1, 1000], 'How many of its latest steps a match keeps for players who reconnect.'),
    snapshotEvery: whole('SKALD_MATCH_SNAPSHOT_EVERY', 50, [1, 10_000], 'The number of answers between two snapshots of a match.'),
    idleMs: whole('SKALD_MATCH_IDLE_MS', 120_000, [1000, 86_400_000], 'How long a match without viewers stays in memory.'),
    awake: whole(
      'SKALD_MATCH_AWAKE',
      5000,
      [1, 1_000_000],
      'The number of matches in memory above which matches without viewers leave it early.',
    ),
    undoRequestMs: whole('SKALD_MATCH_UNDO_REQUEST_MS', 60_000, [1000, 86_400_000], 'How long an undo request stays open.'),
    beatMs: whole(
      'SKALD_HEARTBEAT_MS',
      5000,
      [100, 60_000],
      'How often the server records that it is up; after a crash, clocks give players at most this much extra time.',
    ),
    windowMs: whole(
      'SKALD_WINDOW_MS',
      4000,
      [0, 60_000],
      'With live clocks: the shortest time that a response window stays open, so that closing it reveals nothing about hands.',
    ),
    windowLimitMs: whole(
      'SKALD_WINDOW_LIMIT_MS',
      20_000,
      [1000, 3_600_000],
      'With live clocks: the longest time that a response window stays open.',
    ),
    botAnswerMs: whole(
      'SKALD_MATCH_BOT_ANSWER_MS',
      60_000,
      [1000, 86_400_000],
      'How long a player’s own bot may take for one answer before a house bot replaces it.',
    ),
  }),
  bots: z.object({
    house: choice('SKALD_BOTS', ['on', 'off'], 'on', 'Whether the server runs house bots, in a process of their own.'),
  }),
  sessions: z.object({
    days: whole('SKALD_SESSION_DAYS', 180, [1, 3650], 'How long a session lasts after its last renewal.'),
    rotateHours: whole('SKALD_SESSION_ROTATE_HOURS', 24, [1, 8760], 'The age at which the server replaces a browser’s session token.'),
    graceSeconds: whole(
      'SKALD_SESSION_GRACE_SECONDS',
      60,
      [5, 3600],
      'After a registration or a new password: how long the old token can still be exchanged for the new one, in case the response was lost.',
    ),
    passwordMemoryKib: whole('SKALD_PASSWORD_MEMORY_KIB', 19_456, [8192, 1_048_576], 'The memory for hashing one password (argon2id).'),
    passwordPasses: whole('SKALD_PASSWORD_PASSES', 2, [1, 20], 'The number of passes for hashing one password (argon2id).'),
  }),
  push: z.object({
    hosts: setting(hostNames, {
      variable: 'SKALD_PUSH_HOSTS',
      text: 'The push services that the server may contact, separated by commas; `*.` matches any subdomain.',
      defaultText: 'those of the common browsers',
    }),
    contact: setting(contact, {
      variable: 'SKALD_PUSH_CONTACT',
      text: 'The contact address for push services, as `mailto:` or `https:`.',
      defaultText: '`SKALD_PUBLIC_URL` if it is https',
    }),
  }),
  limits: z.object({
    requestsPerMinute: whole(
      'SKALD_LIMIT_REQUESTS',
      600,
      MINUTE_RATE,
      'Requests per minute from one address, and from one account; requests of monitoring (`/healthz`, `/readyz`, `/metrics`) are counted apart, to the same number.',
    ),
    filesPerMinute: whole(
      'SKALD_LIMIT_FILES',
      6000,
      MINUTE_RATE,
      'Files and pages of the web client per minute from one address; a first visit loads about 60.',
    ),
    signUpsPerMinute: whole('SKALD_LIMIT_SIGN_UPS', 5, MINUTE_RATE, 'New guests and attempts to register per minute from one address.'),
    loginsPerMinute: whole(
      'SKALD_LIMIT_LOGINS',
      10,
      MINUTE_RATE,
      'Login attempts per minute from one address, and wrong passwords for one account in 15 minutes before unknown browsers must wait.',
    ),
    bots: whole('SKALD_LIMIT_BOTS', 5, [0, 1000], 'Bots of one account.'),
    connections: whole(
      'SKALD_LIMIT_CONNECTIONS',
      200,
      [1, 1_000_000],
      'Open TCP connections from one address, sockets included; not applied behind proxies (`SKALD_PROXIES`).',
    ),
    sockets: whole('SKALD_LIMIT_SOCKETS', 60, [1, 100_000], 'Open sockets from one address.'),
    newMatchesPerMinute: whole('SKALD_LIMIT_NEW_MATCHES', 5, MINUTE_RATE, 'New matches per minute from one address.'),
    guestMatches: whole('SKALD_LIMIT_GUEST_MATCHES', 5, [1, 1000], 'Open and running matches that one guest hosts or plays.'),
    matches: whole('SKALD_LIMIT_MATCHES', 100, [1, 100_000], 'Open and running matches that one registered account hosts or plays.'),
    openHours: whole(
      'SKALD_LIMIT_OPEN_HOURS',
      24,
      [1, 8760],
      'How long the host and the players of an open table may all be away before the server closes it; seven times as long for correspondence games.',
    ),
    reports: whole('SKALD_LIMIT_REPORTS', 20, [1, 10_000], 'Reports per day from one account.'),
    chatIntervalMs: whole('SKALD_LIMIT_CHAT_INTERVAL_MS', 600, [0, 60_000], 'The shortest time between two chat lines of one account.'),
    chatQueue: whole('SKALD_LIMIT_CHAT_QUEUE', 6, [1, 100], 'Chat lines of one account that may wait to be sent.'),
    answers: whole('SKALD_LIMIT_ANSWERS', 20, [1, 10_000], 'Answers of one seat within `SKALD_LIMIT_ANSWERS_SECONDS`.'),
    answersSeconds: whole('SKALD_LIMIT_ANSWERS_SECONDS', 10, [1, 600], 'The period in which the answers of one seat are counted.'),
    answersBurst: whole('SKALD_LIMIT_ANSWERS_BURST', 10, [1, 10_000], 'Answers of one seat that may arrive at once.'),
    messages: whole('SKALD_LIMIT_MESSAGES', 400, [10, 1_000_000], 'Messages of one socket within ten seconds.'),
    underWay: whole('SKALD_LIMIT_UNDER_WAY', 64, [1, 10_000], 'Messages of one socket that may wait for their response at once.'),
    frameBytes: whole('SKALD_LIMIT_FRAME_BYTES', 16_384, [1024, 1_048_576], 'The largest socket message.'),
    bodyBytes: whole('SKALD_LIMIT_BODY_BYTES', 65_536, [1024, 10_485_760], 'The largest HTTP body.'),
  }),
});

export type Config = z.output<typeof configShape>;

/** Every setting, in the order of the table. */
export const SETTINGS = settingsOf(configShape);

/** The configuration, or what is wrong with it: one sentence for each variable to change. */
export function readConfig(env: Environment): Config | { readonly wrong: readonly string[] } {
  const read = readSettings(configShape, env, ({ defaultText }) => ` Change it, or leave it out for the default (${defaultText}).`);
  const wrong = [...('wrong' in read ? read.wrong : []), ...unknownVariables(env, SETTINGS, 'Skald', isServerVariable), ...conflicts(env)];
  return 'wrong' in read || wrong.length > 0 ? { wrong } : read.value;
}

/** The bot host checks the variables of the bots. */
function isServerVariable(name: string): boolean {
  return name.startsWith('SKALD_') && !name.startsWith('SKALD_BOT_');
}

/** Only one server can use an embedded database. */
function conflicts({ REDIS_URL = '', DATABASE_URL = '' }: Environment): string[] {
  const isAlone = REDIS_URL !== '' && DATABASE_URL === '';
  return isAlone ? ['REDIS_URL is for servers that share a PostgreSQL. Set DATABASE_URL too, or leave REDIS_URL out.'] : [];
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  return tableOf(SETTINGS);
}
