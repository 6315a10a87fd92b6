/** One click: against bots where they play, alone where the game is the opponent, in the page where nothing else serves. */
import { describe, expect, it } from 'vitest';
import { serverThat, UNA } from '../account/testing/server-that.ts';
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
    createdAt: '2026-01-01T00:00:00Z',
    startedAt: null,
    finishedAt: null,
    options: {},
    rulesVersion: 1,
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
const wish = { game: 'lords-of-ragnarok', opponents: 0, bot: 'warrior', name: 'Una' };

describe('play now', () => {
  it('starts a match for one alone, as a guest, and asks for no bots', async () => {
    const { server, asked, bodies } = serverThat({ ...nobody, ...opens });
    await server.lookAround();
    expect(await playNow(server, wish)).toEqual({ match: ID });
    expect(bodies['POST /api/matches']).toMatchObject({ game: 'lords-of-ragnarok', seats: 1, seat: 0, bots: [] });
    expect(asked).not.toContain('GET /api/games/lords-of-ragnarok/bots');
    server.leave();
  });

  it('seats as many bots as are wished for, and another kind where the wanted one does not play', async () => {
    const offered = { status: 200, body: { bots: [{ bot: 'novice', game: 'lords-of-ragnarok', account: match.match.host }] } };
    const { server, bodies } = serverThat({ ...nobody, ...opens, 'GET /api/games/lords-of-ragnarok/bots': offered });
    await server.lookAround();
    expect(await playNow(server, { ...wish, opponents: 2 })).toEqual({ match: ID });
    const bots = [1, 2].map((seat) => ({ seat, bot: 'novice' }));
    expect(bodies['POST /api/matches']).toMatchObject({ seats: 3, seat: 0, bots });
    server.leave();
  });

  it('is played in the page where no bot offers to play, or no server answers', async () => {
    const { server } = serverThat({ ...nobody, 'GET /api/games/lords-of-ragnarok/bots': { status: 200, body: { bots: [] } } });
    await server.lookAround();
    expect(await playNow(server, { ...wish, opponents: 1 })).toEqual({ practice: true });
    const { server: silent } = serverThat({});
    await silent.lookAround();
    expect(await playNow(silent, wish)).toEqual({ practice: true });
  });
});
