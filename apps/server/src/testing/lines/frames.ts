/** A stream of bytes as the HTTP head that opens a WebSocket, and then its frames. Any other HTTP passes as it is. */

export interface Piece {
  readonly bytes: Buffer;
  /** A whole frame with text in it; otherwise the head, a ping, or a goodbye. */
  readonly isMessage: boolean;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const UPGRADE = /\r\nupgrade: *websocket\r\n/i;
const TEXT = 1;

export class FrameSplitter {
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  /** A request or an answer that opens no WebSocket. */
  #isPlain = false;

  /** The pieces that have become whole. */
  split(chunk: Buffer): Piece[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const pieces: Piece[] = [];
    for (let length = this.#nextLength(); length !== undefined; length = this.#nextLength()) {
      const bytes = Buffer.from(this.#rest.subarray(0, length));
      this.#rest = this.#rest.subarray(length);
      pieces.push({ bytes, isMessage: this.#isOpen && !this.#isPlain && ((bytes[0] ?? 0) & 0x0f) === TEXT });
      if (!this.#isOpen) this.#isPlain = !UPGRADE.test(bytes.toString('latin1'));
      this.#isOpen = true;
    }
    return pieces;
  }

  #nextLength(): number | undefined {
    if (!this.#isOpen) {
      const end = this.#rest.indexOf(HEAD_END);
      return end === -1 ? undefined : end + HEAD_END.length;
    }
    if (this.#isPlain) return this.#rest.length || undefined;
    if (this.#rest.length < 2) return undefined;
    const second = this.#rest.readUInt8(1);
    const short = second & 0x7f;
    const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
    if (this.#rest.length < head) return undefined;
    const body = short === 126 ? this.#rest.readUInt16BE(2) : short === 127 ? Number(this.#rest.readBigUInt64BE(2)) : short;
    const length = head + ((second & 0x80) === 0 ? 0 : 4) + body;
    return this.#rest.length < length ? undefined : length;
  }
}
