/** Chance is asked for, named and recorded. Three sources with one interface: a keyed hash, a fast generator, and the recorded facts. */
import { Defect } from './defect.ts';
import { hex, hmac, sha256, utf8 } from './digest/sha256.ts';

/**
 * A source of chance. `nth` counts the draws of a stream, so that a source needs no memory.
 * It answers with one number for each bound, uniformly chosen from 0 to bound - 1.
 */
export interface Chance {
  draw(stream: string, nth: number, bounds: readonly number[]): readonly number[];
}

/** What chance decided, as it is kept in the log. */
export interface Fact {
  readonly stream: string;
  readonly draws: readonly number[];
}

/** A quick source of whole numbers below a bound, for sampling and search. */
export interface Random {
  below(bound: number): number;
}

const TWO_32 = 0x1_0000_0000;

/** The server's source: HMAC-SHA256 of stream and counter under the key of the match. */
export function keyedChance(key: Uint8Array): Chance {
  return {
    draw(stream, nth, bounds) {
      let block = 0;
      let left: number[] = [];
      const next = (): number => {
        if (left.length === 0) left = words(hmac(key, utf8(`${stream}\n${nth}\n${block++}`)));
        return left.shift() ?? 0;
      };
      return bounds.map((bound) => fairly(bound, next));
    },
  };
}

/** The key of a match: nobody who knows only the secret, or only the nonces, could have foreseen it. */
export function matchKey(secret: string, nonces: readonly string[]): Uint8Array {
  return hmac(utf8(secret), utf8(JSON.stringify(nonces)));
}

/** What is published of a secret before the first answer. */
export function commitment(secret: string): string {
  return hex(sha256(utf8(secret)));
}

/** A fast source for search and fuzzing; the same seed always gives the same chance. */
export function fastChance(seed: number): Chance {
  return {
    draw(stream, nth, bounds) {
      const random = fastRandom(seed, hashText(stream), nth);
      return bounds.map((bound) => random.below(bound));
    },
  };
}

/** The source for replay: hands out recorded facts in their order and throws where one does not fit. */
export interface RecordedChance extends Chance {
  /** How many facts have not been asked for yet. */
  left(): number;
}

export function recordedChance(facts: readonly Fact[]): RecordedChance {
  let used = 0;
  return {
    left: () => facts.length - used,
    draw(stream, _nth, bounds) {
      const fact = facts[used++];
      if (!fact) throw new Defect('fact-missing', `no fact is recorded for ${stream}`);
      if (fact.stream !== stream) throw new Defect('fact-mismatch', `${stream} was asked for, ${fact.stream} is recorded`);
      const fits = fact.draws.length === bounds.length && fact.draws.every((drawn, i) => isBelow(drawn, bounds[i] ?? 0));
      if (!fits) throw new Defect('fact-mismatch', `the recorded draws of ${stream} are not possible`);
      return fact.draws;
    },
  };
}

/** Small fast counter generator (sfc32), seeded by any whole numbers. */
export function fastRandom(...seeds: readonly number[]): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (const seed of seeds) {
    a ^= seed | 0;
    b ^= Math.floor(seed / TWO_32) | 0;
    for (let i = 0; i < 6; i++) next();
  }
  for (let i = 0; i < 6; i++) next();
  return { below: (bound) => fairly(bound, next) };
}

/** A whole number from a text, for seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Rejects the top of the range, so that every number below the bound is equally likely. */
function fairly(bound: number, next: () => number): number {
  const limit = TWO_32 - (TWO_32 % bound);
  for (;;) {
    const word = next();
    if (word < limit) return word % bound;
  }
}

function words(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4));
}

function isBelow(value: number, bound: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < bound;
}
