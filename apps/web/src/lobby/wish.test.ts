/** From the form to the request. */
import { newMatch } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { CLOCKS, requestFor, wishFor, withGuest, withSeats } from './wish.ts';

const NONCE = '0123456789abcdef';

describe('a wish for a match', () => {
  it('seats the host and the bots where they were put', () => {
    const wish = withGuest(withGuest(wishFor('raids', 3), 2, { kind: 'me' }), 0, { kind: 'bot', bot: 'warrior' });
    expect(requestFor(wish, [], NONCE)).toMatchObject({ seats: 3, seat: 2, bots: [{ seat: 0, bot: 'warrior' }] });
  });

  it('lets the host look on', () => {
    expect(requestFor(withGuest(wishFor('raids', 2), 0, { kind: 'anybody' }), [], NONCE).seat).toBeNull();
  });

  it('keeps a seat for the host when there are fewer', () => {
    const wish = withGuest(wishFor('raids', 4), 3, { kind: 'me' });
    expect(requestFor(withSeats(wish, 2), [], NONCE)).toMatchObject({ seats: 2, seat: 0 });
  });

  it.each(CLOCKS)('is a request that the server takes, with the clock %s', (clock) => {
    const wish = { ...wishFor('raids', 2), clock, isPrivate: true, spectators: false, delayMs: 60_000 };
    const read = newMatch.safeParse(requestFor(wish, [], NONCE));
    expect(read.success).toBe(true);
    expect(read.data?.spectators).toEqual({ allowed: false, delayMs: 0 });
  });
});
