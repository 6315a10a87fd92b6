/** The page of a match says by which rules it is played, and what has changed, in every language. */
import type { MatchRules } from '@skald/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../account/testing/fake-server.ts';
import { settingsIn, TestPage } from '../account/testing/test-page.tsx';
import { EditionNote } from './edition-note.tsx';

afterEach(cleanup);

/** Texts are loaded when they are wanted. */
const PATIENCE = { timeout: 10_000 };

const edition = (letter: string, note: string | null) => ({ edition: letter.repeat(64), released: '2026-11-17', note });
const rules: MatchRules = {
  ...edition('a', 'The first edition.'),
  newer: [edition('c', 'Thor’s Glory counts once.')],
  opened: 'b'.repeat(64),
  sinceOpening: [edition('a', 'Ships sail further.')],
};

function show(language: string, status: 'open' | 'running', told: MatchRules | undefined): void {
  const { server } = fakeServer({});
  render(
    <TestPage server={server} settings={settingsIn(language)}>
      <EditionNote rules={told} status={status} />
      <p>shown</p>
    </TestPage>,
  );
}

describe.each([
  [
    'en',
    /Rules of .*2026, edition aaaaaaaa/,
    /have changed since this table was opened/,
    /changed before the match began/,
    /keeps its rules/,
  ],
  ['de', /Regeln vom .*2026, Ausgabe aaaaaaaa/, /Seit dieser Tisch eröffnet wurde/, /Zwischen der Eröffnung/, /behält ihre eigenen/],
  ['it', /Regole del .*2026, edizione aaaaaaaa/, /Da quando questo tavolo/, /Tra l’apertura del tavolo/, /conserva le sue/],
])('in %s', (language, by, sinceOpened, sinceOpening, newer) => {
  it('a running match tells its edition, what changed before its start, and what is newer', async () => {
    show(language, 'running', rules);
    await screen.findByText(by, undefined, PATIENCE);
    screen.getByText(sinceOpening);
    screen.getByText(/Ships sail further/);
    screen.getByText(newer);
    screen.getByText(/Thor’s Glory counts once/);
    expect(screen.queryByText(sinceOpened)).toBeNull();
  });

  it('an open table says that it will begin with newer rules', async () => {
    show(language, 'open', { ...rules, opened: null, sinceOpening: [] });
    await screen.findByText(sinceOpened, undefined, PATIENCE);
    expect(screen.queryByText(newer)).toBeNull();
  });

  it('nothing is said where nothing has changed, or the server does not tell', async () => {
    show(language, 'running', { ...rules, newer: [], opened: null, sinceOpening: [] });
    await screen.findByText(by, undefined, PATIENCE);
    expect(screen.queryByText(newer)).toBeNull();
    cleanup();
    show(language, 'running', undefined);
    await screen.findByText('shown', undefined, PATIENCE);
    expect(screen.queryByText(by)).toBeNull();
  });
});
