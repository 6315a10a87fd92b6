import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readPacing, readServerLocation, settingsTable } from './config.ts';

const URL_AND_TOKEN = ['--url', 'http://127.0.0.1:3000', '--token', 'one'];

describe('the settings of the bots', () => {
  it('need no more than a server and a token', () => {
    expect(readPacing({ PATH: '/bin' })).toMatchObject({ capacity: 1000, paceMs: 900, budgetMs: 3000, searchMs: 1000, logLevel: 'info' });
    expect(readServerLocation({}, URL_AND_TOKEN)).toEqual({ url: 'http://127.0.0.1:3000', tokens: ['one'] });
    expect(readServerLocation({ SKALD_BOT_URL: 'https://play.example', SKALD_BOT_TOKEN: 'one, two' }, [])).toEqual({
      url: 'https://play.example',
      tokens: ['one', 'two'],
    });
    expect(readServerLocation({ SKALD_BOT_URL: 'https://play.example' }, URL_AND_TOKEN)).toMatchObject({ url: 'http://127.0.0.1:3000' });
  });

  it.each([
    [{ SKALD_BOT_THREADS: 'many' }, 'SKALD_BOT_THREADS must be a whole number from 1 to 64, but is "many".'],
    [{ SKALD_BOT_BUDGET_MS: '1' }, 'SKALD_BOT_BUDGET_MS must be a whole number from 10 to 600000, but is "1".'],
    [{ SKALD_LOG_LEVEL: 'loud' }, 'SKALD_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
    [{ SKALD_BOT_PACE: '5' }, 'SKALD_BOT_PACE is not a setting of the bots. Remove it, or correct its name (docs/hosting.md lists all).'],
  ])('say what to change: %o', (env, sentence) => {
    expect(readPacing(env)).toEqual({ wrong: [sentence] });
  });

  it('say what is missing, and show no token', () => {
    expect(readServerLocation({}, [])).toEqual({
      wrong: [expect.stringMatching(/^SKALD_BOT_URL is not set\./), expect.stringMatching(/^SKALD_BOT_TOKEN is not set\./)],
    });
    const said = JSON.stringify(readServerLocation({ SKALD_BOT_TOKEN: 'hunter2,,' }, ['--url', 'play.example']));
    expect(said).toMatch(/SKALD_BOT_URL must be a URL.*SKALD_BOT_TOKEN must be one token/);
    expect(said).not.toContain('hunter2');
    expect(readServerLocation({}, ['--tokens', 'x'])).toMatchObject({
      wrong: [expect.stringMatching(/^The arguments are --url and --token/)],
    });
  });

  it('are described in docs/hosting.md', async () => {
    expect(await readFile(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')).toContain(settingsTable());
  });
});
