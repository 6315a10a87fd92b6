/** Which of the game's ids a value is; answers come as plain data. */
import { type CardId, content, REALMS, RESOURCES, type Realm, type Resource } from '@skald/engine/games/valda';

const CARDS: ReadonlySet<unknown> = new Set(content.cards.map(({ id }) => id));

export function isCard(value: unknown): value is CardId {
  return CARDS.has(value);
}

export function isRealm(value: unknown): value is Realm {
  return REALMS.some((realm) => realm === value);
}

export function isResource(value: unknown): value is Resource {
  return RESOURCES.some((resource) => resource === value);
}

/** A number in plain data, by its name; 0 where there is none. */
export function numberIn(of: unknown, name: string): number {
  const value = fieldOf(of, name);
  return typeof value === 'number' ? value : 0;
}

export function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
