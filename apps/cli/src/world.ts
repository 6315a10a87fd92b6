/** What the commands need of the world outside, so that tests can give them another one. */
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '@skald/engine';
import type { Texts } from '@skald/engine/text';

/** Where something is written: a terminal, a file or a pipe. */
export type Sink = Writable & { readonly isTTY?: boolean; readonly columns?: number; hasColors?(): boolean };

export interface World {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly texts: Readonly<Record<string, Texts>>;
  /** The folder that holds docs, packages and apps. */
  readonly root: string;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Sink;
  readonly err: Sink;
  /** What the language is guessed from, such as `de_AT.UTF-8`. */
  readonly locale: string;
  /** 256 bits that nobody can foresee, as hexadecimal digits. */
  secret(): string;
  /** Milliseconds from some fixed moment on. */
  now(): number;
}
