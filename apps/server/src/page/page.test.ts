/** docs/protocol.md says what the schemas say: every example, message, code, entry and limit of it. */
import {
  clientMessages,
  ERROR_CODES,
  ERROR_STATUS,
  errorBody,
  gameEvent,
  handshake,
  MAX_CHAT_LENGTH,
  MAX_HISTORY_LINES,
  MAX_PAGE,
  MAX_REPLAY_STEPS,
  matchView,
  myMatch,
  newMatch,
  PASSING_CODES,
  PROTOCOL,
  packDictionary,
  patch,
  privateStep,
  publicAccount,
  refusalCode,
  routes,
  seatInfo,
  seating,
  sentStep,
  serverMessages,
  tableInfo,
  Unpacker,
  waiting,
} from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SETTINGS } from '../config.ts';
import { examples, pageText, quoted, tableAfter } from './page.ts';

const step = z.strictObject({ events: z.array(gameEvent), table: patch, waiting: z.array(waiting) });
const others: Readonly<Record<string, z.ZodType>> = { auth: handshake, error: errorBody, lexicon: packDictionary, step };

/** Which schema an example is of, by what stands behind its opening backticks. */
function schemaOf(tag: string): z.ZodType | undefined {
  const [kind = '', name = '', path = ''] = tag.split(' ');
  const message = Object.entries(clientMessages).find(([one]) => one === name)?.[1];
  if (kind === 'send') return message?.body;
  if (kind === 'ack') return message?.answer;
  if (kind === 'sent') return Object.entries(serverMessages).find(([one]) => one === name)?.[1];
  const isAnswer = /^\d+$/.test(kind);
  const route = Object.values(routes).find((one) => `${one.method} ${one.path}` === (isAnswer ? `${name} ${path}` : tag));
  if (route) return isAnswer ? route.answer : 'body' in route ? route.body : undefined;
  return others[tag];
}

/** The same, refusing entries that the schema does not know: an example must not promise what is not there. */
function withoutUnknown(schema: z.ZodType, value: unknown): unknown {
  return JSON.parse(JSON.stringify(schema.parse(value)));
}

describe('the examples of the page', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(30));

  it.each(examples.map(({ tag, text }) => [tag, text] as const))('fit their schemas: %s', (tag, text) => {
    const schema = schemaOf(tag);
    if (!schema) throw new Error(`There is no schema for "${tag}"`);
    const value: unknown = JSON.parse(text);
    const parsed = withoutUnknown(schema, value);
    // What a client sends may leave defaults out; nothing may have been dropped.
    expect(parsed).toMatchObject(Object(value));
  });

  it('unpack to what the page says', () => {
    const known = new Unpacker(packDictionary.parse(JSON.parse(examples.find(({ tag }) => tag === 'lexicon')?.text ?? '')));
    const rows = tableAfter('<!-- packed -->');
    expect(rows.length).toBeGreaterThan(6);
    for (const [packed = '', means = ''] of rows) {
      const [[from = ''], [to = '']] = [quoted(packed), quoted(means)];
      const value = packed.startsWith('patch') ? known.patch(JSON.parse(from)) : known.value(JSON.parse(from));
      expect(value, packed).toEqual(JSON.parse(to));
    }
  });
});

describe('what the page names', () => {
  const names = (text: string) => [...text.matchAll(/`((?:match|lobby|mine|server|session)\.[a-z-]+)/g)].map(([, name = '']) => name);

  it('is every message, and no other', () => {
    const known = new Set([...Object.keys(clientMessages), ...Object.keys(serverMessages)]);
    expect(new Set(names(pageText))).toEqual(known);
  });

  it('is every entry of every message', () => {
    for (const [table, shapes] of [
      ['<!-- client messages -->', clientShapes()],
      ['<!-- server messages -->', serverShapes()],
    ] as const) {
      const rows = tableAfter(table).map(([cell = '']) => entriesOf(quoted(cell)[0] ?? ''));
      expect(rows.sort()).toEqual(shapes.sort());
    }
  });

  it('is every error code with its status and whether it passes by itself, and every refusal of the rules', () => {
    const rows = tableAfter('<!-- error codes -->');
    expect(rows.map(([code = '']) => quoted(code)[0])).toEqual([...ERROR_CODES]);
    for (const [cell = '', status, again] of rows) {
      const code = z.enum(ERROR_CODES).parse(quoted(cell)[0]);
      expect([code, status, again]).toEqual([code, String(ERROR_STATUS[code]), PASSING_CODES.includes(code) ? 'yes' : '']);
    }
    const refusals = tableAfter('<!-- refusals -->');
    expect(refusals.flatMap(([cell = '']) => quoted(cell)).sort()).toEqual([...refusalCode.options].sort());
  });

  it.each([
    ['new match', newMatch.shape],
    ['view', matchView.shape],
    ['around', tableInfo.shape],
    ['seating', seating.shape],
    ['seat', seatInfo.shape],
    ['public step', sentStep.shape],
    ['private step', privateStep.shape],
    ['own match', myMatch.shape],
  ])('is every entry of a %s', (name, shape) => {
    const entries = tableAfter(`<!-- entries: ${name} -->`).flatMap(([cell = '']) => quoted(cell));
    expect(entries.sort()).toEqual(Object.keys(shape).sort());
  });

  it('is no request that does not exist', () => {
    const asked = [...pageText.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/api\/[a-z/:-]+)/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    const known = new Set([...Object.values(routes).map(({ method, path }) => `${method} ${path}`), 'GET /api/matches/:match/saga']);
    expect(asked.filter((one) => !known.has(one))).toEqual([]);
    expect(new Set(asked).size).toBeGreaterThan(20);
  });

  it('is the version, and the entries of an account as others see it', () => {
    expect(pageText).toContain(`Version: **${PROTOCOL}**`);
    expect(pageText).toContain(`\`{ ${Object.keys(publicAccount.shape).join(', ')} }\``);
  });
});

