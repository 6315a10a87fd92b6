/** One range of Node versions fits everything: every package of the lock file, CI, the image and the version managers. */
import { readFileSync } from 'node:fs';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      deprecated: z.string().optional(),
      optional: z.boolean().optional(),
      engines: z.union([z.record(z.string(), z.string()), z.array(z.string())]).optional(),
    }),
  ),
});
const workflow = z.object({
  jobs: z.object({ test: z.object({ strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }) }) }),
});

const { packages } = lockFile.parse(JSON.parse(read('package-lock.json')));
const supported = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(read('package.json'))).engines.node;
const floor = semver.minVersion(supported)?.version ?? '';

/** The Node range of a package; very old packages have a list there, which npm ignores. */
function wants(engines: (typeof packages)[string]['engines']): string {
  return engines === undefined || Array.isArray(engines) ? '*' : (engines.node ?? '*');
}

describe('the versions of Node', () => {
  it('that we support are those that every installed package supports, so that npm warns of nothing', () => {
    // npm leaves an optional package that does not fit out, and says nothing.
    const misfits = Object.entries(packages).filter(([, { engines, optional }]) => !optional && !semver.subset(supported, wants(engines)));
    expect(misfits.map(([path, { version, engines }]) => `${path} ${version} wants ${wants(engines)}`)).toEqual([]);
  });

  it('begin with the version whose types we compile against', () => {
    const types = packages['node_modules/@types/node']?.version ?? '';
    expect([semver.major(types), semver.minor(types)]).toEqual([semver.major(floor), semver.minor(floor)]);
  });

  it('are the ones that CI runs, the oldest one included', () => {
    const { node } = workflow.parse(parse(read('.github/workflows/ci.yml'))).jobs.test.strategy.matrix;
    expect(node.filter((version) => !semver.intersects(version, supported))).toEqual([]);
    expect(node).toContain(`${semver.major(floor)}.${semver.minor(floor)}`);
  });

  it('include the one of the image, which is the one of .nvmrc', () => {
    const image = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(image)).toEqual(new Set([read('.nvmrc').trim()]));
    expect(semver.intersects(read('.nvmrc').trim(), supported)).toBe(true);
  });

  it('are told to those who install it', () => {
    const lines = supported.split(' || ').map((range) => semver.minVersion(range));
    const [oldest, next, newest] = lines.map((version) => (version?.minor ? `${version.major}.${version.minor}` : version?.major));
    expect(read('README.md')).toContain(`Node ${oldest}, ${next}, ${newest} or newer`);
  });
});

describe('the lock file', () => {
  it('holds no deprecated package', () => {
    const deprecated = Object.entries(packages).filter(([, one]) => one.deprecated !== undefined);
    expect(deprecated.map(([path, one]) => `${path}: ${one.deprecated}`)).toEqual([]);
  });

  it('names no place to download from', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
  });
});
