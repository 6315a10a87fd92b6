/** A bot invited to matches of older editions: it plays as it was invited where it understands the rules, else as the one for any game. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAnswer, fastRandom, isRefusal } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestOnly } from '../../server/src/editions/editions.ts';
import { importEdition } from '../../server/src/editions/importing.ts';
import { GENEROUS, type OlderEdition, olderEdition, STRANGE } from '../../server/src/editions/testing/older-editions.ts';
import { exportMatch, importMatch } from '../../server/src/matches/log/transfer.ts';
import { World } from '../../server/src/matches/testing/world.ts';
import { isProblem } from '../../server/src/problem.ts';
import { ManualClock } from '../../server/src/testing/clocks/manual-clock.ts';
import { type LiveServer, liveServer } from '../../server/src/testing/live-server.ts';
import { Person, until } from '../../server/src/testing/people.ts';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { houseTokens } from '../../server/src/testing/processes/house-tokens.ts';
import { QUICKEST_KIND, testStore } from '../../server/src/testing/stores.ts';
import { Bot } from './bot.ts';
import { OlderEditions } from './older-rules.ts';
import { logTo } from './testing/guests.ts';
import { PatientThinker, type ThinkerQuestion } from './thinking/thinker.ts';
import { ThreadPool } from './thinking/thread-pool.ts';

/** Answers of the bot in each match. */
const ENOUGH = 4;
let bundle: BotBundle;
let server: LiveServer;
let folder: string;

beforeAll(async () => {
  [bundle, server, folder] = await Promise.all([bundleBot(), liveServer(QUICKEST_KIND), mkdtemp(join(tmpdir(), 'skald-older-'))]);
});
afterAll(async () => {
  await Promise.all([bundle.remove(), server.remove(), rm(folder, { recursive: true, force: true })]);
});

/** Installs the edition, and a match that was begun by it elsewhere, with a warrior in seat 1. */
async function begunElsewhere({ hash, text, rules }: OlderEdition, person: string, bot: string): Promise<string> {
  const { store, clock } = server.services;
  const path = join(folder, `${hash}.mjs`);
  await writeFile(path, text);
  const deps = { store, clock, user: 'keeper', newest: (slug: string) => findGame(slug)?.edition, packed: async () => undefined };
  expect(await importEdition(deps, path)).toMatchObject({ edition: hash, isNew: true });

  const { store: elsewhere, remove } = await testStore(QUICKEST_KIND);
  const finder = newestOnly(() => rules);
  const there = await World.open(elsewhere, new ManualClock(), {}, undefined, finder);
  const match = await there.match();
  await there.play(match, await there.everybody(match), fastRandom(1), 2);
  await there.host.stop();
  const lines = await exportMatch(elsewhere, finder, match.id);
  await remove();
  if (isProblem(lines)) throw new Error(lines.reason);
  expect(await importMatch(store, finder, lines)).toBe(match.id);
  const seatOf = (seat: number) => ({ matchId_seat: { matchId: match.id, seat } });
  await store.prisma.matchSeat.update({ where: seatOf(0), data: { accountId: person } });
  await store.prisma.matchSeat.update({ where: seatOf(1), data: { accountId: bot, occupant: 'bot', botName: 'warrior' } });
  return match.id;
}

it('plays as invited where it understands the edition, and else as the one for any game, by that edition', {
  timeout: 120_000,
}, async () => {
  const [token = ''] = await houseTokens(server, 1);
  const { id: account } = await server.services.store.prisma.account.findFirstOrThrow({ where: { kind: 'bot', house: true } });
  const person = await Person.enter(server.address, 'Astrid');
  const [strange, generous] = [await olderEdition(STRANGE), await olderEdition(GENEROUS)];
  const matches = [await begunElsewhere(strange, person.id, account), await begunElsewhere(generous, person.id, account)];

  const asked: ThinkerQuestion[] = [];
  const complaints: string[] = [];
  const pool = new ThreadPool({ worker: bundle.worker, threads: 1, budgetMs: 20_000 });
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
  const isEnough = ({ hash }: OlderEdition): boolean => askedBy(hash).length >= ENOUGH;
  const stores = await Promise.all(matches.map((match) => person.watch(match)));
  await Promise.all(stores.map((store, i) => person.play(store, () => !isEnough(i === 0 ? strange : generous))));
  await until(() => isEnough(strange) && isEnough(generous));
  await bot.stop();
  await pool.close();
  person.close();

  expect(new Set(askedBy(strange.hash).map(({ strategy, older }) => `${strategy} ${older?.fits}`))).toEqual(new Set(['novice false']));
  expect(new Set(askedBy(generous.hash).map(({ strategy, older }) => `${strategy} ${older?.fits}`))).toEqual(new Set(['warrior true']));
  for (const { view } of askedBy(strange.hash)) expect(view.table).toHaveProperty('era', 'old');
  expect([...complaints, ...server.complaints]).toEqual([]);
});
