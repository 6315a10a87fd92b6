/** Packets as text: what several are told is written once, and nothing is searched for binary data, of which the protocol has none. */
import { Decoder, type Packet } from 'socket.io-parser';

/** The body of a message that is JSON already. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes what the usual one writes. A written body is the last word of its packet. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const place = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${place}${id ?? ''}${textOf(data)}`];
  }
}

export const textParser = { Encoder, Decoder };

function textOf(data: unknown): string {
  if (data === undefined || data === null) return '';
  if (!Array.isArray(data)) return JSON.stringify(data);
  const last: unknown = data[data.length - 1];
  if (!(last instanceof Written)) return JSON.stringify(data);
  return data.length === 1 ? `[${last.text}]` : `${JSON.stringify(data.slice(0, -1)).slice(0, -1)},${last.text}]`;
}
