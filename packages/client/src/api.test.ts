import { describe, expect, it } from 'vitest';
import { type AnswerReader, checkedAnswers, trustedAnswers } from './answers.ts';
import { Api } from './api.ts';
import { newNonce } from './random.ts';

interface Sent {
  readonly address: string;
  readonly request: RequestInit | undefined;
}

function served(
  response: () => Response | Promise<Response>,
  settings: { token?: string; answers?: AnswerReader } = {},
): { api: Api; sent: Sent[] } {
  const sent: Sent[] = [];
  const send: typeof fetch = async (address, request) => {
    sent.push({ address: String(address), request });
    return response();
  };
  return { api: new Api({ answers: checkedAnswers, url: 'https://skald.example/', fetch: send, ...settings }), sent };
}

const account = { id: 'a1', kind: 'guest', name: 'Astrid', email: null, moderator: false, createdAt: '2026-01-01T00:00:00.000Z' };

describe('HTTP requests', () => {
  it('carry a body, and bring back a checked answer', async () => {
    const { api, sent } = served(() => Response.json({ account }, { status: 201 }));
    expect(await api.call('enterAsGuest', { body: { name: 'Astrid' } })).toEqual({ ok: true, value: { account } });
    expect(sent).toMatchObject([
      {
        address: 'https://skald.example/api/guests',
        request: {
          method: 'POST',
          body: '{"name":"Astrid"}',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
        },
      },
    ]);
  });

  it('fill in parameters and queries', async () => {
    const { api, sent } = served(() => Response.json({ matches: [], next: null }), { token: 'secret' });
    expect(await api.call('listMatches', { query: { status: 'open,running', limit: 5 } })).toMatchObject({ ok: true });
    await api.call('getMatch', { params: { match: 'a/b?c' } });
    expect(sent.map(({ address }) => address)).toEqual([
      'https://skald.example/api/matches?status=open%2Crunning&limit=5',
      'https://skald.example/api/matches/a%2Fb%3Fc',
    ]);
    expect(sent[0]?.request?.headers).toEqual({ authorization: 'Bearer secret' });
  });

  it('answer with nothing where there is nothing to say', async () => {
    const { api } = served(() => new Response(null, { status: 204 }));
    expect(await api.call('logOut', {})).toEqual({ ok: true, value: undefined });
  });

  it('bring refusals as values', async () => {
    const error = { code: 'seat-taken', reason: 'Somebody sits there.' };
    const { api } = served(() => Response.json({ error }, { status: 409 }));
    expect(await api.call('joinMatch', { params: { match: 'm1' }, body: { nonce: newNonce() } })).toEqual({ ok: false, failure: error });
  });

  it('are sent again where the server asks for it, but not for ever', async () => {
    const error = { code: 'retry', reason: 'The session has a new token.', retryAfterMs: 1700 };
    const waits: number[] = [];
    const answers = [409, 409, 200, ...Array.from({ length: 9 }, () => 409)];
    const send: typeof fetch = async () => {
      const status = answers.shift() ?? 0;
      return Response.json(status === 200 ? { account } : { error }, { status });
    };
    const api = new Api({
      answers: checkedAnswers,
      fetch: send,
      pause: async (ms) => {
        waits.push(ms);
      },
    });
    expect(await api.call('getAccount', {})).toEqual({ ok: true, value: { account } });
    expect(waits).toEqual([1700, 1700]);
    expect(await api.call('getAccount', {})).toEqual({ ok: false, failure: error });
    expect(waits).toHaveLength(5);
  });

  it.each([
    ['checked', checkedAnswers],
    ['trusted', trustedAnswers],
  ])('say so where the server cannot be reached, or talks nonsense (%s)', async (_, answers) => {
    const gone = served(() => Promise.reject(new TypeError('fetch failed')), { answers });
    expect(await gone.api.call('listGames', {})).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    expect(await gone.api.saga('m1')).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    for (const text of ['<html>', '{}', '', '{"games":3}']) {
      const { api } = served(() => new Response(text, { status: 200 }), { answers });
      expect(await api.call('listGames', {}), text).toMatchObject({ ok: false, failure: { code: 'internal' } });
    }
    const proxy = served(() => new Response('Bad gateway', { status: 502 }), { answers });
    expect(await proxy.api.call('listGames', {})).toMatchObject({ ok: false, failure: { code: 'internal' } });
    const stranger = served(() => Response.json({ error: { code: 'E42', reason: 'x' } }, { status: 400 }), { answers });
    expect(await stranger.api.call('listGames', {})).toMatchObject({ ok: false, failure: { code: 'internal' } });
    const refusing = served(() => Response.json({ error: { code: 'busy', reason: 'x', retryAfterMs: 5 } }, { status: 503 }), { answers });
    expect(await refusing.api.call('listGames', {})).toEqual({
      ok: false,
      failure: { code: 'busy', reason: 'x', retryAfterMs: 5 },
    });
  });

  it('download a saga as it is', async () => {
    const { api, sent } = served(() => new Response('{"saga":1}\n{"end":{}}\n'));
    expect(await api.saga('m1')).toEqual({ ok: true, value: '{"saga":1}\n{"end":{}}\n' });
    expect(sent[0]?.address).toBe('https://skald.example/api/matches/m1/saga');
  });
});
