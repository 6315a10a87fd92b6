import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { DATABASE_KINDS, type TestStore, testStore } from '../testing/stores.ts';
import { refusalOfInput } from './bad-input.ts';
import { isOutage } from './outage.ts';
import type { Store } from './store.ts';

describe.each(DATABASE_KINDS)('what the %s database refuses', (kind) => {
  let database: TestStore;
  let store: Store;
  beforeAll(async () => {
    database = await testStore(kind);
    store = database.store;
  });
  afterAll(() => database.remove());

  const account = (name: string, id = newId()) => ({ id, kind: 'guest', name, createdAt: new Date() }) as const;

  async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
    try {
      await work();
    } catch (error) {
      return error;
    }
    throw new Error('it was taken');
  }

  it('is told apart by what the sender can do about it', async () => {
    const { prisma } = store;
    const { id } = await prisma.account.create({ data: account('Aud') });
    const cases: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['bad-request', () => prisma.account.create({ data: account('\u0000') })],
      ['bad-request', () => prisma.account.findMany({ where: { name: '\u0000' } })],
      ['bad-request', () => store.run({ name: 'a-name', text: 'SELECT $1::text AS name' }, ['\u0000'])],
      ['bad-request', () => store.run({ name: 'a-number', text: 'SELECT $1::int AS number' }, ['99999999999'])],
      ['retry', () => prisma.account.create({ data: account('Aud', id) })],
      ['not-found', () => prisma.mute.create({ data: { accountId: id, mutedId: 'nobody', at: new Date() } })],
      ['not-found', () => prisma.account.update({ where: { id: 'nobody' }, data: { name: 'Aud' } })],
    ];
    for (const [code, work] of cases) {
      const error = await errorOf(work);
      expect(refusalOfInput(error)?.problem).toBe(code);
      expect(isOutage(error)).toBe(false);
    }
    const ours = await errorOf(() => store.run({ name: 'nonsense', text: 'SELECT nonsense' }, []));
    expect(refusalOfInput(ours)).toBeUndefined();
    expect(refusalOfInput(new TypeError('ours'))).toBeUndefined();
  });
});
