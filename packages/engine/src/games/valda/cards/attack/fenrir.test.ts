import { describe, expect, it } from 'vitest';
import { type CardOrigin, fewestRecycled, fitHand, mayComeFrom, strikeOut } from '../../board/origins.ts';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Fenrir', () => {
  it.each([
    ['B-fenrir-s3', 3],
    ['B-fenrir-s4', 4],
    ['LOK-fenrir-s4', 4],
    ['SUR-fenrir-s5', 5],
  ] as const)('VA-14.6, VA-19.3 %s has strength %i and steals a random card; only the two learn which', (card, strength) => {
    const t = attacks(card, valdaTable().hand('P0', 'B-shield-1', 'A-drakkar')).answer('P0', { do: 'defend', cards: [] });
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    expect(t.hand('P1')).toEqual(['A-drakkar']);
    expect(t.hand('P0')).toEqual(['B-shield-1']);
    expect(t.emitted('card-stolen')).toEqual([{ event: 'card-stolen', seat: 1, victim: 0 }]);
    expect(t.emitted('stolen-card-seen')).toEqual([]);
    const seen = t.last?.events.filter(({ event }) => event.event === 'stolen-card-seen').map(({ to }) => to);
    expect(seen).toEqual([1, 0]);
    expect(JSON.stringify(t.view('P2'))).not.toContain('A-drakkar');
    expect(t.state.hands[0]?.clues).toEqual([{ card: 'A-drakkar', seats: [1] }]);
    expect(attacks(card).emitted('card-stolen')).toEqual([]);
  });

  it('VA-14.6, VA-19.7 the record of the victim says no more than everybody knows, and never lies', () => {
    const t = attacks('B-fenrir-s3', valdaTable().hand('P0', 'A-drakkar', 'B-shield-1', 'B-shield-2', 'TYR-shield-4'));
    expect(t.player('P0').origins).toEqual(['A', 'B', 'B', 'tyr']);
    t.answer('P0', { do: 'defend', cards: [] });
    expect(t.player('P0').origins).toEqual(['B', '?', '?']);
    expect(t.player('P1').origins).toEqual(['?']);
    expect(fitHand(t.player('P0').origins, t.hand('P0'), [])).toBe(true);
  });

  it('VA-19.7 a hand from one deck stays known', () => {
    const t = attacks('B-fenrir-s3', valdaTable().hand('P0', 'B-shield-1', 'B-shield-2')).answer('P0', { do: 'defend', cards: [] });
    expect([t.player('P0').origins, t.player('P1').origins]).toEqual([['B'], ['B']]);
  });

  it('VA-19.7 a shown card that two decks may have given leaves the other entry open', () => {
    const origins: CardOrigin[] = ['A', 'odin', 'B'];
    expect(strikeOut(origins, (origin) => mayComeFrom('ODI-odin-leader', origin, ['ODI-odin-leader']))).toBe('?');
    expect(origins).toEqual(['B', '?']);
    expect(strikeOut(origins, (origin) => mayComeFrom('B-shield-1', origin, []))).toBe('?');
    expect(origins).toEqual(['?']);
    expect(() => strikeOut([], () => true)).toThrow('no-such-origin');
  });

  it('VA-19.7 finds a record that cannot be that of the hand', () => {
    expect(fitHand(['A', 'B'], ['B-shield-1', 'A-drakkar'], [])).toBe(true);
    expect(fitHand(['A', 'A'], ['B-shield-1', 'A-drakkar'], [])).toBe(false);
    expect(fitHand(['?', 'A'], ['A-drakkar', 'TYR-shield-4'], [])).toBe(true);
    expect(fitHand(['A'], ['ODI-odin-leader'], [])).toBe(false);
    expect(fitHand(['A'], ['ODI-odin-leader'], ['ODI-odin-leader'])).toBe(true);
    expect(fitHand(['A', 'A'], ['ODI-odin-leader', 'ODI-odin-leader'], ['ODI-odin-leader'])).toBe(false);
    expect(fitHand(['A'], [], [])).toBe(false);
  });

  it.each<[CardOrigin[], number]>([
    [['A', 'odin'], 1],
    [['A', 'A'], 2],
    [['A', '?'], 1],
    [['odin', '?'], 0],
  ])('VA-4.17 a hand of two copies with the record %j holds at least %i that a reshuffle put into a base deck', (origins, fewest) => {
    const leaders = ['ODI-odin-leader', 'ODI-odin-leader'] as const;
    expect(fewestRecycled(origins, leaders, leaders, 'ODI-odin-leader')).toBe(fewest);
  });
});
