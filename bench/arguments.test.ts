import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '@skald/engine/games';
import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

it('without more words, every game is measured', () => {
  expect(parseArguments(['engine'])).toEqual({ suite: 'engine', games: [...games.values()], seconds: 4, json: false, record: false });
});

it('games, seconds and ways to report can be chosen', () => {
  const request = parseArguments(['engine', '--game', 'raids', '--seconds', '0.5', '--json', '--record']);
  expect(request).toEqual({ suite: 'engine', games: [games.get('raids')], seconds: 0.5, json: true, record: true });
});

it('the server is measured with 250 matches, or with another number', () => {
  expect(parseArguments(['server'])).toEqual({ suite: 'server', matches: 250, seconds: 15, json: false, record: false });
  expect(parseArguments(['server', '--matches', '20', '--seconds', '3'])).toMatchObject({ matches: 20, seconds: 3 });
});

it('the web is measured as it is', () => {
  expect(parseArguments(['web'])).toEqual({ suite: 'web', seconds: 8, json: false, record: false });
});

it('help needs nothing else', () => {
  expect(parseArguments(['-h'])).toBe('help');
});

it.each([
  ['nothing to measure', [], 'bad-arguments'],
  ['an unknown suite', ['kitchen'], 'bad-arguments'],
  ['an unknown flag', ['engine', '--fast'], 'bad-arguments'],
  ['no number of seconds', ['engine', '--seconds', 'many'], 'bad-arguments'],
  ['no time at all', ['engine', '--seconds', '0'], 'bad-arguments'],
  ['matches for the engine', ['engine', '--matches', '20'], 'bad-arguments'],
  ['half a match', ['server', '--matches', '0.5'], 'bad-arguments'],
  ['too many matches', ['server', '--matches', '100000'], 'bad-arguments'],
  ['a game for the server', ['server', '--game', 'raids'], 'bad-arguments'],
  ['a game for the web', ['web', '--game', 'raids'], 'bad-arguments'],
  ['an unknown game', ['engine', '--game', 'chess'], 'unknown-game'],
])('%s is refused with a code', (_what, args, code) => {
  expect(() => parseArguments(args)).toThrow(expect.objectContaining({ code }));
});

it('a refusal is one sentence on stderr and exit code 2, without a stack trace', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const words = ['--conditions=source', '--import', 'tsx', main, 'engine', '--game', 'chess'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^error \[unknown-game\]: [^\n]+\n$/);
});
