/** JSON as it comes over the wire: schemas and guards for values that no schema looks into. */
import type { Json, JsonObject } from '@skald/engine';
import * as z from 'zod';

export type { Json, JsonObject };

/** Any JSON; whoever reads it checks what is inside. Only `undefined`, which JSON has no word for, is not let through. */
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
