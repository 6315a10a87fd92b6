/** Who is signed in here, told by a server that is played by the test. */
import { describe, expect, it } from 'vitest';
import { Memory, serverThat, UNA } from './testing/server-that.ts';

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
