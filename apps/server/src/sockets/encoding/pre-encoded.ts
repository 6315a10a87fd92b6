/** Packets as text: encodes a body for several receivers once, and skips the search for binary data, which the protocol does not have. */
import { type Packet, PacketType } from 'socket.io-parser';
import { errorBodyOf, problem } from '../../problem.ts';
import { TolerantDecoder } from './tolerant-decoder.ts';

/** The body of a message that is JSON already. */
export class PreEncoded {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Members of a JSON object, encoded and joined; empty for none. */
export type EncodedMembers = string;

/** Encodes the members of an object as `JSON.stringify` does, for use in several objects. */
export function encodeMembers(object: object): EncodedMembers {
  const members = Object.entries(object).filter(([, value]) => value !== undefined);
  return joinMembers(...members.map(([name, value]) => encodeMember(name, JSON.stringify(value))));
}

/** A member whose value is JSON already. */
export function encodeMember(name: string, value: string): EncodedMembers {
  return `${JSON.stringify(name)}:${value}`;
}

/**
 * The JSON object with these members. Receivers get the same members in different combinations: with the number of the step or inside an
 * acknowledgement, with the private part of one seat or without. Encoding whole objects would encode the long public part for each of them.
 */
export function encodeObject(...members: readonly EncodedMembers[]): string {
  return `{${joinMembers(...members)}}`;
}

export function joinMembers(...members: readonly EncodedMembers[]): EncodedMembers {
  let joined = '';
  for (const some of members) joined = joined === '' || some === '' ? joined + some : `${joined},${some}`;
  return joined;
}

const noNamespace = problem('not-found', 'There is no such namespace: connect to "/".');
/** Socket.IO itself refuses namespaces, with a plain text. */
const namespaceRefused = { message: noNamespace.reason, data: errorBodyOf(noNamespace) };

/** Encodes as Socket.IO does. A pre-encoded body is the last argument of its packet. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): readonly string[] {
    const place = nsp === '/' ? '' : `${nsp},`;
    const body: unknown = type === PacketType.CONNECT_ERROR && nsp !== '/' ? namespaceRefused : data;
    return [`${type}${place}${id ?? ''}${textOf(body)}`];
  }
}

export const textParser = { Encoder, Decoder: TolerantDecoder };

function textOf(data: unknown): string {
  if (data === undefined || data === null) return '';
  if (!Array.isArray(data) || !(data[data.length - 1] instanceof PreEncoded)) return JSON.stringify(data);
  return `[${data.map((part: unknown) => (part instanceof PreEncoded ? part.text : JSON.stringify(part))).join(',')}]`;
}
