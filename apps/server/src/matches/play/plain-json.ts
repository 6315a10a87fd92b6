/** Values that hold nothing but JSON, as copies whose type says so. */
import type { Json } from '@skald/engine';
import type { Prisma } from '../../../generated/prisma/client.ts';

/** What a client gets when the value is sent. */
export function plainJson(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value ?? null));
  return copy;
}

/** What the database keeps of an object or a list. */
export function storedJson(value: object): Prisma.InputJsonValue {
  const copy: Prisma.InputJsonValue = JSON.parse(JSON.stringify(value));
  return copy;
}
