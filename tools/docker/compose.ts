/** docker-compose.yml as Compose reads it: with the variables of an environment substituted. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      profiles: z.array(z.string()).optional(),
      ports: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      stop_grace_period: z.string().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

export type Compose = z.infer<typeof composeFile>;

export function readCompose(env: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  return composeFile.parse(interpolated(parse(text, { merge: true }), env));
}

function interpolated(value: unknown, env: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return filledIn(value, env);
  if (Array.isArray(value)) return value.map((one) => interpolated(one, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolated(one, env)]));
}

/** Innermost first. Substituted text is not substituted again. */
function filledIn(text: string, env: Readonly<Record<string, string>>): string {
  const kept: string[] = [];
  const keep = (value: string): string => `\0${kept.push(value) - 1}\0`;
  const restored = (value: string): string => value.replaceAll(/\0(\d+)\0/g, (_, nth) => kept[Number(nth)] ?? '');
  let rest = text;
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest.replaceAll(/\$\{(\w+)(?::([-?+])([^${}]*))?\}/g, (_, name, how, other) =>
      keep(restored(substitute(env[name] ?? '', name, how, other))),
    );
  }
  return restored(rest);
}

function substitute(value: string, name: string, how: string | undefined, other = ''): string {
  if (how === '+') return value === '' ? '' : other;
  if (value !== '') return value;
  if (how === '?') throw new Error(`${name}: ${other}`);
  return how === '-' ? other : '';
}
