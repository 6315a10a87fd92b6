/** Fills a database with sleeping matches: written in bulk, as large as real ones, and never woken. */
import type { OwnDatabase } from '../../../tools/testing/postgres.mjs';

/** Log rows of each match. */
const ROWS = 10;

/** The number of accounts that share the seats. */
const PLAYERS = 1000;

const STEPS: readonly string[] = [
  `INSERT INTO accounts (id, kind, name, created_at)
   SELECT 'stored-player-' || n, 'guest', 'Stored ' || n, now() FROM generate_series(0, ${PLAYERS - 1}) AS n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO matches (id, game, rules_version, options, seat_count, visibility, clock_kind, spectators, status, status_at,
     host_id, commitment, secret, nonces, start_facts, start_digest, created_at, started_at)
   SELECT 'stored-' || n, 'raids', 1, '{}', 4, 'public', 'none', true, 'running', now(),
     'stored-player-' || n % ${PLAYERS}, md5(n::text), md5(n::text), '[]', '[]', md5(n::text), now(), now()
   FROM generate_series($1::int, $2::int) AS n`,
  `INSERT INTO match_seats (match_id, seat, occupant, account_id, ready, nonce, joined_at)
   SELECT 'stored-' || n, seat, 'person', 'stored-player-' || (n + seat) % ${PLAYERS}, true, md5(n::text), now()
   FROM generate_series($1::int, $2::int) AS n, generate_series(0, 3) AS seat`,
  `INSERT INTO match_log (match_id, seq, command_id, seat, by, decision, answer, undo, facts, digest, waiting, banks_ms, at)
   SELECT 'stored-' || n, seq, md5(n || '-' || seq), seq % 4, 'person', seq || '.0', '{"do": "sail", "to": "fjord-07"}', false,
     '[{"stream": "tiles", "draws": [3, 17]}]', md5(n::text) || md5(seq::text), '{0}', '{}', now()
   FROM generate_series($1::int, $2::int) AS n, generate_series(1, ${ROWS}) AS seq`,
  `INSERT INTO snapshots (match_id, seq, state, at)
   SELECT 'stored-' || n, ${ROWS}, repeat(md5(n::text), 48), now() FROM generate_series($1::int, $2::int) AS n`,
];

/** Adds the matches from one number to another. */
export async function store(database: OwnDatabase, first: number, last: number): Promise<void> {
  const [accounts, ...others] = STEPS;
  if (accounts) await database.run(accounts);
  for (const sql of others) await database.run(sql, [first, last]);
  // Fresh statistics, like a database that grew over months.
  await database.run('ANALYZE');
}
