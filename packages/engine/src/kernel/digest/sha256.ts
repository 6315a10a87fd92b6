/** SHA-256 (FIPS 180-4) and HMAC over it, so that digests and chance are the same in Node, a worker and a browser, synchronously. */

const ROUND = new Int32Array(64);
const START = new Int32Array(8);
fillConstants();

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes, found with exact integer roots. */
function fillConstants(): void {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    if (!isPrime(n)) continue;
    ROUND[found] = Number(root(BigInt(n) << 96n, 3n) & 0xffffffffn);
    if (found < 8) START[found] = Number(root(BigInt(n) << 64n, 2n) & 0xffffffffn);
    found++;
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** The integer `degree`-th root of `value`, by bisection. */
function root(value: bigint, degree: bigint): bigint {
  let low = 0n;
  let high = 1n << 64n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[n++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xdc00 && i + 1 < text.length) {
      const low = text.charCodeAt(i + 1);
      if (low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        i++;
      }
    }
    if (code >= 0xd800 && code < 0xe000) code = 0xfffd; // a lone surrogate, as TextEncoder writes it
    if (code < 0x800) bytes[n++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[n++] = 0xe0 | (code >> 12);
      else {
        bytes[n++] = 0xf0 | (code >> 18);
        bytes[n++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[n++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[n++] = 0x80 | (code & 63);
  }
  return bytes.subarray(0, n);
}

const words = new Int32Array(64);

/** The SHA-256 of some bytes, as 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const whole = bytes.length - (bytes.length % 64);
  for (let offset = 0; offset < whole; offset += 64) compress(state, bytes, offset);
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const bits = new DataView(tail.buffer);
  bits.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  bits.setUint32(tail.length - 4, bytes.length << 3);
  for (let offset = 0; offset < tail.length; offset += 64) compress(state, tail, offset);
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) view.setInt32(i * 4, state[i] ?? 0);
  return out;
}

/** Compresses one 64-byte block into the state. */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  expand(bytes, offset);
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

/** The message schedule: 16 words of the block, then 48 made from them. */
function expand(bytes: Uint8Array, offset: number): void {
  const w = words;
  for (let i = 0, p = offset; i < 16; i++, p += 4) {
    w[i] = (byte(bytes, p) << 24) | (byte(bytes, p + 1) << 16) | (byte(bytes, p + 2) << 8) | byte(bytes, p + 3);
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
}

function word(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

function byte(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

/** HMAC-SHA256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  const outer = new Uint8Array(96);
  for (let i = 0; i < 64; i++) {
    inner[i] = byte(block, i) ^ 0x36;
    outer[i] = byte(block, i) ^ 0x5c;
  }
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

const PAIRS = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

/** Bytes as lower-case hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += PAIRS[byte(bytes, i)] ?? '';
  return text;
}

/** The bytes of a hexadecimal string; undefined if it is not one. */
export function unhex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}
