/** WebSocket frames in a stream of bytes: the HTTP head that opens the connection, then frames. Any other HTTP passes as it is. */

export interface WirePiece {
  readonly bytes: Buffer;
  /** The text of a whole text frame; undefined for the head, pings and everything else. */
  readonly text?: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const UPGRADE = /\r\nupgrade: *websocket\r\n/i;
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
const LONGEST_SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  #kind: 'head' | 'frames' | 'plain' = 'head';

  /** The pieces that have become whole. */
  read(chunk: Buffer): WirePiece[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const pieces: WirePiece[] = [];
    for (let piece = this.#next(); piece; piece = this.#next()) pieces.push(piece);
    return pieces;
  }

  #next(): WirePiece | undefined {
    if (this.#kind === 'plain') return this.#cut(this.#rest.length);
    if (this.#kind === 'frames') return this.#frame();
    const end = this.#rest.indexOf(HEAD_END);
    if (end === -1) return undefined;
    const head = this.#rest.subarray(0, end + HEAD_END.length).toString('latin1');
    this.#kind = UPGRADE.test(head) ? 'frames' : 'plain';
    return this.#cut(end + HEAD_END.length);
  }

  #frame(): WirePiece | undefined {
    const bytes = this.#rest;
    if (bytes.length < 2) return undefined;
    const [first, second] = [bytes.readUInt8(0), bytes.readUInt8(1)];
    const short = second & ~MASKED;
    const head = 2 + (short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0);
    if (bytes.length < head) return undefined;
    const body = short === TWO_BYTES ? bytes.readUInt16BE(2) : short === EIGHT_BYTES ? Number(bytes.readBigUInt64BE(2)) : short;
    const start = head + (second & MASKED ? 4 : 0);
    if (bytes.length < start + body) return undefined;
    const payload = Buffer.from(bytes.subarray(start, start + body));
    if (second & MASKED) {
      for (const [i, byte] of payload.entries()) payload.writeUInt8(byte ^ bytes.readUInt8(head + (i % 4)), i);
    }
    const piece = this.#cut(start + body);
    return piece && first === WHOLE_TEXT ? { ...piece, text: payload.toString() } : piece;
  }

  #cut(length: number): WirePiece | undefined {
    if (length === 0) return undefined;
    const bytes = Buffer.from(this.#rest.subarray(0, length));
    this.#rest = this.#rest.subarray(length);
    return { bytes };
  }
}

/** A text frame as a server sends it. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length <= LONGEST_SHORT) return Buffer.concat([Buffer.from([WHOLE_TEXT, payload.length]), payload]);
  const head = Buffer.from([WHOLE_TEXT, TWO_BYTES, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
