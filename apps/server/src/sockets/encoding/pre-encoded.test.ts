import fc from 'fast-check';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { encodeMember, encodeMembers, encodeObject, PreEncoded, textParser } from './pre-encoded.ts';

const usual = new Encoder();
const own = new textParser.Encoder();

const body = fc.jsonValue().map((value) => ({ value: JSON.parse(JSON.stringify(value)) as unknown }));
const packet: fc.Arbitrary<Packet> = fc.oneof(
  fc.record({ type: fc.constant(PacketType.EVENT), nsp: fc.constantFrom('/', '/other'), data: fc.tuple(fc.string(), body) }),
  fc.record({ type: fc.constant(PacketType.ACK), nsp: fc.constant('/'), id: fc.nat(), data: fc.tuple(body) }),
  fc.record({ type: fc.constant(PacketType.CONNECT), nsp: fc.constant('/'), data: fc.record({ sid: fc.string() }) }),
  fc.record({ type: fc.constant(PacketType.DISCONNECT), nsp: fc.constant('/') }),
);

it('packets are written as the library writes them', () => {
  fc.assert(
    fc.property(packet, (one) => {
      expect(own.encode(one)).toEqual(usual.encode(one));
    }),
  );
});

it('a body that is written already makes the same packet', () => {
  fc.assert(
    fc.property(packet, (one) => {
      if (!Array.isArray(one.data)) return;
      const written = new PreEncoded(JSON.stringify(one.data.at(-1)));
      expect(own.encode({ ...one, data: one.data.with(-1, written) })).toEqual(usual.encode(one));
    }),
  );
});

it('and it is read again', () => {
  const heard: Packet[] = [];
  const decoder = new Decoder();
  decoder.on('decoded', (one) => heard.push(one));
  const [text] = own.encode({ type: PacketType.EVENT, nsp: '/', data: ['match.public', new PreEncoded('{"p":1}')] });
  decoder.add(text);
  expect(heard).toMatchObject([{ data: ['match.public', { p: 1 }] }]);
});

it('members that are encoded apart make the object that they make together', () => {
  const members = fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined }), { noNullPrototype: true });
  fc.assert(
    fc.property(members, members, fc.jsonValue(), (some, others, last) => {
      const [few, more] = [named('a', some), named('b', others)];
      const encoded = encodeObject(encodeMembers(few), encodeMembers(more), encodeMember('last', JSON.stringify(last)));
      expect(encoded).toBe(JSON.stringify({ ...few, ...more, last }));
      expect(encodeObject(encodeMembers(few), encodeMembers({}))).toBe(JSON.stringify(few));
    }),
  );
});

/** The same members under names that no other object has. */
function named(prefix: string, members: object): object {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [`${prefix} ${name}`, value]));
}
