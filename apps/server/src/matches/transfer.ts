/** Matches out of one store and into another: the saga, and what the store knows beside it. */
import { type AnyGame, commitment, type Fact, isFault, isObject, SagaReader } from '@skald/engine';
import { z } from 'zod';
import { type Problem, problem } from '../problem.ts';
import type { MatchLogRow } from '../storage/match-log.ts';
import type { Store } from '../storage/store.ts';
import { WITH_SEATS } from './chairs.ts';
import { unknownMatch } from './commands.ts';
import { isDamage } from './log-walk.ts';
import { recordOf } from './match-record.ts';
import { storedJson } from './plain-json.ts';
import { Reel } from './reels.ts';
import { sagaLines } from './replays.ts';

/** The version of what is written here. */
const FORMAT = 1;
const moment = z.iso.datetime().nullable();
const whole = z.int().nonnegative();

/** The first line of an exported match; the lines of its saga follow. Holds the secret, also of a running match: for operators only. */
const cover = z.strictObject({
  skald: z.literal(FORMAT),
  id: z.string().min(1).max(40),
  visibility: z.enum(['public', 'private']),
  status: z.enum(['running', 'finished', 'aborted']),
  endReason: z.string().nullable(),
  clock: z.strictObject({ kind: z.enum(['none', 'live', 'days']), bankMs: whole.nullable(), incrementMs: whole.nullable() }),
  spectators: z.strictObject({ allowed: z.boolean(), delayMs: whole }),
  secret: z.string(),
  host: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  finishedAt: moment,
  accounts: z.array(z.strictObject({ id: z.string().min(1).max(40), kind: z.enum(['guest', 'registered', 'bot']), name: z.string() })),
  seats: z.array(
    z.strictObject({
      occupant: z.enum(['nobody', 'person', 'bot']),
      account: z.string().nullable(),
      bot: z.string().nullable(),
      handedOver: z.boolean(),
      backSeq: whole,
      resignedAt: moment,
      rank: whole.nullable(),
      score: z.int().nullable(),
    }),
  ),
  /** What the log keeps of each row beside the saga. */
  rows: z.array(z.tuple([z.string(), z.enum(['person', 'bot', 'clock']), z.string().nullable(), z.array(whole), z.array(whole)])),
});

/** A match as lines of text, each without its line break. */
export async function exportMatch(
  store: Store,
  find: (slug: string) => AnyGame | undefined,
  id: string,
): Promise<readonly string[] | Problem> {
  const match = await store.prisma.match.findUnique({ where: { id }, include: { ...WITH_SEATS, host: true } });
  if (!match) return unknownMatch;
  const record = recordOf(find, match);
  if (typeof record === 'string') return problem('wrong-status', `This match cannot be exported: ${record}.`);
  const reel = Reel.make(record, await store.readLog(id));
  if (isDamage(reel)) return problem('wrong-status', `Row ${reel.damaged} of this match is damaged: ${reel.reason}.`);
  const accounts = [match.host, ...match.seats.flatMap(({ account }) => (account ? [account] : []))];
  const known = new Map(accounts.map((account) => [account.id, { id: account.id, kind: account.kind, name: account.name }]));
  const written: z.input<typeof cover> = {
    skald: FORMAT,
    id,
    visibility: match.visibility,
    status: match.status === 'open' ? 'aborted' : match.status,
    endReason: match.endReason,
    clock: { kind: match.clockKind, bankMs: match.clockBankMs, incrementMs: match.clockIncrementMs },
    spectators: record.spectators,
    secret: match.secret,
    host: match.hostId,
    createdAt: match.createdAt.toISOString(),
    startedAt: new Date(record.startedAt).toISOString(),
    finishedAt: match.finishedAt?.toISOString() ?? null,
    accounts: [...known.values()],
    seats: match.seats.map((seat) => ({
      occupant: seat.occupant,
      account: seat.accountId,
      bot: seat.botName,
      handedOver: seat.handedToBot,
      backSeq: seat.backSeq,
      resignedAt: seat.resignedAt?.toISOString() ?? null,
      rank: seat.rank,
      score: seat.score,
    })),
    rows: reel.rows.map(({ commandId, by, decision, waiting, banksMs }) => [commandId, by, decision, [...waiting], [...banksMs]]),
  };
  return [JSON.stringify(written), ...sagaLines(reel, record.status !== 'running')];
}

