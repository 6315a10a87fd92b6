import { strategies } from '@skald/ai';
import { HOUSE_STRENGTHS } from '@skald/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../server/src/testing/live-server.ts';
import { granted, TestPlayer, until } from '../../server/src/testing/people.ts';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { houseTokens } from '../../server/src/testing/processes/house-tokens.ts';
import { sagaVerdict } from '../../server/src/testing/sagas.ts';
import { DATABASE_KINDS, QUICKEST_KIND } from '../../server/src/testing/stores.ts';
import { Bot } from './bot.ts';
import type { BotHost } from './bot-host.ts';
import { OlderEditions } from './older-rules.ts';
import { BotHostProcess } from './testing/bot-process.ts';
import { hostOf, logTo, newBots, offered, opened, over, rowsOf, started } from './testing/guests.ts';
import type { Thinker } from './thinking/thinker.ts';

let bundle: BotBundle;
beforeAll(async () => {
  bundle = await bundleBot();
});
afterAll(() => bundle.remove());

describe.each(DATABASE_KINDS)('bots at a server on the %s database', (kind) => {
  let server: LiveServer;
  let url: string;
  const ends: (() => unknown)[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await liveServer(kind);
    url = server.address;
  });
  afterAll(() => server.remove());
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    expect(complaints.splice(0)).toEqual([]);
    expect(server.complaints.splice(0)).toEqual([]);
  });

  async function host(bots: number): Promise<BotHost> {
    const made = hostOf({ url, tokens: await houseTokens(server, bots), isHouse: true, worker: bundle.worker }, complaints);
    ends.push(() => made.stop());
    return made;
  }

  async function enter(name: string): Promise<TestPlayer> {
    const person = await TestPlayer.enter(url, name);
    ends.push(() => person.close());
    return person;
  }

  it('are listed with what they play while they are there', async () => {
    const person = await enter('Asker');
    const bots = await host(1);
    await offered(person, 'raids', 'warrior', 1);
    for (const game of ['raids', 'blood-rage', 'valda']) await offered(person, game, 'novice', 1);
    const { bots: atValda } = granted(await person.api.call('listOfferedBots', { params: { game: 'valda' } }));
    expect([...strategies.keys()]).toEqual([...HOUSE_STRENGTHS]);
    const known = [...strategies.values()].filter((strategy) => strategy.plays('valda')).map(({ name }) => name);
    expect(atValda.map(({ bot, account }) => [bot, account.kind])).toEqual(known.sort().map((name) => [name, 'bot']));
    await bots.stop();
    await until(async () => granted(await person.api.call('listOfferedBots', { params: { game: 'raids' } })).bots.length === 0);
  });

  it('play Raids to the end, two of them with two people, and are killed in the middle of a decision', { timeout: 120_000 }, async () => {
    const [astrid, bjorn] = [await enter('Astrid'), await enter('Bjorn')];
    const { owner, tokens } = await newBots(url, 2);
    const env = { SKALD_BOT_URL: url, SKALD_BOT_TOKEN: tokens.join(','), SKALD_LOG_LEVEL: 'warn' };
    // So slow that it is killed before its first answer.
    const slow = new BotHostProcess(bundle.main, { ...env, SKALD_BOT_PACE_MS: '60000' });
    ends.push(() => slow.kill());
    await offered(astrid, 'raids', 'visiting-warrior', 2);
    const bots = [
      { seat: 0, bot: 'visiting-warrior', owner },
      { seat: 2, bot: 'visiting-novice', owner },
    ];
    const match = await opened(astrid, { game: 'raids', seats: 4, seat: 1, bots, ownBots: true });
    expect(new Set(match.seats.map(({ account }) => account?.id)).size).toBe(4);
    granted(await bjorn.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    const stores = [await astrid.watch(match.id), await bjorn.watch(match.id)] as const;
    await started(astrid, match.id);
    const playing = Promise.all([astrid.play(stores[0]), bjorn.play(stores[1])]);
    const state = () => stores[0].state.get();
    const isBotsTurn = (): boolean => state().play?.waiting.some(({ seat }) => seat === 0 || seat === 2) === true;
    await until(() => isBotsTurn() && state().presence?.seats.some((seat) => seat === 0 || seat === 2) === true);
    await slow.kill();
    await until(() => !state().presence?.seats.some((seat) => seat === 0 || seat === 2));
    expect(isBotsTurn()).toBe(true);

    const quick = new BotHostProcess(bundle.main, { ...env, SKALD_BOT_PACE_MS: '0' });
    ends.push(() => quick.kill('SIGTERM'));
    await playing;
    await over(stores[0]);
    expect([...astrid.refused, ...bjorn.refused]).toEqual([]);
    const { match: record, chance } = sagaVerdict(granted(await astrid.api.saga(match.id)));
    expect(chance).toBe('proven');
    // Whatever was not given by a person was given by a bot, nothing by the clock.
    const seats = record.rows.map((row) => ('seat' in row ? row.seat : null));
    expect(seats.filter((seat) => seat === 1).length).toBe(astrid.given.length);
    expect(seats.filter((seat) => seat === 0 || seat === 2).length).toBeGreaterThan(10);
    expect([...slow.said, ...quick.said]).toEqual([]);
  });

  it('fill up a public match when its host asks for it', async () => {
    const person = await enter('Cnut');
    await host(2);
    await offered(person, 'raids', 'novice', 2);
    const match = await opened(person, { game: 'raids', seats: 3 });
    const ask = () => person.api.call('seatBot', { params: { match: match.id }, body: { bot: 'novice' } });
    const filled = granted(await ask()).match;
    expect(filled.seats.map(({ occupant, bot }) => [occupant, bot])).toEqual([
      ['person', null],
      ['bot', 'novice'],
      ['bot', 'novice'],
    ]);
    expect(await ask()).toMatchObject({ failure: { code: 'no-free-seat' } });
    const store = await person.watch(match.id);
    await started(person, match.id);
    await person.play(store);
    await over(store);
    expect(person.refused).toEqual([]);
  });

  it('play for somebody who is away, until the seat is taken back', async () => {
    const [away, stays] = [await enter('Dagny'), await enter('Eira')];
    await host(1);
    await offered(stays, 'raids', 'novice', 1);
    const match = await opened(away, { game: 'raids', seats: 2 });
    granted(await stays.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    const stores = [await away.watch(match.id), await stays.watch(match.id)] as const;
    await started(away, match.id);
    expect(await stores[0].handOver()).toEqual({ accepted: true });
    // The other goes no further than to the bot's first answer, so that the match is not over by then.
    let botPlays = false;
    const playing = stays.play(stores[1], () => !botPlays);
    await until(async () => (await rowsOf(server, match.id, 0)).some(({ by }) => by === 'bot'));
    botPlays = true;
    await playing;
    const firstSeat = () => stores[1].state.get().seating?.seats[0];
    expect(firstSeat()).toMatchObject({ occupant: 'person', handedOver: true, bot: 'novice' });

    expect(await stores[0].takeBack()).toEqual({ accepted: true });
    await until(() => firstSeat()?.handedOver === false);
    const before = stays.given.length;
    await Promise.all([away.play(stores[0]), stays.play(stores[1])]);
    await over(stores[1]);
    expect(away.given.length).toBeGreaterThan(0);
    expect(stays.given.length).toBeGreaterThan(before);
    // An answer of the bot may have been under way while the owner came back.
    expect([...away.refused, ...stays.refused].filter((reason) => !reason.includes('stale-decision'))).toEqual([]);
  });

  it.each(kind === QUICKEST_KIND ? ['blood-rage', 'valda'] : [])('play %s to the end', { timeout: 120_000 }, async (game) => {
    const person = await enter('Frode');
    await host(2);
    await offered(person, game, 'novice', 2);
    const bots = [0, 1].map((seat) => ({ seat, bot: 'novice' }));
    const match = await opened(person, { game, seats: 2, seat: null, bots });
    const store = await person.watch(match.id);
    await started(person, match.id);
    await over(store, 110_000);
    const { match: record } = sagaVerdict(granted(await person.api.saga(match.id)));
    expect(record.rows.length).toBeGreaterThan(20);
  });

  it('go on elsewhere while they think about one match', async () => {
    const person = await enter('Gudrun');
    let stuck = 0;
    /** Comes to no end in the match of three. */
    const thinker: Thinker = {
      decide: async ({ view, decision }) => {
        if (view.seats !== 3) return decision.fallback;
        stuck++;
        return new Promise(() => undefined);
      },
    };
    const [token = ''] = await houseTokens(server, 1);
    const bot = new Bot({
      url,
      token,
      isHouse: true,
      capacity: 5,
      paceMs: 0,
      thinker,
      older: new OlderEditions(url),
      log: logTo(complaints),
    });
    ends.push(() => bot.stop());
    await offered(person, 'raids', 'novice', 1);
    const open = async (seats: number) => {
      const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, bot: 'novice' }));
      return opened(person, { game: 'raids', seats, bots });
    };
    const [three, two] = [await open(3), await open(2)];
    const stores = [await person.watch(three.id), await person.watch(two.id)] as const;
    await started(person, three.id);
    void person.play(stores[0], () => stuck === 0);
    await until(() => stuck > 0);
    await started(person, two.id);
    await person.play(stores[1]);
    await over(stores[1]);
    expect(stores[0].state.get().play?.over).toBe(false);
  });
});
