/** Socket.IO packets as text: messages with an acknowledgement, and acknowledgements. */
import { z } from 'zod';

export interface SentMessage {
  /** The number under which it is acknowledged; undefined where no acknowledgement is asked for. */
  readonly ack: number | undefined;
  readonly name: string;
  readonly body: unknown;
}

export interface Acknowledgement {
  readonly ack: number;
  readonly reply: unknown;
}

const EVENT = /^42(\d*)(\[.*\])$/s;
const ACK = /^43(\d+)(\[.*\])$/s;
const event = z.tuple([z.string()]).rest(z.unknown());

export function messageIn(text: string): SentMessage | undefined {
  const [, ack = '', list = ''] = EVENT.exec(text) ?? [];
  const read = event.safeParse(parsed(list));
  return read.success ? { ack: ack === '' ? undefined : Number(ack), name: read.data[0], body: read.data[1] } : undefined;
}

export function acknowledgementIn(text: string): Acknowledgement | undefined {
  const [, ack = '', list = ''] = ACK.exec(text) ?? [];
  const read = z.array(z.unknown()).safeParse(parsed(list));
  return read.success ? { ack: Number(ack), reply: read.data[0] } : undefined;
}

export function acknowledgementText({ ack, reply }: Acknowledgement): string {
  return `43${ack}${JSON.stringify([reply])}`;
}

export function messageText(name: string, body: unknown): string {
  return `42${JSON.stringify([name, body])}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
