/** The options of the real games become form fields. */
import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, fitting } from './options.ts';

function fieldsIn(slug: string) {
  const options = games.get(slug)?.options;
  return fieldsOf(options instanceof z.core.$ZodType ? z.toJSONSchema(options, { io: 'input' }) : {});
}

describe('the options of games', () => {
  it('are none in Raids', () => {
    expect(fieldsIn('raids')).toEqual([]);
  });

  it.each([...games.keys()])('are all asked for in %s', (slug) => {
    const options = games.get(slug)?.options;
    const { properties } = options instanceof z.core.$ZodType ? z.toJSONSchema(options, { io: 'input' }) : {};
    expect(fieldsIn(slug).map(({ name }) => name)).toEqual(Object.keys(properties ?? {}));
  });

  it('are clans for seats, a first player and flags in Blood Rage', () => {
    const fields = fieldsIn('blood-rage');
    expect(fields.find(({ name }) => name === 'clans')).toMatchObject({ kind: 'words', words: expect.arrayContaining(['wolf', 'ram']) });
    expect(fields.find(({ name }) => name === 'firstPlayer')).toEqual({ name: 'firstPlayer', kind: 'seat' });
    expect(fields.find(({ name }) => name === 'draftInFirstAge')).toEqual({ name: 'draftInFirstAge', kind: 'flag', normally: true });
  });

  it('see through what may also be null', () => {
    expect(fieldsIn('valda')).toContainEqual({ name: 'startSeat', kind: 'seat' });
  });
});

describe('values for a number of seats', () => {
  const fields = fieldsIn('blood-rage');

  it('leave out clans that are not given for every seat', () => {
    expect(fitting(fields, { clans: ['wolf', 'bear', 'raven'] }, 2)).toEqual({ clans: ['wolf', 'bear'] });
    expect(fitting(fields, { clans: ['wolf', '', 'raven'] }, 3)).toEqual({});
    expect(fitting(fields, { clans: ['wolf'] }, 2)).toEqual({});
  });

  it('leave out a first player who has no seat', () => {
    expect(fitting(fields, { firstPlayer: 3, gods: true }, 3)).toEqual({ gods: true });
  });
});
