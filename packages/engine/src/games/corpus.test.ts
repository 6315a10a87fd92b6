/**
 * Recorded games keep their digests by the rules in the sources, as long as those are the rules they were played by.
 * Games of earlier editions stay, and `packages/editions` verifies every one by the module of its own edition.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFault, type SagaHeader, SagaReader, type SagaVerdict, sagaHeaderIn } from '../kernel/index.ts';
import { editionOf, findRulesIn } from './find-rules.ts';
import { findGame, games } from './index.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

function verified(file: URL): SagaVerdict | string {
  const reader = new SagaReader(findRulesIn(findGame));
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const part = reader.read(line);
    if ('fault' in part) return `${part.fault} at line ${part.line}: ${part.reason}`;
  }
  const verdict = reader.finish();
  return 'fault' in verdict ? `${verdict.fault}: ${verdict.reason}` : verdict;
}

function headerOf(file: URL): SagaHeader {
  const header = sagaHeaderIn(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '');
  if (isFault(header)) throw new Error(header.reason);
  return header;
}

describe.each([...games.values()])('the recorded games of $slug', ({ slug, seats, edition }) => {
  const folder = new URL(`${slug}/`, FIXTURES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.saga.jsonl'));
  const isOfThese = (name: string): boolean => editionOf(slug, headerOf(new URL(name, folder))) === edition;

  it.each(files.filter(isOfThese))('%s is still what it was', (name) => {
    const verdict = verified(new URL(name, folder));
    expect(verdict).toMatchObject({ header: { game: slug } });
  });

  it.each(files.filter((name) => !isOfThese(name)))('%s names the earlier rules that it was played by', (name) => {
    expect(editionOf(slug, headerOf(new URL(name, folder)))).toMatch(/^[0-9a-f]{64}$/);
    expect(verified(new URL(name, folder))).toContain('unknown-edition');
  });

  it('cover every player count', () => {
    const counts = files.map((name) => headerOf(new URL(name, folder)).seats);
    for (let count = seats.min; count <= seats.max; count++) expect(counts).toContain(count);
  });
});
