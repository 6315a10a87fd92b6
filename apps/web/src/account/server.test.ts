/** Who is signed in here, told by a server that is played by the test. */
import { Api } from '@skald/client';
import { describe, expect, it } from 'vitest';
import { Server } from './server.ts';

class Memory {
  readonly things = new Map<string, string>();
  getItem = (key: string): string | null => this.things.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.things.set(key, value);
  removeItem = (key: string): void => void this.things.delete(key);
}

const UNA = { id: 'una', kind: 'guest', name: 'Una', email: null, moderator: false, createdAt: '2026-01-01T00:00:00Z' };

type Answers = Readonly<Record<string, { readonly status: number; readonly body?: unknown } | undefined>>;

function serverThat(answers: Answers, memory = new Memory()) {
  const asked: string[] = [];
  const send: typeof fetch = (input, init) => {
    const key = `${init?.method} ${String(input)}`;
    asked.push(key);
    const answer = answers[key];
    if (!answer) return Promise.reject(new TypeError('nobody answers'));
    return Promise.resolve(new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status }));
  };
  return { server: new Server(memory, new Api({ fetch: send })), asked, memory };
}

const refusal = (code: string) => ({ error: { code, reason: '' } });
const games = { status: 200, body: { games: [] } };

describe('looking around', () => {
  it('finds nobody, and does not ask for an account that was never here', async () => {
    const { server, asked } = serverThat({ 'GET /api/games': games });
    await server.lookAround();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(asked).toEqual(['GET /api/games']);
  });

  it('finds whoever was here before', async () => {
    const memory = new Memory();
    memory.setItem('skald.signed-in', 'yes');
    const { server } = serverThat({ 'GET /api/account': { status: 200, body: { account: UNA } } }, memory);
    await server.lookAround();
    expect(server.visitor.get()).toEqual({ is: 'somebody', account: UNA });
    server.leave();
  });

  it('forgets a session that is over', async () => {
    const memory = new Memory();
    memory.setItem('skald.signed-in', 'yes');
    const { server } = serverThat(
      { 'GET /api/account': { status: 401, body: refusal('unauthenticated') }, 'GET /api/games': games },
      memory,
    );
    await server.lookAround();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(memory.getItem('skald.signed-in')).toBeNull();
  });

  it('keeps it where no server answers', async () => {
    const memory = new Memory();
    memory.setItem('skald.signed-in', 'yes');
    const { server } = serverThat({}, memory);
    await server.lookAround();
    expect(server.visitor.get()).toEqual({ is: 'cut-off' });
    expect(memory.getItem('skald.signed-in')).toBe('yes');
  });

  it('takes a page that is no server for none', async () => {
    const { server } = serverThat({ 'GET /api/games': { status: 200, body: 'a page' } });
    await server.lookAround();
    expect(server.visitor.get()).toEqual({ is: 'cut-off' });
  });
});

describe('coming and going', () => {
  it('is remembered', async () => {
    const { server, memory } = serverThat({
      'POST /api/guests': { status: 201, body: { account: UNA } },
      'DELETE /api/session': { status: 204 },
    });
    expect(await server.enter('Una')).toEqual({ ok: true, value: UNA });
    expect(memory.getItem('skald.signed-in')).toBe('yes');
    expect(await server.logOut()).toBeUndefined();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(memory.getItem('skald.signed-in')).toBeNull();
  });

  it('stays who one is where the browser is signed in already', async () => {
    const { server } = serverThat({
      'POST /api/guests': { status: 409, body: refusal('already-signed-in') },
      'GET /api/account': { status: 200, body: { account: UNA } },
    });
    expect(await server.enter('Somebody')).toEqual({ ok: true, value: UNA });
    server.leave();
  });

  it('says why not', async () => {
    const { server } = serverThat({ 'POST /api/session': { status: 401, body: refusal('wrong-credentials') } });
    expect(await server.logIn('a@example.org', 'no')).toMatchObject({ ok: false, failure: { code: 'wrong-credentials' } });
  });
});