describe('the limits of the page', () => {
  it('are the defaults of the server, and what it answers beyond them is a code', () => {
    const defaults = new Map(SETTINGS.map(({ variable, defaultText }) => [variable, defaultText]));
    const rows = tableAfter('<!-- settings -->');
    expect(rows.length).toBeGreaterThan(15);
    for (const [what, value, setting = '', beyond = ''] of rows) {
      expect(defaults.get(quoted(setting)[0] ?? ''), what).toBe(value);
      for (const code of quoted(beyond)) expect([...ERROR_CODES, 'aborted']).toContain(code);
    }
    const named = new Set(rows.flatMap(([, , setting = '']) => quoted(setting)));
    const missing = [...defaults.keys()].filter((variable) => variable.startsWith('SKALD_LIMIT_') && !named.has(variable));
    expect(missing).toEqual(['SKALD_LIMIT_ANSWERS_SECONDS']);
    expect(defaults.get('SKALD_LIMIT_ANSWERS_SECONDS')).toBe('10');
  });

  it('are those of the schemas', () => {
    const fixed = new Map(tableAfter('<!-- fixed limits -->').map(([what, value]) => [what, Number(value)]));
    expect(fixed.get('characters of a chat line')).toBe(MAX_CHAT_LENGTH);
    expect(fixed.get('matches of a page or list')).toBe(MAX_PAGE);
    expect(fixed.get('steps of one replay answer')).toBe(MAX_REPLAY_STEPS);
    expect(fixed.get('lines of a page of history')).toBe(MAX_HISTORY_LINES);
    const most = (what: string) => fixed.get(what) ?? 0;
    const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
    const { seats } = newMatch.shape;
    expect([fits(seats, most('seats of a match')), fits(seats, most('seats of a match') + 1)]).toEqual([true, false]);
    const lexicons = (count: number) => ({ match: 'm', lexicons: Array.from({ length: count }, (_, n) => `l${n}`) });
    const watch = clientMessages['match.watch'].body;
    const named = most('lexicons named in `match.watch`');
    expect([fits(watch, lexicons(named)), fits(watch, lexicons(named + 1))]).toEqual([true, false]);
    const offers = (count: number) => ({ offers: Array.from({ length: count }, (_, n) => ({ bot: `b${n}`, game: 'raids', capacity: 1 })) });
    const offered = most('offers of one bot');
    expect([fits(routes.offerBots.body, offers(offered)), fits(routes.offerBots.body, offers(offered + 1))]).toEqual([true, false]);
    expect(fixed.size).toBe(7);
  });
});

/** `match.why { match, decision, answer }` as its name and its entries, with `?` for those that may be missing. */
function entriesOf(text: string): string {
  const [name = '', list = ''] = text.split(/ \{ ?| ?\}/);
  return `${name}: ${list.split(', ').filter(Boolean).sort().join(', ')}`;
}

function shapeText(name: string, shape: Readonly<Record<string, z.ZodType>>): string {
  const entries = Object.entries(shape).map(([key, one]) => (one.safeParse(undefined).success || isExactOptional(one) ? `${key}?` : key));
  return `${name}: ${entries.sort().join(', ')}`;
}

/** Such an entry may be missing, but may not be undefined. */
function isExactOptional(one: z.ZodType): boolean {
  return z.object({ one }).safeParse({}).success;
}

function clientShapes(): string[] {
  return Object.entries(clientMessages).map(([name, { body }]) => shapeText(name, body.shape));
}

function serverShapes(): string[] {
  return Object.entries(serverMessages).map(([name, body]) => shapeText(name, body.shape));
}
