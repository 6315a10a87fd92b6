/** Turns the options schema of a game into form fields. */
import { isObject } from '@skald/engine';

interface Named {
  readonly name: string;
}

/** A form field. The game fills in missing values. */
export type OptionField = Named &
  (
    | { readonly kind: 'flag'; readonly normally: boolean }
    /** One of several words. */
    | { readonly kind: 'word'; readonly words: readonly string[] }
    | { readonly kind: 'seat' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number | null }
    /** A word for each seat. */
    | { readonly kind: 'words'; readonly words: readonly string[] }
  );

export type OptionValues = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Skips schemas that no form can show: their options keep their defaults. */
export function fieldsOf(schema: Readonly<Record<string, unknown>>): readonly OptionField[] {
  const { properties } = schema;
  return isObject(properties) ? Object.entries(properties).flatMap(([name, property]) => fieldOf(name, property)) : [];
}

function fieldOf(name: string, schema: unknown): readonly OptionField[] {
  const property = essence(schema);
  if (!property) return [];
  const words = wordsIn(property);
  if (words) return [{ name, kind: 'word', words }];
  if (property.type === 'boolean') return [{ name, kind: 'flag', normally: property.default === true }];
  if (property.type === 'integer') return [isSeat(name) ? { name, kind: 'seat' } : { name, kind: 'number', ...boundsOf(property) }];
  const each = property.type === 'array' && isObject(property.items) ? wordsIn({ ...property.items }) : undefined;
  return each ? [{ name, kind: 'words', words: each }] : [];
}

/** The schema without its null alternative. */
function essence(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(schema)) return undefined;
  const property: Readonly<Record<string, unknown>> = { ...schema };
  const { anyOf } = property;
  if (!Array.isArray(anyOf)) return property;
  const [only, ...others] = anyOf.filter((one) => isObject(one) && !('type' in one && one.type === 'null'));
  return isObject(only) && others.length === 0 ? { ...only } : undefined;
}

function wordsIn(property: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  return Array.isArray(property.enum) ? property.enum.filter((word) => typeof word === 'string') : undefined;
}

function isSeat(name: string): boolean {
  return /seat$|^firstPlayer$/i.test(name);
}

function boundsOf({ minimum, maximum }: Readonly<Record<string, unknown>>): { readonly min: number; readonly max: number | null } {
  return {
    min: typeof minimum === 'number' ? Math.max(minimum, -1e6) : 0,
    max: typeof maximum === 'number' && maximum < 1e6 ? maximum : null,
  };
}

/** The values that fit the number of seats: a word per seat is set for all of them or not at all. */
export function fitting(fields: readonly OptionField[], values: OptionValues, seats: number): OptionValues {
  const fitted: Record<string, OptionValues[string]> = {};
  for (const { name, kind } of fields) {
    const value = values[name];
    if (value === undefined) continue;
    if (kind === 'seat' && typeof value === 'number' && value >= seats) continue;
    if (kind === 'words' && Array.isArray(value)) {
      const list = value.slice(0, seats);
      if (list.length === seats && list.every((word) => word !== '')) fitted[name] = list;
      continue;
    }
    fitted[name] = value;
  }
  return fitted;
}
