/** A project with the real build tools and start scripts, but tiny sources, so that tests can disturb builds. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartedCommand } from './command.ts';

const TOOLS = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'apps/server/src/main.ts';

/** Takes a configurable time, and records each call. */
const COMPILE = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
export async function compile(root, folder) {
  appendFileSync(join(root, 'compiled.log'), 'once\\n');
  const words = readFileSync(join(root, '${SOURCE}'), 'utf8');
  for (const part of ['server', 'web']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'web/page'), words);
  writeFileSync(join(folder, 'lexicons.json'), '{}');
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.COMPILE_MS ?? 0)));
  writeFileSync(join(folder, 'server/main.js'), readFileSync(join(root, 'program.mjs')));
}
`;

/** A server that prints the page it was built with, at its start and at each signal. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
const say = () => console.log('up with ' + readFileSync(new URL('../web/page', import.meta.url), 'utf8'));
process.on('SIGUSR2', say);
process.on('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 1000);
say();
`;

export class SmallProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'skald-project-'));
  readonly #commands: StartedCommand[] = [];

  constructor() {
    const { scripts } = JSON.parse(readFileSync(join(TOOLS, '..', 'package.json'), 'utf8'));
    this.write('package.json', JSON.stringify({ name: 'small', type: 'module', scripts }));
    this.write('packages/engine/index.ts', '');
    this.write('prisma/migrations/1/migration.sql', '');
    this.write('program.mjs', PROGRAM);
    for (const file of ['start.mjs', 'serve.mjs', 'launch.mjs', 'build']) {
      cpSync(join(TOOLS, file), join(this.folder, 'tools', file), { recursive: true });
    }
    this.write('tools/build/compile.mjs', COMPILE);
    this.speak('one');
  }

  write(path: string, content: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Changes the source. */
  speak(words: string): void {
    this.write(SOURCE, words);
  }

  run(script: string, env: Readonly<Record<string, string>> = {}): StartedCommand {
    const command = new StartedCommand(['npm', 'run', script], this.folder, { HOME: this.folder, ...env });
    this.#commands.push(command);
    return command;
  }

  /** How often the sources were compiled. */
  get compiled(): number {
    return readFileSync(join(this.folder, 'compiled.log'), { encoding: 'utf8', flag: 'a+' }).split('\n').length - 1;
  }

  /** The other files in the folder of builds, and the number of builds. */
  get builds(): { readonly whole: number; readonly other: readonly string[] } {
    const names = readdirSync(join(this.folder, 'build'));
    const whole = names.filter((name) => /^[0-9a-f]{16}$/.test(name));
    return { whole: whole.length, other: names.filter((name) => !whole.includes(name)).sort() };
  }

  async remove(): Promise<void> {
    await Promise.all(this.#commands.map((command) => command.end()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
