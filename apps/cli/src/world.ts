/** What the commands need from the outside world, so that tests can replace it. */
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '@skald/engine';
import type { Texts } from '@skald/engine/text';

/** A terminal, a file or a pipe. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number; hasColors?(): boolean };

export interface CommandWorld {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly texts: Readonly<Record<string, Texts>>;
  /** The folder that holds docs, packages and apps, or a build. */
  readonly root: string;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** The locale that decides the language, such as `de_AT.UTF-8`. */
  readonly locale: string;
  /** 256 unpredictable bits as hexadecimal digits. */
  secret(): string;
  /** The day, such as 2026-11-17. */
  today(): string;
  /** Milliseconds from some fixed moment on. */
  now(): number;
}
