/** Decodes packets like Socket.IO, but accepts two malformed kinds for which it would end the connection, so that they get an answer. */
import { Decoder } from 'socket.io-parser';

/** Type, attachments, namespace and id of a packet that is a message. */
const MESSAGE_HEAD = /^(?:2|5\d+-)(?:\/[^,]*,)?\d*(?=\[)/;
const CONNECT_HEAD = /^0(?:\/[^,]*,)?/;
/** Event names that Socket.IO reserves. */
const RESERVED: readonly unknown[] = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'];
/** There is no message of this name. */
const NO_NAME = '';

export class TolerantDecoder extends Decoder {
  override add(data: unknown): void {
    try {
      super.add(data);
    } catch (error) {
      const readable = typeof data === 'string' ? readableForm(data) : undefined;
      if (readable === undefined) throw error;
      super.add(readable);
    }
  }
}

/** The packet without the part that made it unreadable. */
function readableForm(text: string): string | undefined {
  const connect = CONNECT_HEAD.exec(text)?.[0];
  if (connect !== undefined) return connect;
  const head = MESSAGE_HEAD.exec(text)?.[0];
  if (head === undefined) return undefined;
  const words = wordsOf(text.slice(head.length));
  return RESERVED.includes(words[0]) ? `${head}${JSON.stringify([NO_NAME, ...words.slice(1)])}` : undefined;
}

function wordsOf(text: string): readonly unknown[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words : [];
  } catch {
    return [];
  }
}
