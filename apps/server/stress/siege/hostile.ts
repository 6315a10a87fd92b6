/** Hostile messages: random ones, real ones with small changes, messages of other seats and of other matches. */
import { type Random, sampleAnswer } from '@skald/engine';
import { clientMessages } from '@skald/protocol';
import type { RealMessage } from './besieged.ts';

/** Real values that make a hostile message look right. */
export interface Material {
  readonly matches: readonly string[];
  /** Decisions that are open now, of any seat. */
  readonly decisions: readonly { readonly id: string; readonly space: Parameters<typeof sampleAnswer>[0] }[];
  /** Exact copies of messages that others have sent. */
  readonly real: readonly RealMessage[];
  /** Resigning and handing over are legal, but would end the match and with it the siege. */
  readonly may: 'anything' | 'nothing-that-ends-matches';
}

export interface HostileMessage {
  readonly name: string;
  readonly words: readonly unknown[];
  /** An answer to a decision of another seat: it must never be accepted. */
  readonly isForOthers: boolean;
}

const NAMES = Object.keys(clientMessages);
const HARMLESS = NAMES.filter((name) => !['match.resign', 'match.hand-over'].includes(name));

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
  'x'.repeat(3500),
];

export function hostileMessage(random: Random, material: Material): HostileMessage {
  if (material.real.length > 0 && random.below(4) === 0) return stolen(random, material);
  const names = material.may === 'anything' ? NAMES : HARMLESS;
  const name = random.below(10) === 0 ? JSON.stringify(pick(random, STRANGE)) : pick(random, names);
  const body = random.below(8) === 0 ? pick(random, STRANGE) : mutated(random, likelyBody(random, material, name));
  const extra = random.below(20) === 0 ? [pick(random, STRANGE)] : [];
  return { name: isReserved(name) ? 'x' : name, words: [body, ...extra], isForOthers: name === 'match.answer' };
}

/** A real answer of another player, exact or slightly changed, to an old or an open decision. */
function stolen(random: Random, { real, decisions }: Material): HostileMessage {
  const { match, commandId, decision, answer } = pick(random, real);
  const open = decisions.length > 0 && random.below(2) === 0 ? pick(random, decisions) : undefined;
  const now = open ? { decision: open.id, answer: sampleAnswer(open.space, random) } : { decision, answer };
  return { name: 'match.answer', words: [mutated(random, { match, commandId, ...now })], isForOthers: true };
}

/** A body of entries that messages have: mostly entries of the same message. */
function likelyBody(random: Random, { matches, decisions }: Material, name: string): Record<string, unknown> {
  const decision = decisions.length > 0 ? pick(random, decisions) : undefined;
  const all: Record<string, unknown> = {
    match: pick(random, [...matches, 'nosuchmatch000000']),
    commandId: Array.from({ length: 20 }, () => random.below(10)).join(''),
    decision: decision?.id ?? '0.0',
    answer: decision ? sampleAnswer(decision.space, random) : 0,
    seat: random.below(5),
    text: 'hail',
    chatAfter: random.below(9),
    request: 'r',
    agree: true,
    cursor: { epoch: 'e', p: random.below(9), q: random.below(9) },
    lexicons: ['x'],
    filter: {},
    bot: 'nobody',
  };
  const shape = random.below(3) > 0 ? SHAPES.get(name) : undefined;
  const wanted = (shape ?? pick(random, [...SHAPES.values()])).filter((key) => key === 'match' || random.below(6) > 0);
  return Object.fromEntries(wanted.map((key) => [key, all[key]]));
}

/** The entries of each message, by its name. */
const SHAPES = new Map(Object.entries(clientMessages).map(([name, { body }]) => [name, Object.keys(body.shape)] as const));

/** Distorts, removes or adds up to two entries. */
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
