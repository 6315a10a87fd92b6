/** Configurations for tests: the defaults, with what a test wants otherwise. */
import { type Config, type Environment, readConfig } from '../config.ts';

/** Limits that many players from one address do not reach. */
export const ROOMY: Environment = {
  SKALD_LIMIT_REQUESTS: '100000',
  SKALD_LIMIT_FILES: '100000',
  SKALD_LIMIT_SIGN_UPS: '100000',
  SKALD_LIMIT_NEW_MATCHES: '100000',
  SKALD_LIMIT_GUEST_MATCHES: '1000',
  SKALD_LIMIT_MATCHES: '100000',
  SKALD_LIMIT_CONNECTIONS: '100000',
  SKALD_LIMIT_SOCKETS: '10000',
  SKALD_LIMIT_ANSWERS: '10000',
  SKALD_LIMIT_ANSWERS_BURST: '10000',
  SKALD_LIMIT_MESSAGES: '1000000',
};

export function testConfig(env: Environment = {}): Config {
  const config = readConfig({
    SKALD_LOG_LEVEL: 'silent',
    PORT: '0',
    SKALD_PASSWORD_MEMORY_KIB: '8192',
    SKALD_PASSWORD_PASSES: '1',
    ...env,
  });
  if ('wrong' in config) throw new Error(config.wrong.join(' '));
  return config;
}

export function storageSettings(other: Partial<Config['storage']> = {}): Config['storage'] {
  return { ...testConfig().storage, ...other };
}
