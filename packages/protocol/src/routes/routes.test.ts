import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod';
import { fitsOutline, type OutlineKind, routeAddresses } from './addresses.ts';
import { COMMON_ERRORS, routeReference } from './reference.ts';
import { fileRoutes, type Route, routes } from './routes.ts';

const all: readonly (readonly [string, Route])[] = Object.entries({ ...routes, ...fileRoutes });

describe('the declared routes', () => {
  it.each(all)('%s has a schema for every parameter of its path, and no other', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
  });

  it('list no error twice', () => {
    for (const [name, { errors = [] }] of Object.entries(routeReference)) {
      expect(new Set([...COMMON_ERRORS, ...errors]).size, name).toBe(COMMON_ERRORS.length + errors.length);
    }
  });

  const kinds: Readonly<Record<OutlineKind, string>> = { list: 'array', object: 'object', text: 'string' };

  it.each(Object.entries<Route>(routes))('%s has an outline that its schema demands', (_, { outline, answer }) => {
    const { properties = {}, required = [] } = toJSONSchema(answer, { unrepresentable: 'any' });
    expect(outline === undefined).toBe(Object.keys(properties).length === 0);
    for (const [key, kind] of Object.entries(outline ?? {})) {
      expect(required).toContain(key);
      expect(properties[key]).toMatchObject({ type: kinds[kind] });
    }
  });

  it('are known by their outlines', () => {
    expect(Object.keys(routeAddresses)).toEqual(Object.keys(routes));
    expect(fitsOutline('listGames', { games: [], more: 1 })).toBe(true);
    for (const answer of [undefined, null, 'a page', {}, { games: {} }, []]) expect(fitsOutline('listGames', answer)).toBe(false);
    expect(fitsOutline('logOut', undefined)).toBe(true);
    expect(fitsOutline('logOut', {})).toBe(false);
    expect(fitsOutline('getAccount', { account: [] })).toBe(false);
  });
});
