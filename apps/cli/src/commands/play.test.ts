import { readFileSync, writeFileSync } from 'node:fs';
import { defineGame, required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { type RunResult, runSkald, temporaryPath } from '../testing/test-world.ts';

/** Answers that sooner or later fit every kind of decision; the session refuses the others and asks again. */
const ANYTHING = Array.from({ length: 3000 }, (_, i) => ['1', '2', '0', '1 2 3', ''][i % 5] ?? '');

async function verdict(file: string): Promise<unknown> {
  const { code, out } = await runSkald(['verify', file, '--json']);
  return code === 0 ? JSON.parse(out) : out;
}

function play(words: readonly string[], typed: readonly string[]): Promise<RunResult> {
  return runSkald(['play', ...words], typed);
}

describe('skald play', () => {
  it.each([
    ['raids', 'en', 'Standings'],
    ['raids', 'de', 'Endstand'],
    ['raids', 'it', 'Classifica'],
    ['holmgang', 'en', 'Standings'],
  ])('plays %s to its end in %s, and the record is proven', async (game, language, heading) => {
    const file = temporaryPath();
    const { code, out, err } = await play([game, '--lang', language, '--record', file], ANYTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`\n${heading}\n`);
    expect(await verdict(file)).toMatchObject({ ok: true, finished: true, chance: 'proven', players: ['Skald', 'Ragna'] });
  });

  it.each([
    ['en', 'The bot novice found no answer to '],
    ['de', 'Der Bot novice fand keine Antwort auf '],
    ['it', 'Il bot novice non ha trovato risposta a '],
  ])('goes on with the fallback when a bot fails, and reports it in %s', async (language, sentence) => {
    const imagine = (): never => {
      throw new Error('nothing hidden fits');
    };
    const unimaginable = defineGame({ ...required(findGame('raids'), 'raids'), imagine });
    const words = ['play', 'raids', '--seats', 'novice,novice', '--seed', '1', '--lang', language];
    const { code, out, err } = await runSkald(words, [], { games: new Map([['raids', unimaginable]]) });
    expect(code).toBe(0);
    expect(out).not.toContain('nothing hidden fits');
    expect(err).toContain(sentence);
    expect(err).toContain('(nothing hidden fits)');
  });

  it('plays the same match from the same seed', async () => {
    const words = ['raids', '--seats', 'random,you,random', '--seed', 'wolf'];
    const [first, again] = [await play(words, ANYTHING), await play(words, ANYTHING)];
    expect(again.out).toBe(first.out);
    expect((await play([...words.slice(0, 3), '--seed', 'raven'], ANYTHING)).out).not.toBe(first.out);
  });

  it('keeps the record of a match that is left, by q or by the end of input', async () => {
    for (const typed of [['1', 'q'], ['1']]) {
      const file = temporaryPath();
      const { code, out } = await play(['raids', '--record', file], typed);
      expect(code).toBe(0);
      expect(out).toContain('You leave the table before the end.');
      expect(await verdict(file)).toMatchObject({ ok: true, finished: false, chance: 'proven' });
    }
  });

  it('points out what cannot be an answer, and asks again', async () => {
    const { out } = await play(['raids', '--seed', '1'], ['99', '-1', '1.5', 'x'.repeat(5000), 'no such thing', 'q']);
    expect(out).toContain('“99” is not a number from 1 to ');
    expect(out).toContain('“-1” is not a number from 1 to ');
    expect(out).toContain('“1.5” is not a number from 1 to ');
    expect(out).toContain('That is too long.');
    expect(out).toContain('No choice contains “no such thing”.');
  });

  it('shows only the choices that contain a word, and why others are not on offer', async () => {
    const { out } = await play(['raids', '--seed', '1'], ['harbour', 'w 5', 'w', 'w to 5', 'w xyzzy', '?', 'q']);
    const answers = out.split('A number from').slice(1);
    expect(answers[0]).toMatch(/Harbour/);
    expect(answers[0]).not.toMatch(/Rune stone \(space/);
    expect(answers[1]).toContain('Number 5 is on offer.');
    expect(answers[2]).toContain('Not on offer');
    expect(answers[3]).toContain('Ships cannot stop at a village. RD-8.2');
    expect(answers[4]).toContain('Nothing that contains “xyzzy” is withheld here.');
    expect(answers[5]).toContain('take back your last answer');
  });

  it('takes an answer back where nobody has learned from it, and only there', async () => {
    const file = temporaryPath();
    const alone = ['holmgang', '--seats', 'you,random', '--seed', '3', '--record', file];
    const { out } = await play(alone, ['u', '1', '1', '2', 'u', 'q']);
    expect(out).toContain('There is nothing you can take back');
    expect(out).toContain('Skald takes the last answer back.');
    expect(readFileSync(file, 'utf8')).toContain('"undo":true');
    expect(await verdict(file)).toMatchObject({ ok: true, finished: false });
  });

  it('hides hands from the others at the same keyboard', async () => {
    const { out } = await play(['holmgang', '--seats', 'Anna,Bo', '--seed', '2'], ['', '1', '', '1', 'q']);
    expect(out).toContain('Hand the keyboard to Bo');
    const [annas = '', bos = ''] = out.split('Hand the keyboard to Bo');
    const received = (text: string) => text.match(/Cards received: cards [^\n]+/g) ?? [];
    expect(received(annas)).toHaveLength(1);
    expect(received(bos.split('Hand the keyboard')[0] ?? '')).toHaveLength(1);
    expect(received(annas)).not.toEqual(received(bos.split('Hand the keyboard')[0] ?? ''));
  });

  it('can be watched with nobody at the keyboard', async () => {
    const { code, out } = await play(['raids', '--seats', 'random,random', '--seed', '1'], []);
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
  });

  it('seats bots of every kind, and says who plays how', async () => {
    const file = temporaryPath();
    const words = ['raids', '--seats', 'you,warrior,novice,random', '--seed', '1', '--record', file];
    const { code, out } = await play(words, ANYTHING);
    expect(code).toBe(0);
    expect(out).toMatch(
      /Skald +plays at this keyboard\n +Ragna +plays like a warrior\n +Ivar +plays like a novice\n +Sigrid +plays at random\n/,
    );
    expect(await verdict(file)).toMatchObject({ ok: true, finished: true, players: ['Skald', 'Ragna', 'Ivar', 'Sigrid'] });
  });

  it.each([
    ['unknown-game', ['chess']],
    ['seat-count', ['raids', '--seats', 'you']],
    ['bad-seats', ['raids', '--seats', 'you,']],
    ['bad-seats', ['raids', '--seats', 'Anna,Anna']],
    ['bad-seats', ['raids', '--seats', 'you,\u001b[2J']],
    ['bad-options', ['raids', '--options', '7']],
    ['bad-arguments', ['raids', '--lang', 'fr']],
    ['cannot-write', ['raids', '--record', '/no/such/folder/x']],
  ])('answers %s with exit code 2', async (expected, words) => {
    const { code, out, err } = await play(words, []);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
  });

  it('never writes over a file', async () => {
    const file = temporaryPath();
    writeFileSync(file, 'precious');
    expect((await play(['raids', '--record', file], [])).err).toContain('error [file-exists]');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });
});
