import { describe, expect, it } from 'vitest';
import { lookalikeKey } from './lookalikes.ts';

describe('the lookalike key', () => {
  it('tells numbers apart', () => {
    const names = Array.from({ length: 2000 }, (_, number) => `Person ${number}`);
    expect(new Set(names.map(lookalikeKey)).size).toBe(names.length);
  });

  it.each([
    ['Bodvar', '6odvar'],
    ['Ragnar61', 'Ragnar6l'],
    ['Ragnar6O', 'Ragnar60'],
    ['Hilda', 'Hi1da'],
  ])('sees that %s and %s look alike', (name, other) => expect(lookalikeKey(other)).toBe(lookalikeKey(name)));
});
