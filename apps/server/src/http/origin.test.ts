import { describe, expect, it } from 'vitest';
import type { Environment } from '../config.ts';
import { testConfig } from '../testing/settings.ts';
import { isOriginAllowed } from './origin.ts';

const allowed = (headers: { origin?: string; host?: string }, env: Environment = {}) => isOriginAllowed(headers, testConfig(env).server);

describe('an origin', () => {
  it('is that of the host asked for, where no address is set', () => {
    expect(allowed({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true);
    expect(allowed({ origin: 'https://proxy.example', host: 'proxy.example' })).toBe(true);
    expect(allowed({ origin: 'http://localhost:3001', host: 'localhost:3000' })).toBe(false);
    expect(allowed({ origin: 'http://evil.example', host: 'localhost:3000' })).toBe(false);
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
