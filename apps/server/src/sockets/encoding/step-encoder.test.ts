import { EMPTY_DICTIONARY, Packer, type PublicChange, writePublic } from '@skald/protocol';
import { expect, it, vi } from 'vitest';
import type { StreamedPrivateStep, StreamedPublicStep } from '../../matches/streams/steps.ts';
import { encodeObject } from './pre-encoded.ts';
import { StepEncoder, stepAgain } from './step-encoder.ts';

const packer = new Packer(EMPTY_DICTIONARY);
const packing = { dictionary: EMPTY_DICTIONARY, packer };
const place = { match: 'm', epoch: 'e' };
const change: PublicChange = { events: [{ event: 'begun' }], table: [], waiting: [], left: { 0: 5 } };
const step: StreamedPublicStep = { p: 3, change };

it('a public step is packed once, and sent again from its short form with the same content', () => {
  const encoder = new StepEncoder();
  expect(encoder.compact(step)).toBeUndefined();
  const packed = vi.spyOn(packer, 'value');
  const members = encoder.members(step, packing);
  const calls = packed.mock.calls.length;
  expect(encoder.members(step, packing)).toBe(members);
  expect(packed).toHaveBeenCalledTimes(calls);
  packed.mockRestore();
  const written = writePublic({ ...place, p: 3 }, change, packer);
  expect({ ...place, p: 3, ...JSON.parse(encodeObject(members)) }).toEqual(written);
  const compact = encoder.compact(step);
  if (!compact) throw new Error('no short form');
  expect(compact).not.toHaveProperty('change');
  expect(stepAgain(place, compact, packing)).toEqual(written);
  expect(stepAgain(place, step, packing)).toEqual(written);
});

it('a bot gets where the rules stand with its private step, a person does not', () => {
  const encoder = new StepEncoder();
  const own: StreamedPrivateStep = { p: 3, q: 7, change: { events: [], hand: [], canUndo: true, flow: { frames: [], asks: 4 } } };
  const person = encoder.ownMember(1, own, packing, false);
  expect(encodeObject(person)).toBe('{"own":{"seat":1,"q":7,"canUndo":true}}');
  expect(JSON.parse(encodeObject(encoder.ownMember(1, own, packing, true)))).toMatchObject({ own: { flow: expect.anything() } });
  expect(encoder.ownMember(1, own, packing, false)).toBe(person);
});
