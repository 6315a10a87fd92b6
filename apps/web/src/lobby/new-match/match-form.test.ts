/** From the form to the request. */
import { newMatch } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { CLOCKS, matchRequestOf, newMatchForm, withSeat, withSeatCount } from './match-form.ts';

const NONCE = '0123456789abcdef';

describe('the form of a new match', () => {
  it('seats the host and the bots where they were put', () => {
    const form = withSeat(withSeat(newMatchForm('raids', 3), 2, { kind: 'me' }), 0, { kind: 'bot', choice: { bot: 'warrior' } });
    expect(matchRequestOf(form, [], NONCE)).toMatchObject({ seats: 3, seat: 2, bots: [{ seat: 0, bot: 'warrior' }] });
    const theirs = withSeat({ ...form, ownBots: true }, 1, { kind: 'bot', choice: { bot: 'berserk', owner: 'una' } });
    expect(matchRequestOf(theirs, [], NONCE)).toMatchObject({
      ownBots: true,
      bots: [{ seat: 0 }, { seat: 1, bot: 'berserk', owner: 'una' }],
    });
  });

  it('lets the host look on', () => {
    expect(matchRequestOf(withSeat(newMatchForm('raids', 2), 0, { kind: 'anybody' }), [], NONCE).seat).toBeNull();
  });

  it('keeps a seat for the host when there are fewer', () => {
    const form = withSeat(newMatchForm('raids', 4), 3, { kind: 'me' });
    expect(matchRequestOf(withSeatCount(form, 2), [], NONCE)).toMatchObject({ seats: 2, seat: 0 });
  });

  it.each(CLOCKS)('is a request that the server takes, with the clock %s', (clock) => {
    const form = { ...newMatchForm('raids', 2), clock, isPrivate: true, spectators: false, delayMs: 60_000 };
    const read = newMatch.safeParse(matchRequestOf(form, [], NONCE));
    expect(read.success).toBe(true);
    expect(read.data?.spectators).toEqual({ allowed: false, delayMs: 0 });
  });
});
