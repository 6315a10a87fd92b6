import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/packs', import.meta.url));
const RAIDS = join(EXAMPLES, 'raids.json');

function file(pack: object): string {
  const path = temporaryPath('pack.json');
  writeFileSync(path, JSON.stringify(pack));
  return path;
}

describe('skald content check', { timeout: 120_000 }, () => {
  it('says what a pack changes, and plays it', async () => {
    const { code, out } = await runSkald(['content', 'check', RAIDS, '--games', '2']);
    expect(code).toBe(0);
    expect(out).toContain('Tiles counted from a box (raids)');
    expect(out).toMatch(/vikings\.hirePerVillage +1 → 2/);
    expect(out).toMatch(/6 matches played at random, \d+ answers/);
  });

  it.each(readdirSync(EXAMPLES))('finds nothing wrong with the example %s', async (name) => {
    const { code, out, err } = await runSkald(['content', 'check', join(EXAMPLES, name), '--games', '1', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, problems: [] });
  });

  it('tells every problem with its path, and what to do', async () => {
    const { code, err } = await runSkald([
      'content',
      'check',
      file({ game: 'raids', name: 'x', changes: { vikings: { hire: 1, hirePerVillage: 'two' } } }),
    ]);
    expect(code).toBe(2);
    expect(err).toContain('[bad-pack]');
    expect(err).toContain('vikings.hirePerVillage: expected number, received string.');
    const superseded = await runSkald(['content', 'check', file({ game: 'raids', name: 'x', basedOn: 'f768564f8368', changes: {} })]);
    expect(superseded).toMatchObject({ code: 2, err: expect.stringContaining('[pack-superseded]') });
    expect((await runSkald(['content', 'check', 'nowhere.json'])).err).toContain('There is no file nowhere.json.');
  });

  it('refuses a pack that breaks an invariant in play', async () => {
    const pack = file({ game: 'raids', name: 'x', changes: { vikings: { total: 1 } } });
    const { code, err } = await runSkald(['content', 'check', pack, '--games', '1']);
    expect(code).toBe(2);
    expect(err).toContain('[pack-not-playable]');
    expect(err).toContain('RD-16.5');
  });
});

describe('skald content build', { timeout: 120_000 }, () => {
  it('makes the same edition each time, by which matches are played and verified', async () => {
    const saga = temporaryPath();
    const folder = dirname(saga);
    const [one, two] = [
      await runSkald(['content', 'build', RAIDS, '--out', folder]),
      await runSkald(['content', 'build', RAIDS, '--out', folder]),
    ];
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    const module = one.out.trim();
    const simulated = await runSkald(['simulate', 'raids', '--games', '1', '--edition', module, '--record', saga, '--json']);
    const { edition } = JSON.parse(simulated.out);
    expect(module).toContain(edition);
    expect(JSON.parse((await runSkald(['verify', saga, '--edition', module, '--json'])).out)).toMatchObject({ ok: true, edition });
    // Without the file, nobody knows that edition; and the newest rules play another match.
    expect((await runSkald(['verify', saga])).err).toContain('unknown-edition');
    expect((await runSkald(['verify', saga, '--edition', `${folder}/nothing.mjs`])).code).toBe(2);
  });

  it('runs no module whose content was changed', async () => {
    const folder = dirname(temporaryPath());
    const module = (await runSkald(['content', 'build', RAIDS, '--out', folder])).out.trim();
    writeFileSync(module, 'throw new Error("run");');
    expect((await runSkald(['simulate', 'raids', '--games', '1', '--edition', module])).err).toContain('[edition-damaged]');
  });
});
