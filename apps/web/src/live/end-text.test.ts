/** What the table says about a match that the rules did not end. */
import { describe, expect, it } from 'vitest';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { plainText, tableTranslator } from '../i18n/translators.ts';
import { endText } from './end-text.ts';

const NAMES = ['Astrid', 'Bjorn', 'Cnut'];
const english = tableTranslator('en', en, { words: {}, catalogue: undefined }, NAMES);
const german = tableTranslator('de', de, { words: {}, catalogue: undefined }, NAMES);

function won(seat: number) {
  return { status: 'finished', reason: 'resigned', standings: [{ seat, rank: 1, score: 0 }] } as const;
}

describe('how a match ended', () => {
  it.each([
    { resigned: [0], winner: 1, viewer: 1, says: 'Astrid gave up. You win.' },
    { resigned: [0], winner: 1, viewer: 0, says: 'You gave up. Bjorn wins.' },
    { resigned: [0], winner: 1, viewer: 'spectator' as const, says: 'Astrid gave up. Bjorn wins.' },
    { resigned: [0, 1], winner: 2, viewer: 2, says: 'Astrid and Bjorn gave up. You win.' },
    { resigned: [0, 1], winner: 2, viewer: 1, says: 'You and Astrid gave up. Cnut wins.' },
  ])('$says', ({ resigned, winner, viewer, says }) => {
    expect(plainText(endText({ end: won(winner), resigned, viewer }, english) ?? '')).toBe(says);
  });

  it('names no winner where the only player gave up', () => {
    expect(endText({ end: won(0), resigned: [0], viewer: 0 }, english)).toBe('You gave up.');
  });

  it('is said in German too', () => {
    expect(plainText(endText({ end: won(2), resigned: [0, 1], viewer: 2 }, german) ?? '')).toBe(
      'Astrid und Bjorn haben aufgegeben. Du gewinnst.',
    );
  });

  it('names why a moderator called it off, and says nothing where the rules ended it', () => {
    const off = { status: 'aborted', standings: null } as const;
    const said = (reason: string | null) => endText({ end: { ...off, reason }, resigned: [], viewer: 0 }, english);
    expect(said('Cheating.')).toBe('This match was cancelled: Cheating.');
    expect(said('abandoned')).toBe('This match was cancelled.');
    expect(endText({ end: { ...won(0), reason: null }, resigned: [], viewer: 0 }, english)).toBeNull();
  });
});
