import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal } from '../state/json.ts';
import { hex, hmac, sha256, unhex, utf8 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

function platform(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

describe('SHA-256', () => {
  it('is what the platform computes', () => {
    fc.assert(fc.property(bytes, (data) => hex(sha256(data)) === platform(data)));
  });

  it.each([0, 55, 56, 63, 64, 65, 119, 120, 1_000_000])('pads %i bytes', (length) => {
    const data = new Uint8Array(length).fill(97);
    expect(hex(sha256(data))).toBe(platform(data));
  });

  it('keys a hash as the platform does', () => {
    const keys = fc.uint8Array({ maxLength: 100 });
    fc.assert(fc.property(keys, bytes, (key, data) => hex(hmac(key, data)) === createHmac('sha256', key).update(data).digest('hex')));
  });

  it('encodes text as the platform does, lone surrogates included', () => {
    const same = (text: string): boolean => equal([...utf8(text)], [...new TextEncoder().encode(text)]);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), same));
    expect(same('\ud800x')).toBe(true);
  });

  it('reads hexadecimal digits back, and nothing else', () => {
    fc.assert(fc.property(bytes, (data) => equal([...(unhex(hex(data)) ?? [256])], [...data])));
    expect(unhex('abc')).toBeUndefined();
    expect(unhex('zz')).toBeUndefined();
  });
});
