import type { MatchStore } from '@skald/client';
import type { SeatInfo } from '@skald/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fastClock } from '../testing/clocks/fast-clock.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { Puppet, registered } from '../testing/puppets.ts';
import { CAN_SHARE, type TwoServers, twoServers } from './testing/sharing.ts';

describe.runIf(CAN_SHARE)('whose bots play at two servers', () => {
  let servers: TwoServers;
  const guests: { close(): void }[] = [];
  beforeAll(async () => {
    // Heartbeats as often as usual, on a clock that is ten times as fast.
    servers = await twoServers(11, { SKALD_MATCH_BOT_ANSWER_MS: '30000', SKALD_HEARTBEAT_MS: '10000' }, fastClock(10));
  });
  afterAll(() => servers.remove());
  afterEach(() => {
    for (const one of guests.splice(0)) one.close();
  });
  function kept<T extends { close(): void }>(one: T): T {
    guests.push(one);
    return one;
  }

  /** A match of two at the first server; the owner of bots is at the second. */
  async function gathered() {
    const { one, two } = servers;
    const loki = kept(await registered(two.address, 'Loki'));
    const [host, guest] = [kept(await TestPlayer.enter(one.address, 'Astrid')), kept(await TestPlayer.enter(one.address, 'Bjorn'))];
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    granted(await guest.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    return { loki, host, match: match.id, store: await host.watch(match.id), mine: { bot: 'trickster', owner: loki.id } };
  }
  const seatOf = (store: MatchStore, seat: number): SeatInfo | undefined => store.state.get().seating?.seats[seat];
  const codeOf = async (person: TestPlayer, match: string): Promise<string | undefined> => {
    const answer = await person.connection.request('match.watch', { match });
    return 'error' in answer ? answer.error.code : undefined;
  };

  it('a bot is not called to a table that its owner watches at the other, and the owner may not come to it there', async () => {
    const { loki, match, store, mine } = await gathered();
    const puppet = kept(await Puppet.of(loki, 'Grim', 'trickster', { url: servers.two.address, plays: false }));
    const seen = await loki.watch(match);
    await until(() => store.state.get().presence?.spectators === 1);
    expect(await store.handOver(mine)).toMatchObject({ failure: { code: 'own-bot' } });
    seen.close();
    await until(() => store.state.get().presence?.spectators === 0);
    expect(await store.handOver(mine)).toEqual({ accepted: true });
    await until(() => puppet.isGiven(match, 0) && puppet.seat(match, 0)?.state.get().play?.viewer === 0);
    expect(await codeOf(loki, match)).toBe('own-bot');
    expect(await store.takeBack()).toEqual({ accepted: true });
    await until(() => puppet.seat(match, 0)?.state.get().freshness === 'closed');
    const again = await puppet.connection.request('match.watch', { match, seat: 0 });
    expect(again).toMatchObject({ error: { code: 'not-seated' } });
  });

  it('two bots of one owner are not handed two seats, though each server is asked for one at the same moment', async () => {
    const { one, two } = servers;
    const loki = kept(await registered(two.address, 'Loki'));
    for (const name of ['trickster', 'shifter']) kept(await Puppet.of(loki, 'Grim', name, { url: two.address, plays: false }));
    const [host, guest] = [kept(await TestPlayer.enter(one.address, 'Astrid')), kept(await TestPlayer.enter(two.address, 'Bjorn'))];
    for (let nth = 0; nth < 3; nth++) {
      const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
      granted(await guest.api.call('joinMatch', { params: { match: match.id }, body: {} }));
      granted(await host.api.call('startMatch', { params: { match: match.id } }));
      const [here, there] = [await host.watch(match.id), await guest.watch(match.id)];
      const outcomes = await Promise.all([
        here.handOver({ bot: 'trickster', owner: loki.id }),
        there.handOver({ bot: 'shifter', owner: loki.id }),
      ]);
      expect(outcomes).toContainEqual({ accepted: true });
      expect(outcomes).toContainEqual(expect.objectContaining({ failure: expect.objectContaining({ code: 'own-bot' }) }));
      const seats = await one.services.store.prisma.matchSeat.findMany({ where: { matchId: match.id, botOwnerId: loki.id } });
      expect(seats).toHaveLength(1);
    }
  });

  it('an owner who looked on before the start looks on no longer when it starts at the other', async () => {
    const { loki, host, mine } = await gathered();
    kept(await Puppet.of(loki, 'Grim', 'trickster', { url: servers.two.address }));
    const body = { game: 'raids', seats: 2, bots: [{ seat: 1, ...mine }] };
    const { match } = granted(await host.api.call('createMatch', { body }));
    const early = await loki.watch(match.id);
    expect(await loki.api.call('joinMatch', { params: { match: match.id }, body: {} })).toMatchObject({ failure: { code: 'own-bot' } });
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    await until(() => early.state.get().freshness === 'closed');
    expect(early.state.get()).toMatchObject({ play: null, failure: { code: 'own-bot' } });
  });

  it('a bot that does not answer is replaced, wherever it and the bot of the house are connected', async () => {
    const { loki, host, mine } = await gathered();
    const silent = kept(await Puppet.of(loki, 'Grim', 'trickster', { url: servers.two.address, plays: false }));
    const house = kept(await Puppet.ofHouse(servers.two));
    const body = { game: 'raids', seats: 2, bots: [{ seat: 1, ...mine }] };
    const { match } = granted(await host.api.call('createMatch', { body }));
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    const store = await host.watch(match.id);
    const playing = host.play(store);
    await until(() => silent.seat(match.id, 1)?.state.get().play?.viewer === 1);
    await until(() => house.isGiven(match.id, 1) && seatOf(store, 1)?.bot === 'novice');
    await until(() => silent.seat(match.id, 1)?.state.get().freshness === 'closed');
    await playing;
    await until(() => store.state.get().play?.over === true);
    expect(seatOf(store, 1)).toMatchObject({ occupant: 'bot', handedOver: true, botOwner: null });
  });
});
