/** The transport: one link at a time; a broken link is replaced, never repaired. */
import type { ClientMessage, Handshake } from '@skald/protocol';

export interface Link {
  /** The answer may never arrive. */
  send(name: ClientMessage, body: unknown, answered: (answer: unknown) => void): void;
  close(): void;
}

/** Events of a link. Nothing follows `refused` or `closed`. */
export interface LinkListener {
  opened(): void;
  /** The server refused the link; `why` is its reason. */
  refused(why: unknown): void;
  /** The link was lost or could not be opened. */
  closed(): void;
  message(name: string, body: unknown): void;
}

export type Transport = (introduction: Handshake, listener: LinkListener) => Link;
