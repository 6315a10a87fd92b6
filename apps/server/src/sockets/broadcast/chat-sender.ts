/** Sends chat lines to the sockets at a match: at once, later to delayed spectators, and never to somebody who muted the author. */
import type { ChatLine } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Chat } from '../../lobby/chat.ts';
import { type Io, rooms } from '../io.ts';
import type { LateRoom } from './late-room.ts';

type Readers = ReturnType<Io['to']>;

export interface ChatSenderDeps {
  readonly io: Io;
  readonly logger: FastifyBaseLogger;
  readonly chat: () => Chat;
  readonly late: LateRoom;
  /** Everybody at the match. */
  readonly everybody: (match: string) => Readers;
  /** Everybody without a delay. */
  readonly promptly: (match: string) => Readers;
}

export class ChatSender {
  readonly #deps: ChatSenderDeps;
  #last: Promise<void> = Promise.resolve();

  constructor(deps: ChatSenderDeps) {
    this.#deps = deps;
  }

  send(match: string, line: ChatLine): void {
    this.inOrder(() => this.#sendPromptly(match, line));
  }

  /** Sends lines of players that delayed spectators may not read yet. */
  sendLater(match: string, lines: readonly ChatLine[]): void {
    const { io, late } = this.#deps;
    for (const line of lines)
      late.send(match, `line ${line.id}`, () => this.inOrder(() => this.#sendTo(io.to(rooms.late(match)), match, line)));
  }

  /** Runs a task after everything that was sent before. */
  inOrder(task: () => Promise<void>): void {
    this.#last = this.#last.then(task);
  }

  /** Resolves when everything is sent. */
  idle(): Promise<void> {
    return this.#last;
  }

  /** Delayed spectators read the lines of players later, and those of each other at once; a line that was hidden goes to all at once. */
  #sendPromptly(match: string, line: ChatLine): Promise<void> {
    const { late, everybody, promptly } = this.#deps;
    if (line.hidden) late.drop(match, `line ${line.id}`);
    if (line.hidden || line.seat === null) return this.#sendTo(everybody(match), match, line);
    this.sendLater(match, [line]);
    return this.#sendTo(promptly(match), match, line);
  }

  async #sendTo(readers: Readers, match: string, line: ChatLine): Promise<void> {
    const { chat, logger } = this.#deps;
    try {
      const deaf = await chat().mutedBy(line.account.id);
      readers.except(deaf.map((account) => rooms.account(account))).emit('match.chat', { match, line });
    } catch (error) {
      // A viewer who watches again gets the line then.
      logger.warn({ err: error, match }, 'a chat line could not be sent');
    }
  }
}
