/** Signing in and out against a fake server. */
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../app/testing/memory-storage.ts';
import { fakeServer, UNA } from './testing/fake-server.ts';

const refusal = (code: string) => ({ error: { code, reason: '' } });
const games = { status: 200, body: { games: [] } };

describe('identifying the visitor', () => {
  it('finds nobody, and does not ask for an account that was never here', async () => {
    const { server, asked } = fakeServer({ 'GET /api/games': games });
    await server.identifyVisitor();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(asked).toEqual(['GET /api/games']);
  });

  it('finds a visitor who was signed in before', async () => {
    const storage = new MemoryStorage();
    storage.setItem('skald.signed-in', 'yes');
    const { server } = fakeServer({ 'GET /api/account': { status: 200, body: { account: UNA } } }, storage);
    await server.identifyVisitor();
    expect(server.visitor.get()).toEqual({ is: 'somebody', account: UNA });
    server.leave();
  });

  it('forgets a session that is over', async () => {
    const storage = new MemoryStorage();
    storage.setItem('skald.signed-in', 'yes');
    const { server } = fakeServer(
      { 'GET /api/account': { status: 401, body: refusal('unauthenticated') }, 'GET /api/games': games },
      storage,
    );
    await server.identifyVisitor();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(storage.getItem('skald.signed-in')).toBeNull();
  });

  it('keeps it where no server answers', async () => {
    const storage = new MemoryStorage();
    storage.setItem('skald.signed-in', 'yes');
    const { server } = fakeServer({}, storage);
    await server.identifyVisitor();
    expect(server.visitor.get()).toEqual({ is: 'cut-off' });
    expect(storage.getItem('skald.signed-in')).toBe('yes');
  });

  it('takes a page that is no server for none', async () => {
    const { server } = fakeServer({ 'GET /api/games': { status: 200, body: 'a page' } });
    await server.identifyVisitor();
    expect(server.visitor.get()).toEqual({ is: 'cut-off' });
  });
});

describe('coming and going', () => {
  it('is remembered', async () => {
    const { server, storage } = fakeServer({
      'POST /api/guests': { status: 201, body: { account: UNA } },
      'DELETE /api/session': { status: 204 },
    });
    expect(await server.enter('Una')).toEqual({ ok: true, value: UNA });
    expect(storage.getItem('skald.signed-in')).toBe('yes');
    expect(await server.logOut()).toBeUndefined();
    expect(server.visitor.get()).toEqual({ is: 'nobody' });
    expect(storage.getItem('skald.signed-in')).toBeNull();
  });

  it('stays who one is where the browser is signed in already', async () => {
    const { server } = fakeServer({
      'POST /api/guests': { status: 409, body: refusal('already-signed-in') },
      'GET /api/account': { status: 200, body: { account: UNA } },
    });
    expect(await server.enter('Somebody')).toEqual({ ok: true, value: UNA });
    server.leave();
  });

  it('is registered even where the answer was lost', async () => {
    const kept = { ...UNA, kind: 'registered', email: 'una@example.org' };
    const { server, asked } = fakeServer({ 'GET /api/account': { status: 200, body: { account: kept } } });
    expect(await server.register('una@example.org', 'a long password')).toEqual({ ok: true, value: kept });
    expect(asked).toEqual(['POST /api/account/registration', 'GET /api/account']);
    server.leave();
  });

  it('uses the new token at once after registering, and is still a guest where it failed', async () => {
    const kept = { ...UNA, kind: 'registered', email: 'una@example.org' };
    const made = fakeServer({
      'POST /api/account/registration': { status: 200, body: { account: kept } },
      'GET /api/account': { status: 200, body: { account: kept } },
    });
    expect(await made.server.register('una@example.org', 'a long password')).toEqual({ ok: true, value: kept });
    expect(made.asked).toEqual(['POST /api/account/registration', 'GET /api/account']);
    made.server.leave();
    const failed = fakeServer({ 'GET /api/account': { status: 200, body: { account: UNA } } });
    expect(await failed.server.register('una@example.org', 'a long password')).toMatchObject({ ok: false });
  });

  it('says why not', async () => {
    const { server } = fakeServer({ 'POST /api/session': { status: 401, body: refusal('wrong-credentials') } });
    expect(await server.logIn('a@example.org', 'no')).toMatchObject({ ok: false, failure: { code: 'wrong-credentials' } });
  });
});
