/** Values that fit a JSON schema, by chance; and values that do not. */
import fc from 'fast-check';
import { z } from 'zod';
import { type JsonSchema, misfit } from './openapi.ts';

const keywords = z.object({
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().default(Number.MAX_SAFE_INTEGER),
  minimum: z.number().default(Number.MIN_SAFE_INTEGER),
  maximum: z.number().default(Number.MAX_SAFE_INTEGER),
  items: z.record(z.string(), z.unknown()).default({}),
  maxItems: z.number().default(3),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});
type Keywords = z.infer<typeof keywords>;

const LONGEST_LIST = 3;
const LONGEST_TEXT = 40;

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const is = keywords.parse(schema);
  if ('const' in schema) return fc.constant(is.const);
  if (is.enum) return fc.constantFrom(...is.enum);
  const either = is.anyOf ?? is.oneOf;
  if (either) return fc.oneof(...either.map(valuesOf));
  if (is.type === undefined) return fc.jsonValue();
  return fc.oneof(...[is.type].flat().map((type) => ofType(type, is)));
}

function ofType(type: string, is: Keywords): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(is);
    case 'integer':
    case 'number':
      return fc.integer({ min: is.minimum, max: is.maximum });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(is.items), { maxLength: Math.min(is.maxItems, LONGEST_LIST) });
    default:
      return fc.record(Object.fromEntries(Object.entries(is.properties).map(([key, one]) => [key, valuesOf(one)])), {
        requiredKeys: is.required,
      });
  }
}

function texts({ pattern, format, minLength, maxLength }: Keywords): fc.Arbitrary<string> {
  if (format === 'uri') return fc.webUrl();
  // The one expression with a look-ahead, which the generator cannot follow.
  if (pattern?.includes('@')) return fc.uuid().map((name) => `${name}@example.org`);
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) });
  return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength && text.length <= maxLength);
}

const ODD = [null, -1, 1.5, 'odd!', [], {}];

/** A body changed in one place so that it no longer fits: an entry left out, one too many, one of another kind; or no object at all. */
export function spoiled(schema: JsonSchema, body: unknown): unknown[] {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(body));
  const changed = [
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([one]) => one !== key))),
    ...entries.flatMap(([key]) => ODD.map((odd) => ({ ...Object.fromEntries(entries), [key]: odd }))),
    { ...Object.fromEntries(entries), unknownEntry: 1 },
    ...ODD,
  ];
  return changed.filter((one) => misfit(schema, one) !== undefined);
}

export function sampled(schema: JsonSchema, count: number, seed: number): unknown[] {
  return fc.sample(valuesOf(schema), { numRuns: count, seed });
}
