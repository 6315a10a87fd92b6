/**
 * The notices between servers on one database: which match to read again, and who is connected where. They contain no secret, and servers take
 * nothing on trust that they can read from the database.
 */
import { undoRequest } from '@skald/protocol';
import { z } from 'zod';

const id = z.string().max(80);
const account = z.object({ id, isBot: z.boolean() });
/** The viewers of a match at one server; `accounts` are the registered spectators. */
const watchers = z.object({
  match: id,
  seats: z.array(z.int()).readonly(),
  spectators: z.int(),
  accounts: z.array(id).readonly().default([]),
});

const notice = z.discriminatedUnion('tells', [
  /** Everything at the sender. With `isNew` the sender has come or come back: answer with your own, and read again what its lost notices may have been about. */
  z.object({ tells: z.literal('here'), isNew: z.boolean(), accounts: z.array(account), watched: z.array(watchers) }),
  z.object({ tells: z.literal('came'), account }),
  z.object({ tells: z.literal('went'), account: id }),
  /** With `isFirst`, nobody watched it at the sender before: answer with your own viewers. */
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
  /** The old token of a session has ended; its sockets must reconnect. */
  z.object({ tells: z.literal('session-renewed'), account: id, session: id }),
  z.object({ tells: z.literal('forgotten'), account: id }),
  /** Bots have changed their offers. */
  z.object({ tells: z.literal('bots-changed') }),
  /** A bot that is connected to the receiver should play in this match. */
  z.object({ tells: z.literal('bot-wanted'), match: id, account: id }),
  /** An absent player was notified of their turn. */
  z.object({ tells: z.literal('pushed'), match: id, account: id }),
]);
export type PeerNotice = z.infer<typeof notice>;
export type PeerNoticeOf<T extends PeerNotice['tells']> = Extract<PeerNotice, { tells: T }>;
export type Watchers = z.infer<typeof watchers>;
export type ConnectedAccount = z.infer<typeof account>;

/**
 * The version of these notices. Servers of two releases talk to each other during an upgrade: a new kind of notice raises it, and nothing is ever
 * taken out of a notice that the release before reads. A server that cannot read a notice compares everything with the database instead.
 */
export const PEER_PROTOCOL = 2;

/** Notices of one server, numbered without gaps: a missing number means that an envelope was lost. The first version left out its number. */
const letter = z.object({ from: id, n: z.int(), protocol: z.int().default(1), notices: z.array(z.unknown()) });
export interface Envelope {
  readonly from: string;
  readonly n: number;
  readonly protocol: number;
  readonly notices: readonly PeerNotice[];
  /** Some notices could not be read: a server of a newer release sent them. */
  readonly isPartial: boolean;
}

/** Undefined if it is no envelope at all. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const { notices: sent, ...envelope } = letter.parse(JSON.parse(text));
    const notices = sent.flatMap((one) => notice.safeParse(one).data ?? []);
    return { ...envelope, notices, isPartial: notices.length < sent.length };
  } catch {
    return undefined;
  }
}
