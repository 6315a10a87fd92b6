import fc from 'fast-check';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { textParser, Written } from './written.ts';

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
      const written = new Written(JSON.stringify(one.data.at(-1)));
      expect(own.encode({ ...one, data: one.data.with(-1, written) })).toEqual(usual.encode(one));
    }),
  );
});

it('and it is read again', () => {
  const heard: Packet[] = [];
  const decoder = new Decoder();
  decoder.on('decoded', (one) => heard.push(one));
  const [text] = own.encode({ type: PacketType.EVENT, nsp: '/', data: ['match.public', new Written('{"p":1}')] });
  decoder.add(text);
  expect(heard).toMatchObject([{ data: ['match.public', { p: 1 }] }]);
});
