/** Configurations for tests: the defaults, with what a test wants otherwise. */
import { type Config, type Environment, readConfig } from '../config.ts';

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
