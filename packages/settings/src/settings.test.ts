import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choice, readSettings, setting, settingsOf, settingsTable, text, unknownVariables, url, webUrl, whole } from './index.ts';

const shape = z.object({
  home: setting(webUrl(), { variable: 'APP_HOME', text: 'The server.', defaultText: 'none' }),
  storage: z.object({
    folder: text('APP_FOLDER', './data', 'The folder.'),
    rows: whole('APP_ROWS', 5, [1, 10], 'Rows in one commit.'),
    database: url('APP_DATABASE', ['postgres:'], 'none', 'The database.'),
  }),
  level: choice('APP_LEVEL', ['quiet', 'loud'], 'quiet', 'How much is logged.'),
});
const APP_HOME = 'https://play.example';

describe('settings', () => {
  it('have defaults, and an empty variable counts as unset', () => {
    expect(readSettings(shape, { APP_HOME, APP_ROWS: '' })).toEqual({
      value: { home: APP_HOME, storage: { folder: './data', rows: 5 }, level: 'quiet' },
    });
    expect(readSettings(shape, { APP_HOME, APP_ROWS: '7', APP_LEVEL: 'loud' })).toMatchObject({
      value: { storage: { rows: 7 }, level: 'loud' },
    });
  });

  it('say everything that is wrong at once, with advice, and show no secret', () => {
    const env = { APP_ROWS: '11', APP_LEVEL: 'shrill', APP_DATABASE: 'mysql://user:hunter2@host' };
    expect(readSettings(shape, env, ({ defaultText }) => ` The default is ${defaultText}.`)).toEqual({
      wrong: [
        'APP_HOME is not set. The server. The default is none.',
        'APP_ROWS must be a whole number from 1 to 10, but is "11". The default is 5.',
        'APP_DATABASE must be a URL that begins with postgres://. The default is none.',
        'APP_LEVEL must be one of quiet, loud, but is "shrill". The default is quiet.',
      ],
    });
  });

  it('are listed group by group, and unknown names are found', () => {
    const settings = settingsOf(shape);
    expect(settings.map(({ path }) => path)).toEqual(['home', 'storage.folder', 'storage.rows', 'storage.database', 'level']);
    expect(settingsTable(settings).split('\n')[4]).toBe('| `APP_ROWS` | 5 | Rows in one commit. |');
    expect(unknownVariables({ APP_ROW: '1', APP_ROWS: '1', PATH: '' }, settings, 'the app', (name) => name.startsWith('APP_'))).toEqual([
      'APP_ROW is not a setting of the app. Remove it, or correct its name (docs/hosting.md lists all).',
    ]);
  });
});
