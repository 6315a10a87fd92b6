import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { until } from '../matches/testing/until.ts';
import { DATABASE_KINDS } from '../testing/stores.ts';
import { got, LobbyWorld } from './testing/lobby-world.ts';

describe.each(DATABASE_KINDS)('talk and peace on %s', (kind) => {
  let here: LobbyWorld;

  beforeAll(async () => {
    here = await LobbyWorld.onNewDatabase(kind);
  });
  afterAll(() => here.remove());

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

  it('takes so many reports of one account in a day, and adds what is reported again to the first', async () => {
    const [reporter, moderator] = [await here.member(), await here.member('registered', true)];
    const accused = await Promise.all(Array.from({ length: 7 }, () => here.member()));
    const { moderation } = here.lobby;
    const report = (nth: number, reason: string, match?: string) =>
      moderation.report(reporter, { account: accused[nth]?.id ?? '', reason, ...(match && { match }) });
    const match = (await here.created(await here.member())).id;
    for (let nth = 0; nth < 4; nth++) expect(await report(nth, 'cheats')).toBeUndefined();
    expect(await Promise.all([report(0, 'cheats'), report(0, 'and shouts'), report(0, 'and shouts')])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    here.world.clock.advance(3_600_000);
    expect(await report(0, 'in this match too', match)).toBeUndefined();
    expect(await report(5, 'cheats')).toEqual({
      problem: 'too-many',
      reason: expect.any(String),
      retryAfterMs: 23 * 3_600_000,
    });
    // More about what is reported already is welcome.
    expect(await report(1, 'again')).toBeUndefined();
    const open = got(await moderation.reports(moderator)).reports.filter(({ reporter: { id } }) => id === reporter.id);
    expect(open.map(({ reason, match: about }) => [reason, about])).toEqual([
      ['cheats\nand shouts', null],
      ['cheats\nagain', null],
      ['cheats', null],
      ['cheats', null],
      ['in this match too', match],
    ]);
    here.world.clock.advance(23 * 3_600_000);
    expect(await report(5, 'cheats')).toBeUndefined();
    // What was dealt with may happen again, and is then a new report.
    expect(await moderation.resolve(moderator, open[0]?.id ?? 0)).toBeUndefined();
    expect(await report(0, 'once more')).toBeUndefined();
    for (const { id } of got(await moderation.reports(moderator)).reports) await moderation.resolve(moderator, id);
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6].map((nth) => report(nth, 'all at once')))).toContainEqual(
      expect.objectContaining({ problem: 'too-many' }),
    );
    for (const { id } of got(await moderation.reports(moderator)).reports) await moderation.resolve(moderator, id);
    await here.store.prisma.auditEntry.deleteMany({});
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
    const acts = await here.store.prisma.auditEntry.findMany({ where: { actorId: moderator.id }, orderBy: { id: 'asc' } });
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
    expect((await here.store.prisma.account.findUniqueOrThrow({ where: { id: guest.id } })).banReason).toBe('spam');
    expect(await moderation.unban(moderator, guest.id)).toBeUndefined();
    expect(await moderation.unban(moderator, guest.id)).toMatchObject({ problem: 'not-found' });
    const acts = await here.store.prisma.auditEntry.findMany({ where: { actorId: moderator.id }, orderBy: { id: 'asc' } });
    expect(acts.map(({ act }) => act)).toEqual(['match-ended', 'match-ended', 'account-banned', 'account-unbanned']);
  });

  it('keeps the games of an account that goes, under no name', async () => {
    const [host, leaver] = [await here.member(), await here.member()];
    const match = await here.created(host, { seats: 3 });
    await here.lobby.join(leaver, match.id, {});
    await here.lobby.join(await here.member(), match.id, {});
    await here.lobby.start(host, match.id);
    await here.lobby.farewell.leaveAll(leaver.id);
    await here.store.prisma.account.update({ where: { id: leaver.id }, data: { deletedAt: new Date(), name: '' } });
    const { seats } = got(await here.lobby.listing.detail(match.id));
    expect(seats[1]).toMatchObject({ occupant: 'person', account: { id: leaver.id, name: null }, resigned: true, handedOver: true });
  });
});
