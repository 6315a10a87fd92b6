/** Matches out of one store and into another: the saga, and what the store knows beside it. */
import { type EditionProblem, isEditionProblem } from '@skald/editions';
import { type AnyGame, commitment, isFault, isObject, type SagaHeader, SagaReader, sagaHeaderIn } from '@skald/engine';
import { editionOf, editionsNamedIn, findRulesIn } from '@skald/engine/editions';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { editionColumns, editionOfRow, type RulesFinder } from '../../editions/editions.ts';
import { type Problem, problem } from '../../problem.ts';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import type { Store } from '../../storage/store.ts';
import { isRecord, recordOf } from '../host/match-record.ts';
import { unknownMatch } from '../play/commands.ts';
import { storedJson } from '../play/plain-json.ts';
import { WITH_SEATS } from '../seats/seat-state.ts';
import { isLogCorruption } from './log-walk.ts';
import { ReplayedMatch } from './replayed-matches.ts';
import { sagaLines } from './replays.ts';
import { storedRow } from './stored-row.ts';

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
  ownBots: z.literal(true).optional(),
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
      botOwner: z.string().optional(),
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
export async function exportMatch(store: Store, rules: RulesFinder, id: string): Promise<readonly string[] | Problem> {
  const match = await store.prisma.match.findUnique({ where: { id }, include: { ...WITH_SEATS, host: true } });
  if (!match) return unknownMatch;
  const log = await store.readLog(id);
  const record = await recordOf(rules, match, log);
  if (typeof record === 'string') return problem('wrong-status', `This match cannot be exported: ${record}.`);
  if (!isRecord(record)) return record;
  const replayed = ReplayedMatch.make(record, log);
  if (isLogCorruption(replayed)) return problem('wrong-status', `Row ${replayed.damaged} of this match is damaged: ${replayed.reason}.`);
  const accounts = [match.host, ...match.seats.flatMap(({ account, botOwner }) => [account, botOwner].filter((one) => one !== null))];
  const known = new Map(accounts.map((account) => [account.id, { id: account.id, kind: account.kind, name: account.name }]));
  const written: z.input<typeof cover> = {
    skald: FORMAT,
    id,
    visibility: match.visibility,
    status: match.status === 'open' ? 'aborted' : match.status,
    endReason: match.endReason,
    clock: { kind: match.clockKind, bankMs: match.clockBankMs, incrementMs: match.clockIncrementMs },
    spectators: record.spectators,
    ...(record.ownBots && { ownBots: true }),
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
      ...(seat.botOwnerId !== null && { botOwner: seat.botOwnerId }),
      handedOver: seat.handedToBot,
      backSeq: seat.backSeq,
      resignedAt: seat.resignedAt?.toISOString() ?? null,
      rank: seat.rank,
      score: seat.score,
    })),
    rows: replayed.rows.map(({ commandId, by, decision, waiting, banksMs }) => [commandId, by, decision, [...waiting], [...banksMs]]),
  };
  return [JSON.stringify(written), ...sagaLines(replayed, record.status !== 'running')];
}

/** Every match that was started, one after the other; or only those that were begun by the edition whose hash begins like this. */
export async function* exportAll(store: Store, rules: RulesFinder, edition = ''): AsyncGenerator<readonly string[] | Problem> {
  for (let after = ''; ; ) {
    const page = await store.prisma.match.findMany({
      where: { id: { gt: after }, startedAt: { not: null } },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, game: true, edition: true, rulesVersion: true },
    });
    for (const row of page) if (editionOfRow(row).startsWith(edition)) yield exportMatch(store, rules, row.id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const PAGE = 100;

/** The edition that an exported match was begun by; undefined where its saga does not say. */
export function editionNamedBy([, saga = '']: readonly string[]): string | undefined {
  const header = sagaHeaderIn(saga);
  return isFault(header) ? undefined : editionOf(header.game, header);
}

/** Takes an exported match in, after playing it again from beginning to end. Accounts that are not known here come without a way to log in. */
export async function importMatch(store: Store, rules: RulesFinder, lines: readonly string[]): Promise<string | Problem> {
  const [first = '', ...saga] = lines;
  const read = cover.safeParse(parse(first));
  if (!read.success) return problem('bad-request', `The first line does not describe a match: ${z.prettifyError(read.error)}`);
  const found = await rulesOf(rules, saga);
  if (isEditionProblem(found)) return found;
  const isNamed = (slug: string, edition: string) => (game: AnyGame) => game.slug === slug && game.edition === edition;
  const missing = 'The rules that the match names are not here.';
  const find = findRulesIn(
    (slug) => rules.newest(slug),
    (slug, edition) => found.find(isNamed(slug, edition)) ?? missing,
  );
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
    return storedRow(row, decision, { matchId: known.id, commandId, by, waiting, banksMs, at: ats[i] ?? 0 });
  });
  return write(store, known, header, match.start.edition, header.nonces, rows);
}

/** All rules that a saga names; where the saga itself is at fault, its reader will say so. */
async function rulesOf(rules: RulesFinder, saga: readonly string[]): Promise<readonly AnyGame[] | EditionProblem> {
  const header = sagaHeaderIn(saga[0] ?? '');
  if (isFault(header)) return [];
  const found: AnyGame[] = [];
  for (const edition of [editionOf(header.game, header), ...editionsNamedIn(saga)]) {
    const game = edition === undefined ? undefined : await rules.find(header.game, edition);
    if (game && isEditionProblem(game)) return game;
    if (game) found.push(game);
  }
  return found;
}

async function write(
  store: Store,
  known: z.output<typeof cover>,
  header: SagaHeader,
  edition: string,
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
    const owners = await ownersOf(tx, known);
    const kept = await tx.edition.findUnique({ where: { hash: edition }, select: { packName: true, base: true } });
    const isPack = kept !== null && kept.base !== null;
    await tx.match.create({
      data: {
        id: known.id,
        game: header.game,
        ...editionColumns({ slug: header.game, edition }),
        ...(isPack && { packEdition: edition, packName: kept.packName }),
        options: storedJson(isObject(header.options) ? header.options : {}),
        seatCount: known.seats.length,
        visibility: known.visibility,
        clockKind: known.clock.kind,
        clockBankMs: known.clock.bankMs,
        clockIncrementMs: known.clock.incrementMs,
        spectators: known.spectators.allowed,
        spectatorDelayMs: known.spectators.delayMs,
        ownBots: known.ownBots ?? false,
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
          create: known.seats.map(({ account, bot, botOwner: _, handedOver, resignedAt, ...seat }, i) => ({
            ...seat,
            seat: i,
            accountId: account,
            botName: bot,
            botOwnerId: owners[i] ?? null,
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

/** Whose bot plays each seat: as the accounts that are known here say, or else as the match does. */
async function ownersOf(tx: Prisma.TransactionClient, { seats }: z.output<typeof cover>): Promise<readonly (string | null)[]> {
  const named = seats.flatMap(({ account, botOwner }) => [account, botOwner].filter((id) => id !== null && id !== undefined));
  const found = await tx.account.findMany({ where: { id: { in: named } }, select: { id: true, ownerId: true } });
  const known = new Map(found.map(({ id, ownerId }) => [id, ownerId]));
  return seats.map(({ occupant, account, botOwner, handedOver }) => {
    const own = occupant === 'bot' && !handedOver ? known.get(account ?? '') : undefined;
    return own ?? (botOwner !== undefined && known.has(botOwner) ? botOwner : null);
  });
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
