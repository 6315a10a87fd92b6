import { type AnyGame, Defect } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { describe, expect, it } from 'vitest';
import { runSkald } from './testing/test-world.ts';

const broken: AnyGame = {
  ...holmgang,
  standings: () => {
    throw new Defect('no-such-element', 'nobody stands anywhere');
  },
};

describe('the program', () => {
  it('reports its own failures by name, without a stack trace', async () => {
    const games = new Map([['holmgang', broken]]);
    const { code, out, err } = await runSkald(['simulate', 'holmgang', '--games', '1'], [], { games });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/^error \[defect\]: This is a mistake in Skald, [^\n]+nobody stands anywhere\n$/);
  });

  it('has help for every command', async () => {
    for (const command of ['play', 'simulate', 'replay', 'verify', 'rules', 'conformance']) {
      const { code, out, err } = await runSkald([command, '--help']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`Usage: skald ${command}`);
    }
  });

  it.each([[[]], [['dance']], [['verify']], [['verify', 'a', 'b']], [['play', 'raids', '--loud']]])(
    'refuses %j with exit code 2, for people and for machines',
    async (words) => {
      const { code, out, err } = await runSkald(words);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^error \[bad-arguments\]: [A-Z][^\n]+\.\n$/);
      const machine = await runSkald([...words, '--json']);
      expect(machine).toMatchObject({ code: 2, err: '' });
      expect(JSON.parse(machine.out)).toMatchObject({ error: { code: 'bad-arguments' } });
    },
  );
});
