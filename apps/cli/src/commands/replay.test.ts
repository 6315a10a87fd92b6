import { beforeAll, describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const file = temporaryPath();

beforeAll(async () => {
  await runSkald(['simulate', 'holmgang', '--seats', '3', '--games', '1', '--record', file]);
});

describe('skald replay', () => {
  it('shows a spectator every step, and nothing of any hand', async () => {
    const { code, out } = await runSkald(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('The match begins');
    expect(out).toContain('Standings');
    expect(out).not.toContain('Cards received');
  });

  it('shows a seat only its own secrets and answers', async () => {
    const told = async (seat: string) => (await runSkald(['replay', file, '--seat', seat])).out;
    const [first, second] = [await told('0'), await told('Seat 1')];
    const received = (text: string) => text.match(/Cards received: [^\n]+/g)?.join();
    expect(received(first)).toBeDefined();
    expect(received(second)).toBeDefined();
    expect(received(first)).not.toBe(received(second));
    expect(first).toMatch(/Seat 0: [^\n]* → \S/);
    expect(first).not.toMatch(/Seat 1: [^\n]* → /);
  });

  it('begins at the requested step', async () => {
    const { out } = await runSkald(['replay', file, '--from', '5']);
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
    const { code, out, err } = await runSkald(['replay', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^error \\[${expected}\\]: [^\\n]+\\.\\n$`));
  });
});
