/** Snapshots in SQL: written beside the play, so that a match that grows costs one short statement now and then. */
import type pg from 'pg';

export interface SnapshotRow {
  readonly matchId: string;
  readonly seq: number;
  /** JSON text. */
  readonly state: string;
  /** The recent history, as text that only the match host reads. */
  readonly history: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const REPLACE = `
WITH older AS (
  DELETE FROM snapshots WHERE match_id = $1 AND seq < $2 AND at <= to_timestamp($6::float8 / 1000)
)
INSERT INTO snapshots (match_id, seq, state, history, at) VALUES ($1, $2, $3, $4, to_timestamp($5::float8 / 1000))
ON CONFLICT DO NOTHING`;

/** Adds a snapshot; older ones of the match that were taken up to a moment go. */
export async function replaceSnapshot(database: Pick<pg.Pool, 'query'>, row: SnapshotRow, olderThan: number): Promise<void> {
  const { matchId, seq, state, history, at } = row;
  await database.query({ name: 'replace-snapshot', text: REPLACE, values: [matchId, seq, state, history, at, olderThan] });
}
