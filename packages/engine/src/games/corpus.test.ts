/** Recorded games give the same digests for ever. A change of rules that would break them raises `rulesVersion`, and they are recorded anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SagaReader, type SagaVerdict } from '../kernel/index.ts';
import { findGame, games } from './index.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

function verified(file: URL): SagaVerdict | string {
  const reader = new SagaReader(findGame);
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const part = reader.read(line);
    if ('fault' in part) return `${part.fault} at line ${part.line}: ${part.reason}`;
  }
  const verdict = reader.finish();
  return 'fault' in verdict ? `${verdict.fault}: ${verdict.reason}` : verdict;
}

describe.each([...games.values()])('the recorded games of $slug', ({ slug, seats }) => {
  const folder = new URL(`${slug}/`, FIXTURES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.saga.jsonl'));

  it.each(files)('%s is still what it was', (name) => {
    const verdict = verified(new URL(name, folder));
    expect(verdict).toMatchObject({ header: { game: slug } });
  });

  it('cover every player count', () => {
    const counts = files
      .map((name) => verified(new URL(name, folder)))
      .map((verdict) => (typeof verdict === 'string' ? 0 : verdict.header.seats));
    for (let count = seats.min; count <= seats.max; count++) expect(counts).toContain(count);
  });
});
