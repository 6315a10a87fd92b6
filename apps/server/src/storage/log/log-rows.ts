/** The log of the matches in SQL: one statement that adds many rows, and the reading of them. */
import type { Fact } from '@skald/engine';
import type pg from 'pg';
import type { AnsweredBy } from '../../../generated/prisma/client.ts';

/** Which kinds of rows this release reads: since 2, changes of edition. */
export const LOG_FORMAT = 2;

/** One accepted answer, one undo (then without decision and answer), or one change of edition (then without a seat, too). */
export interface MatchLogRow {
  readonly matchId: string;
  readonly seq: number;
  readonly commandId: string;
  readonly seat: number | null;
  readonly by: AnsweredBy;
  readonly decision: string | null;
  readonly answer: unknown;
  readonly undo: boolean;
  readonly facts: readonly Fact[];
  readonly digest: string;
  /** The seats waited for after this row. */
  readonly waiting: readonly number[];
  /** What is left on each seat's clock after this row; empty without clocks. */
  readonly banksMs: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The edition that the match is played by from here on; null in every other row. */
  readonly edition: string | null;
}

/** The outcome of a row. */
export type AppendOutcome =
  | { readonly outcome: 'written' }
  /** The command was carried out before; this is what it brought. */
  | { readonly outcome: 'repeated'; readonly row: MatchLogRow }
  /** The place is taken, or the row before is missing: somebody else moved this match on. Read its log again. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'unknown-match' };

const GIVEN = `SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (
    "matchId" text, seq int, "commandId" text, seat int2, by answered_by, decision text, answer jsonb, undo boolean,
    facts jsonb, digest text, waiting int2[], "banksMs" int[], at bigint, edition text
  )`;

/**
 * A row is added where the row before it stands. Whatever cannot be added is left out, and the others are not harmed.
 * Sorted, so that two servers that write the same matches never wait for each other in a circle.
 */
const ADD = addFrom(`
WITH incoming AS (
  ${GIVEN}
)`);

/** The same where other servers may end a match meanwhile: none ends while rows are being added to it, and none gets rows after its end. */
const ADD_IF_RUNNING = addFrom(`
WITH given AS (
  ${GIVEN}
), running AS (
  SELECT id FROM matches WHERE id IN (SELECT "matchId" FROM given) AND status = 'running' ORDER BY id FOR SHARE OF matches
), incoming AS (
  SELECT given.* FROM given JOIN running ON running.id = "matchId"
)`);

function addFrom(incoming: string): string {
  return `${incoming}, added AS (
  INSERT INTO match_log (match_id, seq, command_id, seat, by, decision, answer, undo, facts, digest, waiting, banks_ms, at, edition)
  SELECT "matchId", seq, "commandId", seat, by, decision, answer, undo, facts, digest, waiting, "banksMs", to_timestamp(at / 1000.0), edition
  FROM incoming
  WHERE CASE WHEN seq = 1
    THEN EXISTS (SELECT 1 FROM matches WHERE id = "matchId")
    ELSE EXISTS (SELECT 1 FROM match_log AS before WHERE before.match_id = "matchId" AND before.seq = incoming.seq - 1)
  END
  ORDER BY "matchId"
  ON CONFLICT DO NOTHING
  RETURNING match_id
)
SELECT match_id FROM added`;
}

const COLUMNS = `log.match_id AS "matchId", log.seq, log.command_id AS "commandId", log.seat, log.by, log.decision, log.answer, log.undo,
  log.facts, log.digest, log.waiting, log.banks_ms AS "banksMs", (extract(epoch FROM log.at) * 1000)::float8 AS at, log.edition`;

const LOOK_UP = `
SELECT matches.id AS "known", ${COLUMNS}
FROM jsonb_to_recordset($1::jsonb) AS wanted ("matchId" text, "commandId" text)
JOIN matches ON matches.id = wanted."matchId"
LEFT JOIN match_log AS log ON log.match_id = wanted."matchId" AND log.command_id = wanted."commandId"`;

const READ = `SELECT ${COLUMNS} FROM match_log AS log WHERE log.match_id = $1 AND log.seq > $2 ORDER BY log.seq`;

/**
 * The latest snapshot that even delayed spectators may see at a moment, beside its own row, and the rows after it; without a snapshot all
 * rows. Beside the snapshot stands how often the rules had numbered anew by then: an undo that takes back a sealed answer names its decision,
 * for that one is asked again.
 */
