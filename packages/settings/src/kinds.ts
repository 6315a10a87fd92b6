/** The kinds of settings. Each call declares one: variable, default, range or choices, and the text of the documentation. */
import { z } from 'zod';

/** The documentation of a setting. */
export interface Setting {
  readonly variable: string;
  /** What the setting does, in one sentence. */
  readonly text: string;
  /** The default as the documentation shows it. */
  readonly defaultText: string;
  /** Error messages never show the value. */
  readonly secret?: true;
}

export const declared = z.registry<Setting>();

/** A setting with its own schema. */
export function setting<S extends z.ZodType>(schema: S, documentation: Setting): S {
  declared.add(schema, documentation);
  return schema;
}

export function text(variable: string, byDefault: string, text: string) {
  return setting(z.string().min(1, 'must not be empty').default(byDefault), { variable, text, defaultText: byDefault });
}

/** `defaultText`: for a default that depends on the machine. */
export function whole(
  variable: string,
  byDefault: number,
  [min, max]: readonly [number, number],
  text: string,
  defaultText = String(byDefault),
) {
  const message = `must be a whole number from ${min} to ${max}`;
  const digits = z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number);
  return setting(digits.pipe(z.int().min(min, message).max(max, message)).default(byDefault), { variable, text, defaultText });
}

export function choice<const T extends readonly [string, ...string[]]>(variable: string, options: T, byDefault: T[number], text: string) {
  const schema = z.enum(options, `must be one of ${options.join(', ')}`).default(() => byDefault);
  return setting(schema, { variable, text, defaultText: byDefault });
}

/** An optional URL. It is secret, because it may contain a password. */
export function url(variable: string, protocols: readonly string[], defaultText: string, text: string) {
  return setting(urlWith(protocols).optional(), { variable, text, defaultText, secret: true });
}

/** The address of a web server. */
export function webUrl() {
  return urlWith(['http:', 'https:']);
}

function urlWith(protocols: readonly string[]) {
  const message = `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);
}
