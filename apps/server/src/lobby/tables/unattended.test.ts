import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAN_SHARE, twoServers } from '../../cluster/testing/sharing.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import type { LiveServer } from '../../testing/live-server.ts';
import { granted, TestPlayer, until } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { got, LobbyWorld } from '../testing/lobby-world.ts';

const HOUR = 3_600_000;

describe.each(DATABASE_KINDS)('open tables that nobody attends, on %s', (kind) => {
  let here: LobbyWorld;

  beforeAll(async () => {
    here = await LobbyWorld.onNewDatabase(kind);
  });
  afterAll(() => here.remove());

  const status = async (match: string) => got(await here.lobby.listing.detail(match)).status;

  it('are closed after a day, public and private, and say why; a bot that sat there has room again', async () => {
    const bot = await here.bot('raids', 2);
    const bots = [{ seat: 1, bot: 'novice' }];
    const [one, other, late] = [await here.member(), await here.member(), await here.member()];
    const left = [await here.created(one, { bots }), await here.created(other, { bots, visibility: 'private' })].map(({ id }) => id);
    expect(await here.create(late, { bots })).toMatchObject({ problem: 'limit-reached' });
    here.world.clock.advance(24 * HOUR - 1);
    expect(await here.lobby.unattended.sweep()).toEqual([]);
    here.world.clock.advance(1);
    here.seatings.length = 0;
    expect([...(await here.lobby.unattended.sweep())].sort()).toEqual([...left].sort());
    for (const match of left) {
      expect(got(await here.lobby.listing.detail(match))).toMatchObject({ status: 'aborted', ended: 'unattended' });
      const told = here.seatings.filter((seating) => seating.match === match);
      expect(told).toMatchObject([{ seating: { status: 'aborted', ended: 'unattended' } }]);
    }
    expect(await here.lobby.join(late, left[0] ?? '', {})).toMatchObject({ problem: 'wrong-status' });
    expect(await here.create(late, { bots })).toMatchObject({ seats: [{}, { account: { id: bot.id } }] });
    expect(await here.lobby.unattended.sweep()).toEqual([]);
  });

  it('stay while the host or a player is there, and for a day after that; onlookers and bots do not keep them', async () => {
    const [host, player, onlooker] = [await here.member(), await here.member(), await here.member()];
    const hosted = (await here.created(host, { seat: null })).id;
    const played = (await here.created(await here.member(), {})).id;
    const watched = (await here.created(await here.member(), {})).id;
    await here.lobby.join(player, played, {});
    here.attending = [
      { match: hosted, account: host.id },
      { match: played, account: player.id },
      { match: watched, account: onlooker.id },
    ];
    here.world.clock.advance(30 * HOUR);
    expect(await here.lobby.unattended.sweep()).toContain(watched);
    expect([await status(hosted), await status(played), await status(watched)]).toEqual(['open', 'open', 'aborted']);
    here.attending = [];
    here.world.clock.advance(23 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([]);
    // Somebody who acts is present.
    await here.lobby.ready(player, played, true);
    here.world.clock.advance(2 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([hosted]);
    here.world.clock.advance(22 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([played]);
  });

  it('stay longer by correspondence, and while somebody is asked to sit down', async () => {
    const slow = (await here.created(await here.member(), { clock: { kind: 'days', msPerMove: 24 * HOUR } })).id;
    const asking = (await here.created(await here.member())).id;
    const invitedUntil = new Date(here.world.clock.now() + 72 * HOUR);
    const { id: invitedId } = await here.member();
    await here.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: asking, seat: 1 } }, data: { invitedId, invitedUntil } });
    here.world.clock.advance(71 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([]);
    here.world.clock.advance(2 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([asking]);
    here.world.clock.advance(95 * HOUR);
    expect(await here.lobby.unattended.sweep()).toEqual([slow]);
  });

  it('are not closed for the time in which no server ran', async () => {
    const { id } = await here.created(await here.member());
    await here.world.beat(here.world.clock.now() - HOUR);
    here.world.clock.advance(100 * HOUR);
    const later = await LobbyWorld.open(here.store, here.world.clock);
    expect(await later.lobby.unattended.sweep()).toEqual([]);
    here.world.clock.advance(24 * HOUR);
    expect(await later.lobby.unattended.sweep()).toEqual([id]);
    await later.world.host.stop();
  });

  it('are closed, or joined in the same moment: never both', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = await here.created(await here.member());
      here.world.clock.advance(25 * HOUR);
      const [closed, seat] = await Promise.all([here.lobby.unattended.sweep(), here.lobby.join(await here.member(), id, {})]);
      expect(closed.includes(id)).toBe(typeof seat !== 'number');
      expect(await status(id)).toBe(typeof seat === 'number' ? 'open' : 'aborted');
    }
  });
});

describe.runIf(CAN_SHARE)('open tables that nobody attends, at two servers', () => {
  it('are closed once, and told at both; who is at either keeps a table', async () => {
    const clock = new ManualClock(Date.now());
    const { one, two, remove } = await twoServers(11, { SKALD_HEARTBEAT_MS: '60000' }, clock);
    const [host, other] = [await TestPlayer.enter(one.address, 'Svala'), await TestPlayer.enter(one.address, 'Toki')];
    const kept = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } })).match.id;
    const left = granted(await other.api.call('createMatch', { body: { game: 'raids', seats: 2 } })).match.id;
    const afar = TestPlayer.returning(host);
    afar.line = two.address;
    await afar.watch(kept);
    const onlooker = await TestPlayer.enter(two.address, 'Ulf');
    const watching = await onlooker.watch(left);
    const sweep = ({ services }: LiveServer) => services.lobby.unattended.sweep();
    clock.advance(13 * HOUR);
    await sweep(two);
    clock.advance(12 * HOUR);
    // Both look in the same moment.
    const closed = await Promise.all([one, two].map(sweep));
    expect(closed.flat().filter((id) => id !== kept)).toEqual([left]);
    await until(() => watching.state.get().seating?.status === 'aborted');
    expect(watching.state.get().seating?.ended).toBe('unattended');
    const { status } = await one.services.store.prisma.match.findUniqueOrThrow({ where: { id: kept } });
    expect(status).toBe('open');
    for (const person of [host, other, afar, onlooker]) person.close();
    await remove();
  });
});
