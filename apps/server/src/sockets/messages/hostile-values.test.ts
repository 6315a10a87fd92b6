import { type ClientMessage, clientMessages } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTo } from '../../testing/lines/hostile-values.ts';
import { rawSocket } from '../../testing/lines/raw-socket.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, TestPlayer } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const commandId = 'a-command-of-this-test';

/** Every message: a new one must be added here. */
function goodMessages(match: string): { readonly [M in ClientMessage]: object } {
  const command = { match, commandId };
  return {
    'match.watch': { match, seat: 0, cursor: { epoch: 'abc', p: 1, q: 1 }, lexicons: ['raids'], chatAfter: 1, invitation: 'abc' },
    'match.history': { match, seat: 0, at: { epoch: 'e', p: 0, q: 0 }, before: 0, limit: 10 },
    'match.unwatch': { match, seat: 0 },
    'match.answer': { ...command, decision: '1.0', answer: { do: 'sail', to: 3 } },
    'match.undo': { ...command, seat: 0 },
    'match.undo-request': { ...command, seat: 0 },
    'match.undo-consent': { ...command, request: 'abc', agree: true },
    'match.why': { match, decision: '1.0', answer: { do: 'sail', to: 3 } },
    'match.chat': { ...command, text: 'hail' },
    'match.resign': { ...command, seat: 5 },
    'match.hand-over': { ...command, bot: 'nosuchbot' },
    'match.take-back': { ...command, seat: 0 },
    'match.standing': { ...command, orders: { otherwise: 'pass', windows: { 'W-TURN-END': 'ask' }, restOfTurn: true } },
    'lobby.watch': { filter: { status: ['open'], game: ['raids'], free: true } },
    'lobby.unwatch': {},
    'mine.watch': {},
    'mine.unwatch': {},
  };
}

describe.each(DATABASE_KINDS)('hostile values in messages, on the %s database', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
  });
  afterAll(() => server.remove());

  it('are answered with a code and a reason, never as our fault', { timeout: 300_000 }, async () => {
    const people = await Promise.all(['Aslaug', 'Bui'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const [host] = people;
    if (!host) throw new Error('nobody came');
    const socket = rawSocket(server.address, host.headers);
    const wrong: string[] = [];
    for (const name of Object.keys(clientMessages)) {
      // Some of the messages are valid, and would end the match for the others.
      const good: Readonly<Record<string, object>> = goodMessages(await gather(people));
      for (const bad of hostileTo(good[name])) {
        const answer = await socket.timeout(30_000).emitWithAck(name, bad);
        const isClear = answer.error === undefined || (typeof answer.error.code === 'string' && typeof answer.error.reason === 'string');
        if (!isClear || answer.error?.code === 'internal') wrong.push(`${name} ${JSON.stringify(bad)} ${JSON.stringify(answer)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(server.complaints).toEqual([]);
    socket.close();
    for (const one of people) one.close();
  });
});
