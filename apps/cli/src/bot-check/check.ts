/** Checks a bot: starts it, seats it, brings it into one situation after the other, and judges what it did. */
import { CheckedBot } from './checked-bot.ts';
import { busy, lateReply, lostAnswer, lostReply, reconnects, refused, restart, undo, unknownNews } from './disturbances.ts';
import { BotLine } from './line.ts';
import { CheckPerson, makeCheckedBot, unwrapped } from './people.ts';
import { type CheckPointId, CheckResults } from './points.ts';
import type { PrivateServer } from './private-server.ts';
import { BotRecord } from './record.ts';
import { pause, type Situation } from './situation.ts';
import { twoMatches, wholeMatch } from './whole-matches.ts';

export interface CheckOrder {
  readonly command: string;
  /** The games to check; those that the bot offers, where none is named. */
  readonly games: readonly string[];
  /** Every game that a server has. */
  readonly known: readonly string[];
  readonly patienceMs: number;
  /** The points to check; the bot is always started, seated and watched. */
  readonly only: ReadonlySet<CheckPointId>;
  readonly now: () => number;
  /** Called with what is being done. */
  readonly progress: (what: string) => void;
}

/** In this order: the restart last, because it takes longest. */
const SITUATIONS: readonly (readonly [CheckPointId, (situation: Situation) => Promise<void>])[] = [
  ['unknown-news', unknownNews],
  ['busy', busy],
  ['refused', refused],
  ['late-reply', lateReply],
  ['undo', undo],
  ['two-matches', twoMatches],
  ['reconnects', reconnects],
  ['lost-answer', lostAnswer],
  ['lost-reply', lostReply],
  ['restart', restart],
];
/** A bot may load a lot before it connects. */
const START_MS = 30_000;
const OFFER_POLL_MS = 100;
/** A bot may offer its games one by one. */
const OFFERS_SETTLE_MS = 500;
const PREFERRED = 'raids';

/** The server must be up; it is up again afterwards. */
export async function checkBot(server: PrivateServer, order: CheckOrder): Promise<CheckResults> {
  const results = new CheckResults();
  const record = new BotRecord(order.now);
  const { owner, token } = await makeCheckedBot(server.url);
  const opponent = await CheckPerson.enter(server.url, 'Bjorn');
  const line = await BotLine.open(server.url, record);
  const games = order.games.length > 0 ? { SKALD_GAMES: order.games.join(',') } : {};
  const bot = new CheckedBot(order.command, { SKALD_URL: line.url, SKALD_TOKEN: token, ...games });
  try {
    const offer = await findOffer({ order, results, record, bot, opponent, owner });
    if (offer) {
      const game = offer.games.find((one) => one === PREFERRED) ?? offer.games[0] ?? PREFERRED;
      const { patienceMs, now } = order;
      const situation: Situation = { server, bot, line, record, opponent, results, game, offer: offer.named, patienceMs, now };
      await runAll(situation, order, offer.games);
    }
    judgeAll(record, results);
    if (bot.hasEnded) results.set('connects', false, `${bot.end} ${bot.said}`.trim());
  } finally {
    opponent.close();
    await bot.stop();
    await line.close();
  }
  return results;
}

interface Search {
  readonly order: CheckOrder;
  readonly results: CheckResults;
  readonly record: BotRecord;
  readonly bot: CheckedBot;
  readonly opponent: CheckPerson;
  readonly owner: string;
}

/** Waits until the bot has connected and is on offer. */
async function findOffer({ order, results, record, bot, opponent, owner }: Search) {
  order.progress('waiting for the bot');
  const until = order.now() + Math.max(order.patienceMs, START_MS);
  const wanted = order.games.length > 0 ? order.games : order.known;
  let [found, settled]: [{ bot: string; game: string }[], number] = [[], Number.POSITIVE_INFINITY];
  while (order.now() < Math.min(until, settled) && !bot.hasEnded && !(order.games.length > 0 && found.length >= wanted.length)) {
    await pause(OFFER_POLL_MS);
    const lists = await Promise.all(wanted.map((game) => opponent.api.call('listOfferedBots', { params: { game } })));
    found = lists.flatMap((list, i) => {
      const own = unwrapped(list).bots.find((one) => one.owner?.id === owner);
      return own ? [{ bot: own.bot, game: wanted[i] ?? '' }] : [];
    });
    if (found.length > 0 && settled === Number.POSITIVE_INFINITY) settled = order.now() + OFFERS_SETTLE_MS;
  }
  const isConnected = record.connects > 0;
  results.set('connects', isConnected, isConnected ? 'It connected.' : bot.hasEnded ? `${bot.end} ${bot.said}` : 'It did not connect.');
  const missing = order.games.filter((game) => !found.some((one) => one.game === game));
  const isOffered = found.length > 0 && missing.length === 0;
  const games = found.map(({ game }) => game);
  results.set('offers', isOffered, isOffered ? `It offers ${games.join(', ')}.` : `It does not offer ${missing.join(', ') || 'any game'}.`);
  const name = found[0]?.bot;
  return name === undefined ? undefined : { named: { bot: name, owner }, games };
}

async function runAll(situation: Situation, { only, progress }: CheckOrder, games: readonly string[]): Promise<void> {
  for (const game of only.has('plays') || only.has('in-time') ? games : []) {
    progress(`a whole match of ${game}`);
    // A bot that does not answer at all would show nothing in the other situations.
    if (!(await wholeMatch(situation, game))) return;
  }
  for (const [point, run] of SITUATIONS) {
    if (!only.has(point) || situation.bot.hasEnded) continue;
    progress(point);
    await run(situation);
  }
}

/** What holds for everything that the bot has sent. */
function judgeAll({ answers, outside, twice, reused, malformed }: BotRecord, results: CheckResults): void {
  if (answers.length === 0 && malformed.length === 0) return;
  const judge = (point: CheckPointId, breaches: readonly string[], fine: string): void =>
    results.set(
      point,
      breaches.length === 0,
      breaches[0] ? `${breaches[0]}${breaches.length > 1 ? ` (${breaches.length} times)` : ''}` : fine,
    );
  judge('in-space', outside, `${answers.length} answers, none outside.`);
  judge('once', twice, `${answers.length} answers, none given twice.`);
  judge('command-ids', reused, 'No id was used for two commands.');
  judge('well-formed', malformed, 'No message was refused for its form.');
}
