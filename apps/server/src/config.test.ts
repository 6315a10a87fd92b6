import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Config, readConfig, SETTINGS, settingsTable } from './config.ts';

function wrong(env: Record<string, string>): readonly string[] {
  const config = readConfig(env);
  return 'wrong' in config ? config.wrong : [];
}

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({ PATH: '/bin', HOME: '/root' });
    expect(config).toMatchObject({
      server: { host: '127.0.0.1', port: 3000, logLevel: 'info' },
      storage: { data: './data' },
      limits: { sockets: 60, signUpsPerMinute: 5, newMatchesPerMinute: 5, guestMatches: 5, chatIntervalMs: 600, chatQueue: 6 },
    } satisfies { [G in keyof Config]?: Partial<Config[G]> });
    expect(config).toMatchObject({ limits: { answers: 20, answersSeconds: 10, answersBurst: 10, frameBytes: 16_384, bodyBytes: 65_536 } });
  });

  it.each(
    SETTINGS.map(({ path, variable }) => {
      const [group = '', key = ''] = path.split('.');
      return { group, key, variable };
    }).filter(({ group }) => ['limits', 'matches'].includes(group)),
  )('takes the limit $variable from the environment', ({ group, key, variable }) => {
    const [read] = ['1025', '77'].map((value) => readConfig({ [variable]: value })).filter((config) => !('wrong' in config));
    const groups: Record<string, Record<string, unknown>> = read && !('wrong' in read)
      ? { limits: read.limits, matches: read.matches }
      : {};
    expect([1025, 77]).toContain(groups[group]?.[key]);
  });

  it('takes what is set, and takes an empty value for none', () => {
    expect(readConfig({ PORT: '8080', SKALD_ALLOWED_ORIGINS: 'https://a.example, http://b.example:81', SKALD_DATA: '' })).toMatchObject({
      server: { port: 8080, allowedOrigins: ['https://a.example', 'http://b.example:81'] },
      storage: { data: './data' },
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but is "eighty"'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000"'],
    ['SKALD_LIMIT_SOCKETS', '-1', 'SKALD_LIMIT_SOCKETS must be a whole number from 1 to 100000'],
    ['SKALD_LOG_LEVEL', 'loud', 'SKALD_LOG_LEVEL must be one of fatal, error'],
    ['SKALD_PUBLIC_URL', 'play.example', 'SKALD_PUBLIC_URL must be a URL that begins with http:// or https://'],
    ['SKALD_ALLOWED_ORIGINS', 'https://a.example/path', 'SKALD_ALLOWED_ORIGINS must be origins such as'],
    ['SKALD_LIMIT_SOKETS', '5', 'SKALD_LIMIT_SOKETS is not a setting of Skald'],
  ])('says what to change: %s=%s', (variable, value, sentence) => {
    expect(wrong({ [variable]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  it('wants a PostgreSQL where servers are to share it', () => {
    const REDIS_URL = 'redis://:hunter2@127.0.0.1';
    expect(wrong({ REDIS_URL })).toEqual([
      expect.stringMatching(/^REDIS_URL is for servers that share a PostgreSQL\. Set DATABASE_URL too/),
    ]);
    expect(wrong({ REDIS_URL, DATABASE_URL: 'postgresql://127.0.0.1/skald' })).toEqual([]);
    const [sentence] = wrong({ REDIS_URL: 'http://:hunter2@127.0.0.1', DATABASE_URL: 'postgresql://127.0.0.1/skald' });
    expect(sentence).toMatch(/^REDIS_URL must be a URL that begins with redis:\/\/ or rediss:\/\//);
    expect(sentence).not.toContain('hunter2');
  });

  it('names everything that is wrong at once, and shows no secret', () => {
    const sentences = wrong({ PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@host/db', SKALD_METRICS_TOKEN: 'short' });
    expect(sentences).toHaveLength(3);
    expect(sentences.join()).not.toMatch(/hunter2|short/);
  });

  it('is described in docs/hosting.md, every variable and nothing else', async () => {
    const page = await readFile(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
    expect(page).toContain(settingsTable());
    const known = new Set(SETTINGS.map(({ variable }) => variable));
    const mentioned = page.match(/\bSKALD_[A-Z_]+\b/g) ?? [];
    // Those of the bots are checked by their host.
    const own = mentioned.filter((variable) => !variable.startsWith('SKALD_BOT_'));
    expect(own.filter((variable) => !known.has(variable))).toEqual([]);
  });
});
