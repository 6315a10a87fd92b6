/** JSON from the wire: schemas and guards for values without a schema of their own. */
import type { Json, JsonObject } from '@skald/engine';
import * as z from 'zod';

export type { Json, JsonObject };

/** Text that can be stored: no control characters but line breaks and tabs, no half characters. */
export const storable = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Any JSON value; the reader checks its content. Rejects `undefined`, which JSON cannot express. */
export const json: z.ZodType<Json> = z
  .custom<Json>((value) => value !== undefined, 'must be a JSON value')
  .meta({ description: 'Any JSON value.' });

export function isJsonList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that is never changed. */
export function list<T>(of: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z.array(of);
}
