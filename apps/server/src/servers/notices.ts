/**
 * What the servers on one database tell each other: which match to look at again, and who is where. Nothing in it is secret, and nothing is
 * taken on trust that could be looked up.
 */
import { undoRequest } from '@skald/protocol';
import { z } from 'zod';

const id = z.string().max(80);
const account = z.object({ id, isBot: z.boolean() });
/** Who watches a match at one server. */
const watchers = z.object({ match: id, seats: z.array(z.int()).readonly(), spectators: z.int() });

const notice = z.discriminatedUnion('tells', [
  /** All that I have. With `isNew` I have come, or come back: tell me what you have, and look again at what I may have failed to tell. */
  z.object({ tells: z.literal('here'), isNew: z.boolean(), accounts: z.array(account), watched: z.array(watchers) }),
  z.object({ tells: z.literal('came'), account }),
  z.object({ tells: z.literal('went'), account: id }),
  /** With `isFirst`, nobody watched it here before: tell me who does at yours. */
  z.object({ tells: z.literal('watched'), watchers, isFirst: z.boolean() }),
  z.object({ tells: z.literal('grew'), match: id, seq: z.int() }),
  z.object({ tells: z.literal('turns'), match: id, accounts: z.array(id).readonly() }),
  z.object({ tells: z.literal('listed'), match: id }),
  z.object({ tells: z.literal('reseated'), match: id }),
  z.object({ tells: z.literal('ordered'), match: id }),
  z.object({ tells: z.literal('chatted'), match: id, line: z.int() }),
  z.object({ tells: z.literal('removed'), match: id, account: id }),
  z.object({ tells: z.literal('undo-asked'), match: id, request: undoRequest, to: z.int() }),
  z.object({ tells: z.literal('undo-declined'), match: id, request: id }),
  z.object({ tells: z.literal('sessions-ended'), account: id, only: id.optional(), except: id.optional() }),
  z.object({ tells: z.literal('forgotten'), account: id }),
  /** Bots offer something else than before. */
  z.object({ tells: z.literal('bots-changed') }),
  /** A bot that is connected at yours should play in this match. */
  z.object({ tells: z.literal('bot-wanted'), match: id, account: id }),
  /** Somebody who is away was told that it is their turn. */
  z.object({ tells: z.literal('pushed'), match: id, account: id }),
]);
export type Notice = z.infer<typeof notice>;
export type NoticeOf<T extends Notice['tells']> = Extract<Notice, { tells: T }>;
export type Watchers = z.infer<typeof watchers>;
export type ConnectedAccount = z.infer<typeof account>;

/** Some notices of one server, numbered without gaps: a missing number means that something was lost. */
const letter = z.object({ from: id, n: z.int(), notices: z.array(notice) });
export type Letter = z.infer<typeof letter>;

/** Undefined where it is none, as from a server of another release. */
export function readLetter(text: string): Letter | undefined {
  try {
    return letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
