/** Reads settings from the environment. Every fault is one sentence that says what to change. */
import { z } from 'zod';
import { declared, type Setting } from './kinds.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface NamedSetting extends Setting {
  /** The place of the value: `server.port`. */
  readonly path: string;
}

export type ReadSettings<T> = { readonly value: T } | { readonly wrong: readonly string[] };

/** The settings of a shape, in the order of their declaration; an object inside it is a group. */
export function settingsOf(shape: z.ZodObject, prefix = ''): readonly NamedSetting[] {
  return Object.entries(shape.shape).flatMap(([key, schema]) => {
    if (schema instanceof z.ZodObject) return settingsOf(schema, `${prefix}${key}.`);
    const found = declared.get(schema);
    return found ? [{ ...found, path: prefix + key }] : [];
  });
}

/** `advice`: a sentence that follows a wrong value. */
export function readSettings<S extends z.ZodObject>(
  shape: S,
  env: Environment,
  advice: (setting: Setting) => string = () => '',
): ReadSettings<z.output<S>> {
  const parsed = shape.safeParse(valuesOf(shape, env));
  if (parsed.success) return { value: parsed.data };
  const settings = settingsOf(shape);
  const wrong = parsed.error.issues.map(({ path, message }) => {
    const found = settings.find((one) => one.path === path.join('.'));
    return found ? sentence(found, readVariable(env, found.variable), message) + advice(found) : message;
  });
  return { wrong };
}

/** Finds mistyped names: variables of this program (`isOurs`) that no setting has. */
export function unknownVariables(
  env: Environment,
  settings: readonly Setting[],
  program: string,
  isOurs: (name: string) => boolean,
): string[] {
  const known = new Set(settings.map(({ variable }) => variable));
  return Object.keys(env)
    .filter((name) => isOurs(name) && !known.has(name))
    .map((name) => `${name} is not a setting of ${program}. Remove it, or correct its name (docs/hosting.md lists all).`);
}

function valuesOf(shape: z.ZodObject, env: Environment): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape.shape).map(([key, schema]) => {
      if (schema instanceof z.ZodObject) return [key, valuesOf(schema, env)];
      const variable = declared.get(schema)?.variable;
      return [key, variable === undefined ? undefined : readVariable(env, variable)];
    }),
  );
}

/** An empty variable counts as unset, because a compose file passes variables on that way. */
function readVariable(env: Environment, variable: string): string | undefined {
  return env[variable] === '' ? undefined : env[variable];
}

function sentence({ variable, text, secret }: Setting, value: string | undefined, message: string): string {
  if (value === undefined) return `${variable} is not set. ${text}`;
  return `${variable} ${message}${secret ? '' : `, but is "${value}"`}.`;
}
