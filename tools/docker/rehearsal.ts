/** Carries out a Dockerfile without Docker: each stage has a folder in place of its file system. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildStage, type Copy, readCopy, readStages } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Stages with the sources use the packages that are installed already. */
const INSTALL = 'npm ci --ignore-scripts';

export interface RehearsedImage {
  /** The folder in place of the root of its file system. */
  readonly root: string;
  /** The working directory in it. */
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  remove(): void;
}

export function rehearse(): RehearsedImage {
  const folder = mkdtempSync(join(tmpdir(), 'skald-image-'));
  for (const path of ['usr/local/bin', 'tools']) mkdirSync(join(folder, path), { recursive: true });
  // The image has a user of that name; this machine need not.
  writeFileSync(join(folder, 'tools/chown'), '#!/bin/sh\n');
  chmodSync(join(folder, 'tools/chown'), 0o755);
  const stages = readStages(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).map((stage) => new StageRehearsal(folder, stage));
  for (const stage of stages) stage.run();
  const image = stages.at(-1);
  if (!image) throw new Error('the Dockerfile has no stage');
  const { root, workdir, env, command, healthCheck } = image;
  return { root, workdir, env, command, healthCheck, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

class StageRehearsal {
  readonly root: string;
  readonly env: Record<string, string> = {};
  workdir = '/';
  command: readonly string[] = [];
  healthCheck: readonly string[] = [];
  readonly #folder: string;
  readonly #stage: BuildStage;
  #hasSources = false;

  constructor(folder: string, stage: BuildStage) {
    this.#folder = folder;
    this.#stage = stage;
    this.root = join(folder, `stage-${stage.name}`);
    mkdirSync(join(this.root, 'usr/local/bin'), { recursive: true });
  }

  run(): void {
    for (const { name, text } of this.#stage.instructions) {
      if (name === 'WORKDIR') this.#enter(text);
      else if (name === 'ENV') for (const pair of text.split(' ')) this.#set(pair);
      else if (name === 'COPY') this.#copy(readCopy(text));
      else if (name === 'RUN') for (const command of text.split(' && ')) this.#run(command);
      else if (name === 'CMD') this.command = JSON.parse(text);
      else if (name === 'HEALTHCHECK') this.healthCheck = JSON.parse(text.slice(text.indexOf('[')));
    }
  }

  /** The path on this machine of a path in the image. */
  #at(path: string): string {
    return join(this.root, isAbsolute(path) ? path : join(this.workdir, path));
  }

  #enter(path: string): void {
    this.workdir = resolve(this.workdir, path);
    mkdirSync(this.#at('.'), { recursive: true });
  }

  #set(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    this.env[name] = value;
  }

  #copy({ from, sources, to }: Copy): void {
    if (from === undefined && sources.includes('.')) {
      this.#hasSources = true;
      return;
    }
    const base = from === undefined ? ROOT : join(this.#folder, `stage-${from}`);
    for (const source of sources) {
      const file = join(base, source);
      const isInto = to.endsWith('/') && !statSync(file).isDirectory();
      cpSync(file, isInto ? join(this.#at(to), source.split('/').at(-1) ?? '') : this.#at(to), { recursive: true, verbatimSymlinks: true });
    }
  }

  #run(command: string): void {
    if (this.#hasSources && command === INSTALL) return;
    const { PATH = '', HOME = '' } = process.env;
    const env = {
      PATH: `${join(this.#folder, 'tools')}:${PATH}`,
      HOME,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      ...this.env,
    };
    const here = command.replaceAll(/(?<= )\/(?=\w)/g, `${this.root}/`);
    execFileSync('sh', ['-c', here], { cwd: this.#hasSources ? ROOT : this.#at('.'), env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
