import { findGame } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';
import { describe, expect, it } from 'vitest';
import { Packer } from '../pack/pack.ts';
import { Unpacker } from '../pack/unpack.ts';
import { learnedDictionary, playedSteps, privateChange, publicChange } from '../testing/played.ts';
import { readPrivate, readPublic, writePrivate, writePublic } from './changes.ts';
import { privateStep, publicStep } from './steps.ts';

const raids = findGame('raids');
if (!raids) throw new Error('Raids is gone');

const place = { match: '7h2k9qwe4rtx0c5v', epoch: 'k3x9ab', p: 57 };
/** What Socket.IO puts around a message: its kind, its name. */
const framed = (name: string, body: unknown): number => `42${JSON.stringify([name, body])}`.length;
const overTheWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

describe('steps', () => {
  it.each([raids, holmgang])('of $slug are read as they were written', (game) => {
    const dictionary = learnedDictionary(game, 2);
    const [packer, unpacker] = [new Packer(dictionary), new Unpacker(dictionary)];
    for (const played of playedSteps(game, 3, 'written')) {
      const shown = publicChange(game, played);
      const sent = publicStep.parse(overTheWire(writePublic(place, shown, packer)));
      expect(readPublic(sent, unpacker)).toEqual(overTheWire(shown));
      const own = privateChange(game, played, 1, true);
      if (!own) continue;
      const told = privateStep.parse(overTheWire(writePrivate({ ...place, seat: 1, q: 12 }, own, packer)));
      expect(readPrivate(told, unpacker)).toEqual(overTheWire(own));
    }
  });

  it('that do not hold what they should are answered with undefined', () => {
    const dictionary = learnedDictionary(holmgang, 1);
    const unpacker = new Unpacker(dictionary);
    expect(readPublic({ ...place, events: [0, 5] }, unpacker)).toBeUndefined();
    expect(readPublic({ ...place, waiting: [9999] }, unpacker)).toBeUndefined();
    expect(readPublic({ ...place, table: 'x' }, unpacker)).toBeUndefined();
    expect(readPrivate({ ...place, seat: 0, q: 1, decisions: [0, { id: "'1.0" }] }, unpacker)).toBeUndefined();
    expect(readPrivate({ ...place, seat: 0, q: 1, hand: [[99, 1]] }, unpacker)).toBeUndefined();
  });

  it('of Raids take at most 1,500 bytes to all four seats together, on average, with clocks', () => {
    const packer = new Packer(learnedDictionary(raids, 9));
    let [steps, bytes, plain] = [0, 0, 0];
    for (let nth = 0; nth < 8; nth++) {
      for (const played of playedSteps(raids, 4, `measured ${nth}`)) {
        const shown = publicChange(raids, played);
        steps++;
        bytes += 4 * framed('match.public', writePublic(place, shown, packer));
        plain += 4 * framed('match.public', { ...place, ...shown });
        for (const seat of [0, 1, 2, 3]) {
          const own = privateChange(raids, played, seat);
          if (!own) continue;
          bytes += framed('match.private', writePrivate({ ...place, seat, q: 12 }, own, packer));
          plain += framed('match.private', { ...place, seat, q: 12, ...own });
        }
      }
    }
    expect(bytes / steps).toBeLessThanOrEqual(1500);
    expect(plain / bytes).toBeGreaterThan(2);
  });
});
