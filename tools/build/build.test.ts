/** A build happens only when the sources have changed, is complete or absent, and never replaces files of a running server. */

import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../testing/command.ts';
import { SmallProject } from '../testing/small-project.ts';

const SLOWLY = { COMPILE_MS: '60000' };

let project: SmallProject;
beforeEach(() => {
  project = new SmallProject();
});
afterEach(() => project.remove());

/** Waits until a build has begun. */
async function compiling(): Promise<void> {
  await waitFor(() => project.compiled > 0 || undefined, 'a build to begin');
}

describe.runIf(process.platform === 'linux')('a start', { timeout: 120_000 }, () => {
  it('builds what has changed: sources, settings, packages, and nothing that was only touched or tested', async () => {
    const startsWith = async (words: string, compiled: number): Promise<void> => {
      const server = project.run('start');
      await server.says(new RegExp(`up with ${words}`));
      server.kill('SIGTERM');
      expect(await server.exit).toEqual([0, null]);
      expect(project.compiled).toBe(compiled);
    };
    await startsWith('one', 1);
    await startsWith('one', 1);
    utimesSync(join(project.folder, 'apps/server/src/main.ts'), new Date(), new Date());
    project.write('apps/server/src/main.test.ts', 'a test');
    await startsWith('one', 1);
    project.speak('two');
    await startsWith('two', 2);
    // Like a change of branch and back: the earlier build still exists.
    project.speak('one');
    await startsWith('one', 2);
    project.write('package-lock.json', '{ "name": "small" }');
    await startsWith('one', 3);
    project.write('node_modules/.package-lock.json', '{ "name": "small" }');
    await startsWith('one', 4);
    project.write('apps/web/src/new.ts', '');
    await startsWith('one', 5);
    expect(project.builds.whole).toBe(2);
  });

  it('leaves a running server its files, however often it is built meanwhile', async () => {
    const server = project.run('start');
    await server.says(/up with one/);
    for (const words of ['two', 'three', 'four']) {
      project.speak(words);
      expect(await project.run('build').exit).toEqual([0, null]);
    }
    expect(project.builds.whole).toBe(3);
    const pid = server.below('tools/start.mjs');
    server.said = '';
    process.kill(pid, 'SIGUSR2');
    await server.says(/up with one/);
    const next = project.run('serve');
    await next.says(/up with four/);
  });

  it('ends with the npm that started it', async () => {
    const server = project.run('start');
    await server.says(/up with one/);
    server.kill('SIGKILL');
    await server.isGone();
  });

  it('does not build twice at once, and all start', async () => {
    const servers = [1, 2, 3].map(() => project.run('start', { COMPILE_MS: '1500' }));
    await Promise.all(servers.map((server) => server.says(/up with one/)));
    expect(project.compiled).toBe(1);
  });

  it('begins anew where a build was killed, and clears away what it left', async () => {
    const killed = project.run('start', SLOWLY);
    await compiling();
    killed.killAll('SIGKILL');
    await killed.isGone();
    expect(project.builds).toEqual({ whole: 0, other: [expect.stringContaining('.making-'), 'in-use', 'lock'] });
    const server = project.run('start');
    await server.says(/up with one/);
    expect(project.compiled).toBe(2);
    expect(project.builds).toEqual({ whole: 1, other: ['current', 'in-use'] });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('that is ended by %s in the middle of a build leaves no process', async (signal) => {
    const server = project.run('start', SLOWLY);
    await compiling();
    server.kill(signal);
    expect(await server.exit).not.toEqual([0, null]);
    await server.isGone();
  });

  it('that is killed in the middle of a build takes the build along', async () => {
    const server = project.run('start', SLOWLY);
    await compiling();
    const pid = server.below('tools/start.mjs');
    process.kill(pid, 'SIGKILL');
    await server.isGone();
  });

  it('builds again where the sources change while they are built', async () => {
    const server = project.run('start', { COMPILE_MS: '1500' });
    await compiling();
    await pause(300);
    project.speak('two');
    await server.says(/up with two/);
    expect(project.compiled).toBe(2);
    expect(project.builds.whole).toBe(1);
  });

  it('says that there is no build where none may be made', async () => {
    const server = project.run('serve');
    expect(await server.exit).toEqual([1, null]);
    expect(server.said).toContain('There is no build. Run: npm run build');
  });

  it('fails with the reason where the sources cannot be built, and leaves the build before as it was', async () => {
    expect(await project.run('build').exit).toEqual([0, null]);
    project.speak('two');
    project.write('tools/build/compile.mjs', "export async function compile() { throw new Error('a bracket is missing'); }");
    const server = project.run('start');
    expect(await server.exit).toEqual([1, null]);
    expect(server.said).toContain('a bracket is missing');
    await project.run('serve').says(/up with one/);
  });
});
