import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLookalikes, lookalikeKey } from '../../accounts/lookalikes.ts';
import { newId } from '../../ids.ts';
import { browser, guest, PASSWORD, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const MANY = { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_LOGINS: '1000', SKALD_LIMIT_REQUESTS: '10000' };

/** Each looks like the other at first sight. */
const ALIKE = [
  ['Hrafn', 'Нrаfn', 'Cyrillic letters among Latin ones', 'name-scripts'],
  ['Coca', 'Соса', 'wholly Cyrillic', 'name-taken'],
  ['Olaf', '0laf', 'a digit for a letter', 'name-taken'],
  ['Hild', 'HI1D', 'capitals and a digit', 'name-taken'],
  ['Emma', 'Ernma', 'two letters for one', 'name-taken'],
  ['Thora', 'Ｔｈｏｒａ', 'letters of full width', 'name-taken'],
  ['Runa', 'Ru\u200bna', 'an invisible space', 'name-characters'],
  ['Sigrid', 'Sig\u00adrid', 'a soft hyphen', 'name-characters'],
  ['Sigyn', 'Sigyn\u3164', 'a filler that counts as a letter', 'name-characters'],
  ['Leif', 'L\u202eeif', 'a turn of direction', 'name-characters'],
  ['Astrid', 'Astrid\ue000', 'a private sign', 'name-characters'],
  ['Bragi', 'Bragi\u{1f43a}', 'an emoji', 'name-characters'],
  ['Dagny Ulf', 'Dagny   Ulf', 'more spaces', 'name-taken'],
  ['Torvald', 'Τorvald', 'a Greek letter', 'name-scripts'],
  ['Wulf', 'Vvulf', 'two letters for one that is wide', 'name-taken'],
  ['Odinn', 'Oclinn', 'two letters for one that is tall', 'name-taken'],
  ['Sven', '5ven', 'a five', 'name-taken'],
  ['Bodil', '8odil', 'an eight', 'name-taken'],
  ['Bodvar', '6odvar', 'a six', 'name-taken'],
  ['Sigurd', 'Si9urd', 'a nine', 'name-taken'],
  ['Erik', 'Érik', 'an accent', 'name-taken'],
  ['Eskil', 'Ẹskil', 'a dot below', 'name-taken'],
  ['Gunnar', 'ɢunnar', 'a small capital', 'name-characters'],
  ['Hallr', 'Ha丨丨r', 'strokes of Chinese', 'name-scripts'],
] as const;

const GOOD = [
  'Jürgen Größe',
  'Niccolò D’Angelo',
  'Zażółć Gęślą',
  'Αθηνά Νίκη',
  'Пётр Ильич',
  '山田ヒロシ',
  'さくらー子',
  'Ken 山田',
  'Þóra Guðrúnardóttir',
  'Łukasz 7',
  '김철수',
  'محمد',
  'ᛋᛁᚷᚢᚱᚦ',
];

const HOUSE = [
  'Skald',
  'Ѕkald',
  'm_o_d_e_r_a_t_o_r',
  'ＡＤＭＩＮ',
  'Adm1n',
  'Admin Olaf',
  'The House',
  'Huginn',
  'HUGlNN',
  'Muninn',
  'Loki of the house',
  'Novice',
  'Nov1ce',
  'N O V I C E',
  'Warrior',
  'Warri0r',
  'random',
  'Randorn',
  'J-A-R-L',
];

describe.each(DATABASE_KINDS)('names on %s', (kind) => {
  let server: TestServer;
  const enter = (name: string) => browser(server).post('/api/guests').send({ name });

  beforeAll(async () => {
    server = await testServer(kind, MANY);
  });
  afterAll(() => server.remove());

  it.each(ALIKE)('%s cannot be imitated as %s: %s', async (name, imitation, _how, code) => {
    const { page, email } = await registered(server);
    await page.patch('/api/account').send({ name }).expect(200);
    const asGuest = await enter(imitation);
    expect(asGuest.body.error?.code).toBe(code);
    expect(asGuest.body.error.reason.length).toBeGreaterThan(10);
    const other = await guest(server);
    const request = { email: `other-${email}`, password: PASSWORD, name: imitation };
    expect((await other.page.post('/api/account/registration').send(request)).body.error?.code).toBe(code);
    expect((await other.page.patch('/api/account').send({ name: imitation })).body.error?.code).toBe(code);
    expect((await page.post('/api/bots').send({ name: imitation })).body.error?.code).toBe(code);
  });

  it.each(HOUSE)('%s belongs to the house', async (name) => {
    const { body, status } = await enter(name);
    expect({ status, code: body.error?.code }).toEqual(
      body.error?.code === 'name-scripts' ? { status: 400, code: 'name-scripts' } : { status: 409, code: 'name-reserved' },
    );
    const { page } = await registered(server);
    expect((await page.post('/api/bots').send({ name })).body.error?.code).toBe(body.error.code);
  });

  it.each(GOOD)('%s is a good name', async (name) => {
    const { body } = await enter(name).expect(201);
    expect(body.account.name).toBe(name);
  });

  it('are tidied up: spaces, width and composed letters', async () => {
    const { body } = await enter('  Þo\u0301ra \u3000  Ｓｗｉｆｔ ').expect(201);
    expect(body.account.name).toBe('Þóra Swift');
  });

  it('can be written otherwise by their own bearer', async () => {
    const { page } = await registered(server);
    await page.patch('/api/account').send({ name: 'Ingrid Ull' }).expect(200);
    await page.patch('/api/account').send({ name: 'INGRlD ULL' }).expect(200);
    await page.patch('/api/account').send({ name: 'ingrid_ull' }).expect(200);
  });

  it('that look alike are decided by the database when they come together', async () => {
    const pages = await Promise.all([registered(server), registered(server), registered(server)]);
    const names = ['Solveig 0', 'Solveig O', 'So1veig O'];
    const answers = await Promise.all(pages.map(({ page }, i) => page.patch('/api/account').send({ name: names[i] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('of before are kept: each can log in, the elder holds the look, and a guest with a mixed name takes another to register', async () => {
    const { prisma } = server.services.store;
    const old = async (name: string, nameKey: string, year: number): Promise<string> => {
      const id = newId();
      await prisma.account.create({ data: { id, kind: 'registered', name, nameKey, createdAt: new Date(Date.UTC(year, 0, 1)) } });
      return id;
    };
    const [younger, elder] = [await old('Gunni1d', 'gunni1d', 2022), await old('Gunnild', 'gunnild', 2021)];
    await fillLookalikes(prisma);
    const keyOf = async (id: string) => (await prisma.account.findUniqueOrThrow({ where: { id } })).nameLookalike;
    expect(await keyOf(elder)).not.toBeNull();
    expect(await keyOf(younger)).toBeNull();
    expect((await enter('GUNNILD').expect(409)).body.error.code).toBe('name-taken');

    const mixed = await guest(server);
    await prisma.account.update({ where: { id: mixed.id }, data: { name: 'Нalf' } });
    await mixed.page.get('/api/account').expect(200);
    const request = { email: 'half@example.org', password: PASSWORD };
    expect((await mixed.page.post('/api/account/registration').send(request).expect(400)).body.error.code).toBe('name-scripts');
    await mixed.page
      .post('/api/account/registration')
      .send({ ...request, name: 'Half' })
      .expect(200);
  });

  it('of guests are told apart by a number, also when they come together, and give way to a registered account', async () => {
    const names = async (wanted: readonly string[]): Promise<string[]> => {
      const answers = await Promise.all(wanted.map((name) => enter(name).expect(201)));
      return answers.map(({ body }) => body.account.name);
    };
    const came = await names(['Yrsa', 'Yrsa', 'YRSA', 'Yr5a']);
    expect(new Set(came.map(lookalikeKey)).size).toBe(4);
    expect(came.filter((name) => !/ \d+$/.test(name))).toHaveLength(1);

    const first = browser(server);
    expect((await first.post('/api/guests').send({ name: 'Ylva' }).expect(201)).body.account.name).toBe('Ylva');
    const { page } = await registered(server);
    expect((await page.patch('/api/account').send({ name: 'Ylva' }).expect(200)).body.account.name).toBe('Ylva');
    expect((await first.get('/api/account')).body.account.name).toMatch(/^Ylva \d+$/);
    expect((await first.patch('/api/account').send({ name: 'Ylva' })).body.error?.code).toBe('name-taken');
  });

  it('are free again when their bearer is gone or called otherwise', async () => {
    const { page } = await registered(server);
    await page.patch('/api/account').send({ name: 'Vigdis' }).expect(200);
    await page.patch('/api/account').send({ name: 'Valdis' }).expect(200);
    await enter('V1gdis').expect(201);
    await page.delete('/api/account').send({ password: PASSWORD }).expect(204);
    await enter('Va1dis').expect(201);
  });
});
