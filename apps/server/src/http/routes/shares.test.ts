import { Api, checkedAnswers } from '@skald/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { granted, TestPlayer, until } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

describe.each(DATABASE_KINDS)('the replay of a private match, on the %s database', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind);
  });
  afterAll(async () => {
    expect(server.complaints).toEqual([]);
    await server.remove();
  });

  const come = (...names: string[]) => Promise.all(names.map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));

  /** A match that is over because the second has given up. */
  async function played(
    host: TestPlayer,
    guest: TestPlayer,
    visibility: 'public' | 'private',
  ): Promise<{ match: string; invitation: string }> {
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, visibility } }));
    const params = { match: match.id };
    const { invitation } = granted(await host.api.call('invite', { params }));
    granted(await guest.api.call('joinMatch', { params, body: { invitation } }));
    for (const one of [host, guest]) granted(await one.api.call('setReady', { params, body: { ready: true } }));
    const store = await guest.watch(match.id);
    expect(await store.resign()).toEqual({ accepted: true });
    await until(() => store.state.get().seating?.status === 'finished');
    return { match: match.id, invitation };
  }

  const replayOf = (match: string, share?: string) =>
    ({ params: { match }, query: { as: 'open', ...(share !== undefined && { share }) } }) as const;
  const refused = { ok: false, failure: { code: 'wrong-invitation' } };

  it('is for those who played, until one of them shares a link; and no longer when the link is ended', async () => {
    const [host, guest, other] = await come('Asa', 'Bragi', 'Ceolla');
    if (!host || !guest || !other) throw new Error('nobody came');
    const { match, invitation } = await played(host, guest, 'private');
    const anybody = new Api({ answers: checkedAnswers, url: server.address });
    for (const one of [host, guest]) {
      expect((await one.api.call('replayMatch', replayOf(match))).ok).toBe(true);
      expect((await one.api.saga(match)).ok).toBe(true);
    }
    for (const api of [other.api, anybody]) {
      expect(await api.call('replayMatch', replayOf(match))).toMatchObject(refused);
      expect(await api.saga(match)).toMatchObject(refused);
      // An invitation to the table is none to the replay, and a token that was made up is none at all.
      expect(await api.call('replayMatch', replayOf(match, invitation))).toMatchObject(refused);
      expect(await api.saga(match, 'made-up')).toMatchObject(refused);
      expect(await api.call('getMatch', { params: { match } })).toMatchObject(refused);
    }
    expect(await other.api.call('shareReplay', { params: { match } })).toMatchObject(refused);
    expect((await anybody.call('shareReplay', { params: { match } })).ok).toBe(false);
    expect(await other.api.call('endSharing', { params: { match } })).toMatchObject(refused);

    const [first, second, third] = [
      granted(await host.api.call('shareReplay', { params: { match } })).share,
      granted(await host.api.call('shareReplay', { params: { match } })).share,
      granted(await guest.api.call('shareReplay', { params: { match } })).share,
    ];
    for (const share of [first, second, third]) {
      expect((await anybody.call('replayMatch', replayOf(match, share))).ok).toBe(true);
      expect((await anybody.saga(match, share)).ok).toBe(true);
      expect((await anybody.call('getMatch', { params: { match }, query: { share } })).ok).toBe(true);
    }
    const rows = await server.services.store.prisma.replayShare.findMany({ where: { matchId: match } });
    expect(rows).toHaveLength(3);
    const kept = rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString('base64url'));
    for (const share of [first, second, third]) expect(kept.join()).not.toContain(share);

    granted(await host.api.call('endSharing', { params: { match } }));
    for (const share of [first, second]) {
      expect(await anybody.saga(match, share)).toMatchObject(refused);
      expect(await anybody.call('getMatch', { params: { match }, query: { share } })).toMatchObject(refused);
    }
    expect((await anybody.saga(match, third)).ok).toBe(true);
    granted(await guest.api.call('deleteAccount', { body: {} }));
    expect(await anybody.saga(match, third)).toMatchObject(refused);
    for (const one of [host, guest, other]) one.close();
  });

  it('a link opens one match only, and not before it is over', async () => {
    const [host, guest] = await come('Dufa', 'Eldgrim');
    if (!host || !guest) throw new Error('nobody came');
    const [{ match: one }, { match: two }, { match: open }] = [
      await played(host, guest, 'private'),
      await played(host, guest, 'private'),
      await played(host, guest, 'public'),
    ];
    const { share } = granted(await host.api.call('shareReplay', { params: { match: one } }));
    const anybody = new Api({ answers: checkedAnswers, url: server.address });
    expect(await anybody.saga(two, share)).toMatchObject(refused);
    expect((await anybody.saga(open)).ok).toBe(true);
    expect(await host.api.call('shareReplay', { params: { match: open } })).toMatchObject({ failure: { code: 'wrong-status' } });
    expect(await host.api.call('shareReplay', { params: { match: 'nosuchmatch' } })).toMatchObject({ failure: { code: 'unknown-match' } });
    const { match: running } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, visibility: 'private' } }));
    expect(await host.api.call('shareReplay', { params: { match: running.id } })).toMatchObject({ failure: { code: 'wrong-status' } });
    // However many links somebody makes, only the last ones are kept.
    for (let i = 0; i < 22; i++) granted(await host.api.call('shareReplay', { params: { match: one } }));
    expect(await server.services.store.prisma.replayShare.count({ where: { matchId: one } })).toBe(20);
    expect(await anybody.saga(one, share)).toMatchObject(refused);
    for (const person of [host, guest]) person.close();
  });

  it('no list and no page of a player shows it to others; moderators may watch it', async () => {
    const [host, guest, other] = await come('Finna', 'Gauti', 'Hekja');
    if (!host || !guest || !other) throw new Error('nobody came');
    const { match } = await played(host, guest, 'private');
    for (const api of [guest.api, other.api, new Api({ answers: checkedAnswers, url: server.address })]) {
      const page = granted(await api.call('getPlayer', { params: { player: host.id } }));
      expect(page).toMatchObject({ matches: [], tallies: [] });
      const list = granted(await api.call('listMatches', { query: { status: 'finished,aborted,running,open', limit: '100' } }));
      expect(list.matches.some(({ id }) => id === match)).toBe(false);
    }
    expect(granted(await host.api.call('getPlayer', { params: { player: host.id } })).matches.map(({ id }) => id)).toEqual([match]);
    await server.services.store.prisma.account.update({ where: { id: other.id }, data: { moderator: true } });
    expect((await other.api.saga(match)).ok).toBe(true);
    for (const person of [host, guest, other]) person.close();
  });
});
