import { beforeAll, describe, expect, it } from 'vitest';
import { freshPath, skald } from '../testing/test-world.ts';

const file = freshPath();

beforeAll(async () => {
  await skald(['simulate', 'holmgang', '--seats', '3', '--games', '1', '--record', file]);
});

describe('skald replay', () => {
  it('tells a spectator every step, and nothing that lies in a hand', async () => {
    const { code, out } = await skald(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('The match begins');
    expect(out).toContain('Standings');
    expect(out).not.toContain('Cards received');
  });

  it('tells a seat its own secrets and answers only', async () => {
    const told = async (seat: string) => (await skald(['replay', file, '--seat', seat])).out;
    const [first, second] = [await told('0'), await told('Seat 1')];
    const received = (text: string) => text.match(/Cards received: [^\n]+/g)?.join();
    expect(received(first)).toBeDefined();
    expect(received(second)).toBeDefined();
    expect(received(first)).not.toBe(received(second));
    expect(first).toMatch(/Seat 0: [^\n]* → \S/);
    expect(first).not.toMatch(/Seat 1: [^\n]* → /);
  });

  it('begins where it is told to', async () => {
    const { out } = await skald(['replay', file, '--from', '5']);
    expect(out).not.toContain('The match begins');
    expect(out).toMatch(/^5\//);
  });

  it.each([
    ['unknown-seat', [file, '--seat', '7']],
    ['unknown-seat', [file, '--seat', 'Loki']],
    ['no-such-step', [file, '--from', '99999']],
    ['bad-arguments', [file, '--from', 'x']],
    ['cannot-read', ['/no/such/file']],
  ])('answers %s with exit code 2', async (expected, words) => {
    const { code, out, err } = await skald(['replay', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
  });
});
