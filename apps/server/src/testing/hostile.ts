/** Messages that nobody should send: random ones, real ones changed a little, those of other seats and of other matches. */
import { type Random, sampleAnswer } from '@skald/engine';
import { clientMessages } from '@skald/protocol';

/** What a message may be made of: things that exist, so that it looks right. */
export interface Material {
  readonly matches: readonly string[];
  /** Decisions that are open now, of whatever seat. */
  readonly decisions: readonly { readonly id: string; readonly space: Parameters<typeof sampleAnswer>[0] }[];
}

export interface HostileMessage {
  readonly name: string;
  readonly words: readonly unknown[];
}

/** Resigning and handing over end the match for everybody: they are allowed, and would end the test. */
const NAMES = Object.keys(clientMessages).filter((name) => !['match.resign', 'match.hand-over'].includes(name));

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc',
  [],
  {},
  [[[]]],
  { toString: 1 },
  { valueOf: 1 },
  { __proto__: { admin: true } },
  'x'.repeat(500),
  Array.from({ length: 200 }, () => 0),
  { type: 'Buffer', data: [1, 2] },
  { _placeholder: true, num: 0 },
  Number.MAX_SAFE_INTEGER,
  -0,
  "'; DROP TABLE matches; --",
];

export function hostileMessage(random: Random, material: Material): HostileMessage {
  const name = random.below(10) === 0 ? JSON.stringify(pick(random, STRANGE)) : pick(random, NAMES);
  const body = random.below(8) === 0 ? pick(random, STRANGE) : mutated(random, likelyBody(random, material));
  const extra = random.below(20) === 0 ? [pick(random, STRANGE)] : [];
  return { name: isReserved(name) ? 'x' : name, words: [body, ...extra] };
}

/** A body with every entry that any message has: some of it fits. */
function likelyBody(random: Random, { matches, decisions }: Material): Record<string, unknown> {
  const decision = decisions.length > 0 ? pick(random, decisions) : undefined;
  const all: Record<string, unknown> = {
    match: pick(random, [...matches, 'nosuchmatch000000']),
    commandId: Array.from({ length: 20 }, () => random.below(10)).join(''),
    decision: decision?.id ?? '0.0',
    answer: decision ? sampleAnswer(decision.space, random) : 0,
    seat: random.below(5),
    text: 'hail',
    request: 'r',
    agree: true,
    cursor: { epoch: 'e', p: random.below(9), q: random.below(9) },
    lexicons: ['x'],
    filter: {},
    bot: 'nobody',
  };
  const wanted = SHAPES[random.below(SHAPES.length)] ?? [];
  return Object.fromEntries(wanted.map((key) => [key, all[key]]));
}

const SHAPES: readonly (readonly string[])[] = [
  ['match', 'commandId', 'decision', 'answer'],
  ['match', 'decision', 'answer'],
  ['match', 'commandId'],
  ['match', 'commandId', 'seat'],
  ['match', 'commandId', 'request', 'agree'],
  ['match', 'seat', 'cursor', 'lexicons'],
  ['match'],
  ['filter'],
  [],
];

/** Nothing, or one entry, or two, made strange, left out or added. */
function mutated(random: Random, body: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...body };
  for (let times = random.below(3); times > 0; times--) {
    const keys = Object.keys(copy);
    const key = keys.length > 0 && random.below(5) > 0 ? pick(random, keys) : `entry${random.below(3)}`;
    if (random.below(4) === 0) delete copy[key];
    else copy[key] = pick(random, STRANGE);
  }
  return copy;
}

function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[random.below(from.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** The client library does not send these. */
function isReserved(name: string): boolean {
  return ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener', ''].includes(name);
}
