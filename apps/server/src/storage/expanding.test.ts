/** Migrations expand: the release before keeps working on the database. One that takes something away says what a server must know. */
import { expect, it } from 'vitest';
import { knownMigrations } from './migrate.ts';
import { neededBy } from './migration-record.ts';

/** The last migration of the first release. */
const FIRST_RELEASE = '20261116140000_without_last_seq';

/** What breaks a server that does not know the migration. */
const CONTRACTING = [
  /\bDROP\s+(TABLE|COLUMN|TYPE|VIEW)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bDROP\s+DEFAULT\b/i,
  /\bADD\s+VALUE\b/i,
  /\bADD\s+COLUMN\s+(?:(?!,|;|DEFAULT)[\s\S])*?\bNOT\s+NULL\b(?![^,;]*DEFAULT)/i,
];

function takesAway(sql: string): boolean {
  const statements = sql.replace(/--.*$/gm, '');
  return CONTRACTING.some((pattern) => pattern.test(statements));
}

const later = (await knownMigrations()).filter(({ name }) => name > FIRST_RELEASE);

it.each(later)('$name takes nothing away, or says what it needs', (migration) => {
  const needs = neededBy(migration);
  if (takesAway(migration.sql)) expect(needs, `begin ${migration.name} with "-- needs NAME"`).not.toBeNull();
  if (needs !== null) expect(later.map(({ name }) => name)).toContain(needs);
});

it.each([
  'ALTER TABLE "ships" DROP COLUMN "crew";',
  'DROP TABLE ships;',
  'ALTER TABLE ships ALTER COLUMN crew SET NOT NULL;',
  'ALTER TABLE ships ADD COLUMN crew INTEGER NOT NULL;',
  'ALTER TABLE ships ADD COLUMN crew INTEGER NOT NULL, ADD COLUMN oars INTEGER NOT NULL DEFAULT 1;',
  'ALTER TABLE ships RENAME COLUMN crew TO people;',
  'ALTER TABLE ships ALTER COLUMN crew TYPE BIGINT;',
])('finds what takes something away: %s', (sql) => {
  expect(takesAway(sql)).toBe(true);
});

it.each([
  'ALTER TABLE "ships" ADD COLUMN "crew" BOOLEAN NOT NULL DEFAULT false;',
  'ALTER TABLE ships ADD COLUMN crew TEXT;\nCREATE TABLE crews (id TEXT NOT NULL);',
  '-- DROP TABLE ships;\nCREATE INDEX crews ON ships (crew);',
])('lets through what only adds: %s', (sql) => {
  expect(takesAway(sql)).toBe(false);
});
