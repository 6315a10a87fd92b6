import { afterEach, describe, expect, it, vi } from 'vitest';
import { sagaOfMatch } from './saga-of-match.ts';

describe('the saga of a match', () => {
  afterEach(() => vi.unstubAllGlobals());

  function serverSays(status: number, text = '{}'): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(text, { status });
    });
    return asked;
  }

  it('is asked for with the token of the link, where there is one', async () => {
    const asked = serverSays(200, '{"saga":1}');
    expect(await sagaOfMatch('m1', null)).toEqual({ saga: '{"saga":1}' });
    await sagaOfMatch('m1', 'a&b=c');
    expect(asked).toEqual(['/api/matches/m1/saga', '/api/matches/m1/saga?share=a%26b%3Dc']);
  });

  it('says why it is missing', async () => {
    for (const [status, missing] of [
      [403, 'private'],
      [404, 'unknown'],
      [409, 'running'],
      [503, 'failed'],
    ] as const) {
      serverSays(status);
      expect(await sagaOfMatch('m1', null)).toEqual({ missing });
    }
  });
});
