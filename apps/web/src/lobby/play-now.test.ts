/** One click: against bots if they play, solo if the game allows it, otherwise practice in the page. */
import { describe, expect, it } from 'vitest';
import { fakeServer, UNA } from '../account/testing/fake-server.ts';
import { playNow } from './play-now.ts';

const ID = 'match-1';
const entered = { status: 201, body: { account: UNA } };
const nobody = { 'GET /api/games': { status: 200, body: { games: [] } }, 'POST /api/guests': entered };
const match = {
  match: {
    id: ID,
    game: 'lords-of-ragnarok',
    status: 'open',
    visibility: 'private',
    host: { id: 'una', name: 'Una', kind: 'guest' },
    seats: [],
    clock: { kind: 'none' },
    spectators: { allowed: true, delayMs: 0 },
    ownBots: false,
    createdAt: '2026-01-01T00:00:00Z',
    startedAt: null,
    finishedAt: null,
    options: {},
    edition: 'first',
    commitment: '',
    nonces: null,
    secret: null,
    standings: null,
    ended: null,
    rematchOf: null,
    rematch: null,
  },
};
const opens = { 'POST /api/matches': { status: 201, body: match }, [`POST /api/matches/${ID}/start`]: { status: 200, body: match } };
const form = { game: 'lords-of-ragnarok', opponents: 0, bot: 'warrior', name: 'Una', options: {} };

describe('play now', () => {
  it('starts a match for one alone, as a guest, and asks for no bots', async () => {
    const { server, asked, bodies } = fakeServer({ ...nobody, ...opens });
    await server.identifyVisitor();
    const options = { prophets: 2, hel: true };
    expect(await playNow(server, { ...form, options })).toEqual({ match: ID });
    expect(bodies['POST /api/matches']).toMatchObject({ game: 'lords-of-ragnarok', seats: 1, seat: 0, bots: [], options });
    expect(asked).not.toContain('GET /api/games/lords-of-ragnarok/bots');
    server.leave();
  });

  it('seats the requested number of server bots, of another kind if the requested one is unavailable', async () => {
    const theirs = { bot: 'novice', game: 'lords-of-ragnarok', account: match.match.host, owner: null };
    const offered = { status: 200, body: { bots: [{ ...theirs, owner: match.match.host }, theirs] } };
    const { server, bodies } = fakeServer({ ...nobody, ...opens, 'GET /api/games/lords-of-ragnarok/bots': offered });
    await server.identifyVisitor();
    expect(await playNow(server, { ...form, opponents: 2 })).toEqual({ match: ID });
    const bots = [1, 2].map((seat) => ({ seat, bot: 'novice' }));
    expect(bodies['POST /api/matches']).toMatchObject({ seats: 3, seat: 0, bots });
    server.leave();
  });

  it('is played in the page if no server bot is available or no server answers', async () => {
    const { host } = match.match;
    const somebodys = { bot: 'berserk', game: 'lords-of-ragnarok', account: host, owner: host };
    const { server } = fakeServer({ ...nobody, 'GET /api/games/lords-of-ragnarok/bots': { status: 200, body: { bots: [somebodys] } } });
    await server.identifyVisitor();
    expect(await playNow(server, { ...form, opponents: 1 })).toEqual({ practice: true });
    const { server: silent } = fakeServer({});
    await silent.identifyVisitor();
    expect(await playNow(silent, form)).toEqual({ practice: true });
  });
});
