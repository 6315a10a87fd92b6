import { describe, expect, it } from 'vitest';
import type { Environment } from '../../config.ts';
import { testConfig } from '../../testing/settings.ts';
import { isOriginAllowed } from './origin.ts';

const allowed = (headers: { origin?: string; host?: string }, env: Environment = {}) => isOriginAllowed(headers, testConfig(env).server);

describe('an origin', () => {
  it('is that of the host asked for, where no address is set', () => {
    expect(allowed({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true);
    expect(allowed({ origin: 'http://localhost:3001', host: 'localhost:3000' })).toBe(false);
    expect(allowed({ origin: 'http://evil.example', host: 'localhost:3000' })).toBe(false);
  });

  it('may be https where a proxy stands in front, which may speak TLS, and nowhere else', () => {
    const headers = { origin: 'https://proxy.example', host: 'proxy.example' };
    expect(allowed(headers, { SKALD_PROXIES: '1' })).toBe(true);
    expect(allowed({ ...headers, origin: 'http://proxy.example' }, { SKALD_PROXIES: '1' })).toBe(true);
    expect(allowed({ ...headers, origin: 'ftp://proxy.example' }, { SKALD_PROXIES: '1' })).toBe(false);
    expect(allowed(headers)).toBe(false);
  });

  it('has nothing but a scheme, a host and a port', () => {
    for (const origin of [
      'http://evil@localhost:3000',
      'http://localhost:3000/',
      'http://localhost:3000/page',
      'http://localhost:3000?x',
    ]) {
      expect(allowed({ origin, host: 'localhost:3000' }), origin).toBe(false);
      expect(allowed({ origin, host: 'localhost:3000' }, { SKALD_PROXIES: '1' }), origin).toBe(false);
    }
  });

  it('is the address that is set, whatever host is asked for, or one of the further ones', () => {
    const env = { SKALD_PUBLIC_URL: 'https://play.example/games', SKALD_ALLOWED_ORIGINS: 'https://beta.example' };
    expect(allowed({ origin: 'https://play.example', host: '10.0.0.1' }, env)).toBe(true);
    expect(allowed({ origin: 'https://beta.example' }, env)).toBe(true);
    expect(allowed({ origin: 'http://play.example', host: 'play.example' }, env)).toBe(false);
    expect(allowed({ origin: 'https://evil.example', host: 'evil.example' }, env)).toBe(false);
  });

  it('must be named, and make sense', () => {
    for (const origin of [undefined, '', 'null', 'not a url']) {
      expect(allowed({ host: 'localhost:3000', ...(origin === undefined ? {} : { origin }) })).toBe(false);
    }
  });
});
