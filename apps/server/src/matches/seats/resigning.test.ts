/** What everybody sees of a match that ended by resignation. */
import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { got, LobbyWorld } from '../../lobby/testing/lobby-world.ts';
import { isProblem } from '../../problem.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { Replays } from '../log/replays.ts';
import type { WatchResult } from '../streams/match-viewing.ts';
import { TwoHosts } from '../testing/two-hosts.ts';
import { anyRules, World, type WorldMatch } from '../testing/world.ts';

const LIVE = { kind: 'live', bankMs: 600_000, incrementMs: 0 } as const;

describe.each(DATABASE_KINDS)('giving up, on %s', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase(kind);
  });
  afterAll(() => world.remove());

  function by({ id, accounts }: WorldMatch, seat: number): { match: string; account: string; commandId: string } {
    return { match: id, account: accounts[seat] ?? '', commandId: newId() };
  }

  async function watched({ id, accounts }: WorldMatch, seat: number | 'spectator', host = world.host): Promise<WatchResult> {
    const seen = await host.watch({ match: id, account: seat === 'spectator' ? undefined : accounts[seat] }, undefined);
    if (isProblem(seen)) throw new Error(seen.reason);
    return seen;
  }

  it('tells the ranks to everybody, at once, after a restart and to spectators; nobody is asked and clocks stand still', async () => {
    const since = world.clock.now();
    const match = await world.match({ clock: LIVE });
    await world.play(match, await world.everybody(match), fastRandom(1), 6);
    world.clock.advance(10_000);
    expect(await world.host.resign(by(match, 0))).toBeUndefined();
    const ranks = [expect.objectContaining({ seat: 1, rank: 1 }), expect.objectContaining({ seat: 0, rank: 2 })];
    const told = world.audience.seatings.at(-1);
    expect(told).toMatchObject({ status: 'finished', ended: 'resigned', standings: ranks });
    const { left } = await watched(match, 1);
    for (const again of [false, true]) {
      if (again) {
        await world.beat(since);
        await world.restart();
      }
      world.clock.advance(3_600_000);
      for (const viewer of [0, 1, 'spectator'] as const) {
        const { seen, seating, left: later } = await watched(match, viewer);
        expect(seating).toMatchObject({ status: 'finished', ended: 'resigned' });
        expect(seating.standings?.toSorted((a, b) => a.rank - b.rank)).toEqual(told?.standings);
        expect(seen).toMatchObject({ canUndo: false, view: { waiting: [], decisions: [], over: false } });
        expect(later).toEqual(left);
      }
    }
  });

  it('is done once, however often it is asked for: the answer to the first time may have been lost', async () => {
    const match = await world.match();
    const command = by(match, 1);
    expect(await world.host.resign(command)).toBeUndefined();
    expect(await world.host.resign(command)).toBeUndefined();
    await world.restart();
    expect(await world.host.resign(command)).toBeUndefined();
    expect(await world.host.resign(by(match, 0))).toMatchObject({ problem: 'wrong-status' });
  });

  it('ends the match although the server died between the two writes', async () => {
    const match = await world.match();
    const given = { resignedAt: new Date(world.clock.now()), handedToBot: true };
    await world.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: match.id, seat: 0 } }, data: given });
    await watched(match, 1);
    await world.settled(match);
    expect((await watched(match, 1)).seating).toMatchObject({ status: 'finished', ended: 'resigned' });
    expect(await world.store.prisma.match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({ status: 'finished' });
  });

  it('is told in the replay and in the saga too', async () => {
    const match = await world.match({ seats: 3 });
    await world.play(match, await world.everybody(match), fastRandom(2), 5);
    await world.host.resign(by(match, 2));
    await world.host.resign(by(match, 0));
    const replays = new Replays(world.store, anyRules, { damaged: () => undefined, failed: () => undefined });
    const replay = await replays.replay(match.id, 'spectator', { from: 0, steps: 0 });
    expect(replay).toMatchObject({ ended: 'resigned', resigned: [0, 2] });
    if (isProblem(replay)) throw new Error(replay.reason);
    expect(replay.standings[0]).toMatchObject({ seat: 1, rank: 1 });
    const saga = await replays.saga(match.id);
    if (isProblem(saga)) throw new Error(saga.reason);
    expect(JSON.parse(saga.at(-1) ?? '')).toMatchObject({ end: { unfinished: true, resigned: [0, 2] } });
  });

  it('is told at another server as well, whoever watches there', async () => {
    const { one, two, settled, stop } = await neighbours();
    const match = await one.match();
    await watched(match, 'spectator', two.host);
    await watched(match, 1, two.host);
    expect(await one.host.resign(by(match, 0))).toBeUndefined();
    await settled();
    expect(two.audience.seatings.at(-1)).toMatchObject({ status: 'finished', ended: 'resigned' });
    expect(two.audience.seatings.at(-1)?.standings).toHaveLength(2);
    expect((await watched(match, 1, two.host)).seen?.view).toMatchObject({ waiting: [], decisions: [] });
    await stop();
  });

  it('leaves no turn in the own list, neither of a match that ended nor of a seat that a bot plays on', async () => {
    const here = await LobbyWorld.open(world.store);
    const people = [await here.member('registered'), await here.member('registered'), await here.member('registered')];
    const [host, ...others] = people;
    if (!host) throw new Error('nobody came');
    const { id } = await here.created(host, { seats: 3 });
    for (const one of others) got(await here.lobby.join(one, id, {}));
    got(await here.lobby.start(host, id));
    const turns = async () => Promise.all(people.map(async (one) => (await here.lobby.listing.mine(one.id))[0]?.turn));
    const first = (await turns()).findIndex((turn) => turn && turn.length > 0);
    const asked = people[first];
    if (!asked) throw new Error('nobody is asked');
    expect(await here.world.host.resign({ match: id, account: asked.id, commandId: newId() })).toBeUndefined();
    expect(await turns()).toEqual([[], [], []]);
    await here.world.host.stop();
  });

  async function neighbours() {
    const both = await TwoHosts.open(world.store);
    return { one: both.one, two: both.two, settled: () => both.settled(), stop: () => both.stop() };
  }
});
