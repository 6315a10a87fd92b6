import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { until } from '../matches/testing/until.ts';
import type { Store } from '../storage/store.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../testing/stores.ts';
import { got, LobbyWorld } from './testing/lobby-world.ts';

describe.each(DATABASE_KINDS)('talk and peace on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let here: LobbyWorld;

  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(database.settings);
    here = await LobbyWorld.open(store);
  });

  afterAll(async () => {
    await here.world.host.stop();
    await store.close();
    await database.remove();
  });

  async function said(match: string): Promise<string[]> {
    return (await here.lobby.chat.lines(match, undefined)).lines.map(({ text }) => text);
  }

  it('carries lines to everybody, one each 600 ms, six waiting at most, none twice', async () => {
    const [host, stranger] = [await here.member(), await here.member()];
    const match = await here.created(host);
    const command = newId();
    expect(await here.lobby.chat.say(host, match.id, command, ' hail\u0000\n all ')).toBeUndefined();
    expect(await here.lobby.chat.say(host, match.id, command, 'hail all')).toBeUndefined();
    expect(here.lines.at(-1)).toMatchObject({ match: match.id, line: { text: 'hail all', seat: 0, account: { id: host.id } } });
    const heap = Array.from({ length: 8 }, (_, i) => here.lobby.chat.say(host, match.id, newId(), `line ${i}`));
    await until(() => here.world.clock.waiting >= 8, 'six lines to wait');
    for (let i = 0; i < 6; i++) {
      here.world.clock.advance(600);
      await until(async () => (await said(match.id)).length === i + 2, `line ${i}`);
    }
    const outcomes = await Promise.all(heap);
    expect(outcomes.filter((problem) => problem?.problem === 'too-many')).toHaveLength(2);
    expect(await here.lobby.chat.say(stranger, match.id, newId(), 'I only watch')).toBeUndefined();
    expect(here.lines.at(-1)?.line.seat).toBeNull();
    expect(await here.lobby.chat.say(host, 'nosuchmatch', newId(), 'x')).toMatchObject({ problem: 'unknown-match' });
    const closed = await here.created(await here.member(), { spectators: { allowed: false, delayMs: 0 } });
    expect(await here.lobby.chat.say(stranger, closed.id, newId(), 'x')).toMatchObject({ problem: 'not-seated' });
    const { lines } = await here.lobby.chat.lines(match.id, undefined);
    const later = await here.lobby.chat.lines(match.id, undefined, lines[2]?.id ?? 0);
    expect(later.lines).toEqual(lines.slice(3));
  });

  it('spares an account the lines of those it has muted', async () => {
    const [host, loud] = [await here.member(), await here.member()];
    const match = await here.created(host);
    await here.lobby.chat.say(loud, match.id, newId(), 'LOUD');
    expect(await here.lobby.chat.mute(host, loud.id)).toBeUndefined();
    expect(await here.lobby.chat.mute(host, loud.id)).toBeUndefined();
    expect(await here.lobby.chat.mute(host, host.id)).toMatchObject({ problem: 'bad-request' });
    expect(await here.lobby.chat.mute(host, 'nobody')).toMatchObject({ problem: 'not-found' });
    expect(await here.lobby.chat.muted(host)).toMatchObject([{ id: loud.id }]);
    expect((await here.lobby.chat.lines(match.id, host.id)).lines).toEqual([]);
    await here.lobby.chat.unmute(host, loud.id);
    expect((await here.lobby.chat.lines(match.id, host.id)).lines).toHaveLength(1);
  });

  it('brings reports to moderators, who hide lines; every act is in the audit log', async () => {
    const [host, rude, moderator] = [await here.member(), await here.member(), await here.member('registered', true)];
    const match = await here.created(host);
    await here.lobby.chat.say(rude, match.id, newId(), 'rude');
    const line = here.lines.at(-1)?.line.id ?? 0;
    const { moderation } = here.lobby;
    const report = { account: rude.id, line, reason: 'rude' };
    expect(await moderation.report(host, report)).toBeUndefined();
    expect(await moderation.report(host, report)).toBeUndefined();
    expect(await moderation.report(host, { ...report, account: host.id })).toMatchObject({ problem: 'not-found' });
    expect(await moderation.reports(host)).toMatchObject({ problem: 'forbidden' });
    const { reports } = got(await moderation.reports(moderator));
    expect(reports).toMatchObject([{ reporter: { id: host.id }, reported: { id: rude.id }, match: match.id, line: { text: 'rude' } }]);
    expect(await moderation.hideLine(host, line)).toMatchObject({ problem: 'forbidden' });
    expect(await moderation.hideLine(moderator, line)).toBeUndefined();
    expect(here.lines.at(-1)?.line).toMatchObject({ id: line, hidden: true, text: '' });
    expect(await here.lobby.chat.lines(match.id, undefined)).toMatchObject({ lines: [{ text: '', hidden: true }], hidden: [line] });
    expect(await moderation.resolve(moderator, reports[0]?.id ?? 0)).toBeUndefined();
    expect(await moderation.resolve(moderator, reports[0]?.id ?? 0)).toMatchObject({ problem: 'not-found' });
    expect(got(await moderation.reports(moderator)).reports).toEqual([]);
    const acts = await store.prisma.auditEntry.findMany({ where: { actorId: moderator.id }, orderBy: { id: 'asc' } });
    expect(acts.map(({ act, targetId }) => [act, targetId])).toEqual([
      ['line-hidden', String(line)],
      ['report-resolved', String(reports[0]?.id)],
    ]);
  });

  it('lets moderators end matches, open and running, and ban accounts', async () => {
    const [host, guest, moderator] = [await here.member(), await here.member(), await here.member('registered', true)];
    const { moderation } = here.lobby;
    const [open, running] = [await here.created(host), await here.created(host, { seats: 2 })];
    await here.lobby.join(guest, running.id, {});
    await here.lobby.start(host, running.id);
    expect(await moderation.endMatch(host, open.id, 'no')).toMatchObject({ problem: 'forbidden' });
    for (const { id } of [open, running]) {
      expect(await moderation.endMatch(moderator, id, 'spam')).toBeUndefined();
      expect(got(await here.lobby.listing.detail(id))).toMatchObject({ status: 'aborted', ended: 'spam' });
      expect(await moderation.endMatch(moderator, id, 'spam')).toMatchObject({ problem: 'wrong-status' });
    }
    const waiting = await here.created(guest);
    const other = await here.created(host, { seats: 3 });
    await here.lobby.join(guest, other.id, {});
    await here.lobby.join(await here.member(), other.id, {});
    await here.lobby.start(host, other.id);
    expect(await moderation.ban(moderator, moderator.id, 'x')).toMatchObject({ problem: 'forbidden' });
    expect(await moderation.ban(moderator, guest.id, 'spam')).toBeUndefined();
    expect(here.loggedOut).toContain(guest.id);
    expect(got(await here.lobby.listing.detail(waiting.id)).status).toBe('aborted');
    expect(got(await here.lobby.listing.detail(other.id))).toMatchObject({ status: 'running', seats: [{}, { resigned: true }, {}] });
    expect((await store.prisma.account.findUniqueOrThrow({ where: { id: guest.id } })).banReason).toBe('spam');
    expect(await moderation.unban(moderator, guest.id)).toBeUndefined();
    expect(await moderation.unban(moderator, guest.id)).toMatchObject({ problem: 'not-found' });
    const acts = await store.prisma.auditEntry.findMany({ where: { actorId: moderator.id }, orderBy: { id: 'asc' } });
    expect(acts.map(({ act }) => act)).toEqual(['match-ended', 'match-ended', 'account-banned', 'account-unbanned']);
  });

  it('keeps the games of an account that goes, under no name', async () => {
    const [host, leaver] = [await here.member(), await here.member()];
    const match = await here.created(host, { seats: 3 });
    await here.lobby.join(leaver, match.id, {});
    await here.lobby.join(await here.member(), match.id, {});
    await here.lobby.start(host, match.id);
    await here.lobby.farewell.leaveAll(leaver.id);
    await store.prisma.account.update({ where: { id: leaver.id }, data: { deletedAt: new Date(), name: '' } });
    const { seats } = got(await here.lobby.listing.detail(match.id));
    expect(seats[1]).toMatchObject({ occupant: 'person', account: { id: leaver.id, name: null }, resigned: true, handedOver: true });
  });
});
