/** Decisions by name: the guard knows them apart, and a list cannot give one of them another name. */
import { expect, expectTypeOf, it } from 'vitest';
import { type DecisionsOf, decision, decisionGuard, type GameTypes, listDecisions, type OpenDecision, oneOf } from '../index.ts';

const rest = decision<GameTypes, { readonly hours: number }, { readonly most: number }, { readonly health: number }>('rest', {
  rules: [],
  candidates: () => [{ hours: 1 }],
  hint: (_g, _seat, _params, { hours }) => ({ health: hours }),
});
const march = decision<GameTypes, 'north' | 'south'>('march-on', { rules: [], candidates: () => ['north', 'south'] });

type Decisions = DecisionsOf<{ readonly rest: typeof rest; readonly 'march-on': typeof march }>;
const isAsked = decisionGuard<Decisions>();

const open: OpenDecision = {
  id: '1.0',
  seat: 0,
  prompt: { key: 'rest', params: { most: 3 } },
  space: oneOf([{ hours: 2 }]),
  fallback: { hours: 2 },
  rules: [],
  hints: [{ health: 2 }],
};

it('tells an open decision by its name, with what its definition declares', () => {
  expect(isAsked(open, 'march-on')).toBe(false);
  expect(isAsked(open, 'march-on', 'rest')).toBe(true);
  expect(isAsked(undefined, 'rest')).toBe(false);
  if (!isAsked(open, 'rest')) throw new Error('it is a rest');
  expectTypeOf(open.prompt.params).toEqualTypeOf<{ readonly most: number }>();
  expectTypeOf(open.fallback).toEqualTypeOf<{ readonly hours: number }>();
  expectTypeOf(open.hints).toEqualTypeOf<readonly { readonly health: number }[] | undefined>();
  expectTypeOf<Decisions['march-on']['answer']>().toEqualTypeOf<'north' | 'south'>();
  expect(open.prompt.params.most).toBe(3);
});

it('lists decisions under their own names only', () => {
  expect(listDecisions({ rest, 'march-on': march })).toEqual([rest, march]);
  expect(() => listDecisions({ rest: march })).toThrow('the decision march-on is listed as rest');
});
