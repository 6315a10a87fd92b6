import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../../apps/bot/src/config.ts';
import { readConfig, SETTINGS } from '../../apps/server/src/config.ts';
import { inputFiles } from '../build/inputs.mjs';
import { readCompose } from './compose.ts';

const ROOT = new URL('../../', import.meta.url);
const PASSWORD = 'p@ss/w:o#r%d $HOME "quoted"';

/** The environment of a container, given the host's variables. */
function given(service: string, env: Readonly<Record<string, string>> = {}) {
  const found = readCompose({ POSTGRES_PASSWORD: PASSWORD, ...env }).services[service];
  if (!found) throw new Error(`there is no service ${service}`);
  return found;
}

function configOf(env: Readonly<Record<string, string>> = {}) {
  const config = readConfig(given('server', env).environment);
  if ('wrong' in config) throw new Error(config.wrong.join(' '));
  return config;
}

describe('docker-compose.yml', () => {
  it('gives the server settings that it takes, with nothing set but the password', () => {
    expect(configOf()).toMatchObject({ server: { host: '0.0.0.0', port: 3000, proxies: 0, publicUrl: undefined } });
    expect(() => readCompose({})).toThrow('set POSTGRES_PASSWORD');
  });

  it('lets in this machine only, unless asked', () => {
    expect(given('server').ports).toEqual(['127.0.0.1:3000:3000']);
    expect(given('server', { BIND: '0.0.0.0', PORTS: '3000-3002' }).ports).toEqual(['0.0.0.0:3000-3002:3000']);
    for (const service of ['postgres', 'redis']) expect(given(service).ports).toEqual([]);
  });

  it('takes a password with any characters', () => {
    const { environment } = given('server');
    expect(environment.PGPASSWORD).toBe(PASSWORD);
    expect(new URL(environment.DATABASE_URL ?? '').password).toBe('');
    expect(given('postgres').environment.POSTGRES_PASSWORD).toBe(PASSWORD);
  });

  it('passes every setting of the server and of its bots on', () => {
    const ofServer = SETTINGS.map(({ variable }) => variable).filter((name) => name.startsWith('SKALD_'));
    const ofBots = [...settingsTable().matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
    // The first are for bots that play elsewhere; the container itself sets the others.
    const others = ['SKALD_BOT_URL', 'SKALD_BOT_TOKEN', 'SKALD_HOST', 'SKALD_DATA'];
    const names = [...ofServer, ...ofBots].filter((name) => !others.includes(name));
    expect(names.length).toBeGreaterThan(40);
    const { environment } = given('server', Object.fromEntries(names.map((name) => [name, `of ${name}`])));
    expect(names.filter((name) => environment[name] !== `of ${name}`)).toEqual([]);
    const known = new Set([...names, ...others]);
    expect(Object.keys(environment).filter((name) => name.startsWith('SKALD_') && !known.has(name))).toEqual([]);
  });

  it('waits longer for a stop than a server may take', () => {
    const grace = /^(\d+)s$/.exec(given('server').stop_grace_period ?? '')?.[1] ?? '';
    expect(readConfig({ SKALD_STOP_SECONDS: grace })).toHaveProperty('wrong');
    expect(readConfig({ SKALD_STOP_SECONDS: '300' })).not.toHaveProperty('wrong');
  });

  it('has a proxy with TLS, which the server then trusts', () => {
    const proxy = given('proxy', { DOMAIN: 'play.example' });
    expect(proxy).toMatchObject({ profiles: ['tls'], environment: { DOMAIN: 'play.example' } });
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    const [mounted = ''] = proxy.volumes[0]?.split(':') ?? [];
    expect(existsSync(new URL(mounted, ROOT))).toBe(true);
    expect(configOf({ DOMAIN: 'play.example' })).toMatchObject({ server: { proxies: 1, publicUrl: 'https://play.example' } });
    const own = { DOMAIN: 'play.example', SKALD_PROXIES: '2', SKALD_PUBLIC_URL: 'https://other.example' };
    expect(configOf(own)).toMatchObject({ server: { proxies: 2, publicUrl: 'https://other.example' } });
  });

  it('keeps what must outlive a container in volumes that exist', () => {
    const { services, volumes } = readCompose({ POSTGRES_PASSWORD: PASSWORD });
    const named = Object.values(services).flatMap((service) => service.volumes.filter((volume) => !volume.startsWith('.')));
    expect(new Set(named.map((volume) => volume.split(':')[0]))).toEqual(new Set(Object.keys(volumes)));
  });
});

describe('.dockerignore', () => {
  it('leaves out nothing that a build is made from', () => {
    const patterns = readFileSync(new URL('.dockerignore', ROOT), 'utf8').trim().split('\n');
    const isLeftOut = (path: string): boolean => {
      const folders = path.split('/').map((_, i, parts) => parts.slice(0, i + 1));
      return patterns.some((pattern) =>
        pattern.startsWith('**/')
          ? folders.some((parts) => matches(pattern.slice(3), parts.at(-1) ?? ''))
          : folders.some((parts) => parts.join('/') === pattern),
      );
    };
    const files = [...inputFiles(new URL('.', ROOT).pathname)].filter((path) => !path.startsWith('node_modules/'));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter(isLeftOut)).toEqual([]);
    expect(isLeftOut('build/current/server/main.js') && isLeftOut('apps/web/dist/index.html')).toBe(true);
  });
});

/** A name against a pattern in which `*` stands for anything. */
function matches(pattern: string, name: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(name);
}

function escaped(text: string): string {
  return text.replaceAll(/[.\\+?^$()[\]{}|]/g, '\\$&');
}
