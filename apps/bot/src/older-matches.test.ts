/** A bot invited to matches of older editions: it plays as it was invited where it understands the rules, else as the one for any game. */
import { checkAnswer, isRefusal } from '@skald/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../server/src/testing/live-server.ts';
import { type OlderMatch, olderMatch } from '../../server/src/testing/older-match.ts';
import { TestPlayer, until } from '../../server/src/testing/people.ts';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { houseTokens } from '../../server/src/testing/processes/house-tokens.ts';
import { QUICKEST_KIND } from '../../server/src/testing/stores.ts';
import { Bot } from './bot.ts';
import { OlderEditions } from './older-rules.ts';
import { logTo } from './testing/guests.ts';
import { PatientThinker, type ThinkerQuestion } from './thinking/thinker.ts';
import { ThreadPool } from './thinking/thread-pool.ts';

/** Answers of the bot in each match; no match is over before. */
const ENOUGH = 2;
let bundle: BotBundle;
let server: LiveServer;

beforeAll(async () => {
  [bundle, server] = await Promise.all([bundleBot(), liveServer(QUICKEST_KIND)]);
});
afterAll(async () => {
  await Promise.all([bundle.remove(), server.remove()]);
});

it('plays as invited where it understands the edition, and else as the one for any game, by that edition', {
  timeout: 120_000,
}, async () => {
  const [token = ''] = await houseTokens(server, 1);
  const { id: account } = await server.services.store.prisma.account.findFirstOrThrow({ where: { kind: 'bot', house: true } });
  const person = await TestPlayer.enter(server.address, 'Astrid');
  const seats = { person: person.id, bot: account, strategy: 'warrior' };
  const strange = await olderMatch(server, 'strange', seats);
  const alike = await olderMatch(server, 'alike', seats);

  const asked: ThinkerQuestion[] = [];
  const complaints: string[] = [];
  const pool = new ThreadPool({ worker: bundle.worker, threads: 1, budgetMs: 60_000 });
  const patient = new PatientThinker(pool, 50, logTo(complaints));
  const bot = new Bot({
    url: server.address,
    token,
    isHouse: true,
    capacity: 5,
    paceMs: 0,
    thinker: {
      decide: async (question) => {
        const answer = await patient.decide(question);
        expect(isRefusal(checkAnswer(question.decision.space, answer))).toBe(false);
        asked.push(question);
        return answer;
      },
    },
    older: new OlderEditions(server.address),
    log: logTo(complaints),
  });
  const askedBy = (edition: string): readonly ThinkerQuestion[] => asked.filter((one) => one.edition === edition);
  const isEnough = ({ edition }: OlderMatch): boolean => askedBy(edition).length >= ENOUGH;
  const play = async (match: OlderMatch): Promise<void> => person.play(await person.watch(match.id), () => !isEnough(match));
  await Promise.all([play(strange), play(alike)]);
  await until(() => isEnough(strange) && isEnough(alike));
  // A thought that is under way when the bot stops comes to nothing, and the bot says so.
  const complaintsInPlay = [...complaints, ...server.complaints];
  await bot.stop();
  await pool.close();
  person.close();

  expect(new Set(askedBy(strange.edition).map(({ strategy, older }) => `${strategy} ${older?.fits}`))).toEqual(new Set(['novice false']));
  expect(new Set(askedBy(alike.edition).map(({ strategy, older }) => `${strategy} ${older?.fits}`))).toEqual(new Set(['warrior true']));
  for (const { view } of askedBy(strange.edition)) expect(view.table).toHaveProperty('era', 'old');
  expect(complaintsInPlay).toEqual([]);
});