const READ_MEMORY = `
WITH latest AS (
  SELECT snapshots.seq, snapshots.state, snapshots.history
  FROM snapshots JOIN matches ON matches.id = snapshots.match_id
  WHERE snapshots.match_id = $1
    AND snapshots.at <= to_timestamp($2::float8 / 1000) - matches.spectator_delay_ms * interval '1 millisecond'
  ORDER BY snapshots.seq DESC LIMIT 1
)
SELECT ${COLUMNS}, latest.seq AS "snapshotSeq",
  CASE WHEN log.seq = latest.seq THEN latest.state END AS state,
  CASE WHEN log.seq = latest.seq THEN latest.history END AS history,
  CASE WHEN log.seq = latest.seq THEN (
    SELECT count(*)::int FROM match_log AS past
    WHERE past.match_id = $1 AND past.seq <= latest.seq AND past.undo AND past.decision IS NULL
  ) END AS "undoGeneration"
FROM match_log AS log LEFT JOIN latest ON true
WHERE log.match_id = $1 AND log.seq >= coalesce(latest.seq, 0)
ORDER BY log.seq`;

/** The data to wake a match from, read in one statement. */
export interface MatchMemory {
  /** Undefined without a snapshot, or if its row is not in the log. */
  readonly snapshot:
    | { readonly seq: number; readonly state: string; readonly history: string | null; readonly undoGeneration: number }
    | undefined;
  /** From the snapshot's own row on; without a snapshot, all. */
  readonly rows: readonly MatchLogRow[];
}

interface MemoryRow extends MatchLogRow {
  readonly snapshotSeq: number | null;
  readonly state: string | null;
  readonly history: string | null;
  readonly undoGeneration: number | null;
}

type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Adds rows of different matches, at most one of each, in one transaction, and says for each in its order what became
 * of it. When this returns, what is written is durable. `isShared`: other servers use the database too.
 */
export async function writeRows(database: Queryable, rows: readonly MatchLogRow[], isShared = false): Promise<AppendOutcome[]> {
  const text = isShared ? ADD_IF_RUNNING : ADD;
  const added = await database.query<{ match_id: string }>({ name: 'add-log-rows', text, values: [JSON.stringify(rows)] });
  const written = new Set(added.rows.map((row) => row.match_id));
  const rest = rows.filter((row) => !written.has(row.matchId));
  const found = rest.length === 0 ? new Map<string, AppendOutcome>() : await lookUp(database, rest);
  return rows.map((row) => (written.has(row.matchId) ? { outcome: 'written' } : (found.get(row.matchId) ?? { outcome: 'unknown-match' })));
}

/** The rows of a match after a given one, in their order. */
export async function readRows(database: Queryable, matchId: string, after = 0): Promise<MatchLogRow[]> {
  const { rows } = await database.query<MatchLogRow>({ name: 'read-log-rows', text: READ, values: [matchId, after] });
  return rows;
}

/** The data to wake a match from, as of a moment (ms since 1970). */
export async function readMemory(database: Queryable, matchId: string, now: number): Promise<MatchMemory> {
  const { rows: found } = await database.query<MemoryRow>({ name: 'read-match-memory', text: READ_MEMORY, values: [matchId, now] });
  const rows = found.map(({ snapshotSeq: _seq, state: _state, history: _history, undoGeneration: _undoGeneration, ...row }) => row);
  const [first] = found;
  if (!first || first.snapshotSeq === null) return { snapshot: undefined, rows };
  const { seq, state, history, undoGeneration } = first;
  if (state === null || undoGeneration === null) return { snapshot: undefined, rows: await readRows(database, matchId) };
  return { snapshot: { seq, state, history, undoGeneration }, rows };
}

/** Why rows were not added, by match. */
async function lookUp(database: Queryable, rows: readonly MatchLogRow[]): Promise<Map<string, AppendOutcome>> {
  const wanted = rows.map(({ matchId, commandId }) => ({ matchId, commandId }));
  const { rows: found } = await database.query<{ known: string } & (MatchLogRow | { matchId: null })>(LOOK_UP, [JSON.stringify(wanted)]);
  return new Map(
    found.map(({ known, ...row }): [string, AppendOutcome] => [
      known,
      row.matchId === null ? { outcome: 'conflict' } : { outcome: 'repeated', row },
    ]),
  );
}