/** Every match that was started, one after the other. */
export async function* exportAll(store: Store, find: (slug: string) => AnyGame | undefined): AsyncGenerator<readonly string[] | Problem> {
  for (let after = ''; ; ) {
    const page = await store.prisma.match.findMany({
      where: { id: { gt: after }, startedAt: { not: null } },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    });
    for (const { id } of page) yield exportMatch(store, find, id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const PAGE = 100;

/** Takes an exported match in, after playing it again from beginning to end. Accounts that are not known here come without a way to log in. */
export async function importMatch(
  store: Store,
  find: (slug: string) => AnyGame | undefined,
  lines: readonly string[],
): Promise<string | Problem> {
  const [first = '', ...saga] = lines;
  const read = cover.safeParse(parse(first));
  if (!read.success) return problem('bad-request', `The first line does not describe a match: ${z.prettifyError(read.error)}`);
  const reader = new SagaReader(find);
  for (const line of saga) reader.read(line);
  const verdict = reader.finish();
  if (isFault(verdict)) return problem('bad-request', `Line ${verdict.line + 1}: ${verdict.reason}`);
  const { header, match } = verdict;
  const known = read.data;
  const seatsFit = known.seats.length === header.seats && known.rows.length === match.rows.length;
  if (!seatsFit || header.commitment !== commitment(known.secret) || !header.nonces) {
    return problem('bad-request', 'The first line does not belong to the saga that follows it.');
  }
  const ats = saga.slice(1).map((line) => atOf(line));
  const rows = match.rows.map((row, i): MatchLogRow => {
    const [commandId, by, decision, waiting, banksMs] = known.rows[i] ?? ['', 'person', null, [], []];
    const answer = 'decision' in row ? row.answer : 'to' in row ? { to: row.to, consent: row.consent } : null;
    const facts = 'decision' in row ? row.facts : [];
    const { seq, seat, digest } = row;
    return {
      matchId: known.id,
      seq,
      commandId,
      seat,
      by,
      decision,
      answer,
      undo: 'undo' in row,
      facts,
      digest,
      waiting,
      banksMs,
      at: ats[i] ?? 0,
    };
  });
  return write(store, known, header, header.nonces, rows);
}

async function write(
  store: Store,
  known: z.output<typeof cover>,
  header: { game: string; rulesVersion: number; options: unknown; facts: readonly Fact[]; digest: string; commitment?: string },
  nonces: readonly string[],
  rows: readonly MatchLogRow[],
): Promise<string | Problem> {
  if (await store.prisma.match.findUnique({ where: { id: known.id }, select: { id: true } })) {
    return problem('wrong-status', `The match ${known.id} is here already.`);
  }
  const createdAt = new Date(known.createdAt);
  await store.prisma.$transaction(async (tx) => {
    const accounts = known.accounts.map(({ id, kind, name }) => ({
      id,
      kind: kind === 'bot' ? kind : ('guest' as const),
      name,
      createdAt,
    }));
    await tx.account.createMany({ data: accounts, skipDuplicates: true });
    await tx.match.create({
      data: {
        id: known.id,
        game: header.game,
        rulesVersion: header.rulesVersion,
        options: storedJson(isObject(header.options) ? header.options : {}),
        seatCount: known.seats.length,
        visibility: known.visibility,
        clockKind: known.clock.kind,
        clockBankMs: known.clock.bankMs,
        clockIncrementMs: known.clock.incrementMs,
        spectators: known.spectators.allowed,
        spectatorDelayMs: known.spectators.delayMs,
        status: known.status,
        statusAt: new Date(known.finishedAt ?? known.startedAt),
        endReason: known.endReason,
        hostId: known.host,
        commitment: header.commitment ?? '',
        secret: known.secret,
        nonces: [...nonces],
        startFacts: storedJson(header.facts),
        startDigest: header.digest,
        createdAt,
        startedAt: new Date(known.startedAt),
        finishedAt: known.finishedAt === null ? null : new Date(known.finishedAt),
        seats: {
          create: known.seats.map(({ account, bot, handedOver, resignedAt, ...seat }, i) => ({
            ...seat,
            seat: i,
            accountId: account,
            botName: bot,
            handedToBot: handedOver,
            nonce: nonces[i] ?? null,
            resignedAt: resignedAt === null ? null : new Date(resignedAt),
          })),
        },
      },
    });
  });
  for (const row of rows) {
    const appended = await store.append(row);
    if (appended.outcome === 'written') continue;
    await store.prisma.match.delete({ where: { id: known.id } });
    return problem('unavailable', `Row ${row.seq} could not be written: ${appended.outcome}.`);
  }
  return known.id;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** When a row of a saga was taken; the reader has found the line good. */
function atOf(line: string): number {
  return z.object({ at: z.int().nonnegative() }).safeParse(parse(line)).data?.at ?? 0;
}
