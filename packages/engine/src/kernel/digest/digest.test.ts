import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { digest, hashBy } from './digest.ts';
import { hex, sha256 } from './sha256.ts';

const native = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const state = { table: { round: 3, name: 'Þórr' }, hands: [[], ['axe']], box: {} };

afterEach(() => hashBy((bytes) => hex(sha256(bytes))));

describe('the digest', () => {
  it('is the same by the hash that a host lends', () => {
    const own = digest(state);
    let asked = 0;
    hashBy((bytes) => {
      asked++;
      return native(bytes);
    });
    const before = asked;
    expect(digest(state)).toBe(own);
    expect(asked).toBe(before + 1);
  });

  it('does not take another hash', () => {
    expect(() => hashBy(() => '00')).toThrow(/bad-hash/);
    expect(() => hashBy((bytes) => native(bytes).toUpperCase())).toThrow(/bad-hash/);
    expect(digest(state)).toBe(native(new TextEncoder().encode('{"box":{},"hands":[[],["axe"]],"table":{"name":"Þórr","round":3}}')));
  });
});
