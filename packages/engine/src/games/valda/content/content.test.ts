import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, DECKS, REALMS, RESOURCES, WEAPON_EFFECTS } from '../ids.ts';
import { cardOf, content, facesOf, fullDeck, realmOf, TRACKS } from './content.ts';

const DOCS = new URL('../../../../../../docs/rules/valda.md', import.meta.url);
const FOLDER = new URL('../', import.meta.url);

describe('the content', () => {
  it('VA-1.4 three resources, and mines, drills and temples as buildings', () => {
    expect(content.resources.map(({ id }) => id)).toEqual([...RESOURCES]);
    expect(Object.keys(TRACKS)).toEqual(['mine', 'drill']);
  });

  it('VA-1.5, VA-1.6 cards with a point cost are actions; every god deck has one weapon', () => {
    for (const { kind, actionPointCost } of content.cards) if (kind !== 'action') expect(actionPointCost).toBe(0);
    for (const realm of REALMS) expect(fullDeck(realm).filter((card) => cardOf(card).kind === 'divine-weapon')).toHaveLength(1);
  });

  it('VA-1.8 the base game only', () => {
    expect(content.cards).toHaveLength(79);
    expect(content.game.rounds).toBe(6);
  });

  it('VA-2.1 seven realms with five temple sites each', () => {
    expect(content.realms.map(({ id, sites }) => [id, sites])).toEqual(REALMS.map((realm) => [realm, 5]));
  });

  it('VA-2.2, VA-2.3 six rounds, the follower track, nine temples each', () => {
    expect(content.followerTrack).toEqual({ safeZones: [0, 5, 12, 20], lapLength: 20 });
    expect(content.players.perPlayer.temples).toBe(9);
  });

  it('VA-2.4 the dice and their faces', () => {
    const yields = (die: 'yellow' | 'blue' | 'white') =>
      facesOf(die).map(({ gold, diamond, blood, followers }) => [gold, diamond, blood, followers].join());
    expect(yields('yellow')).toEqual(['1,0,0,0', '2,0,0,0', '0,1,0,0', '0,2,0,0', '1,1,0,0', '1,1,0,0']);
    expect(yields('blue')).toEqual(['0,0,1,0', '0,0,1,0', '0,0,1,0', '0,0,1,0', '0,0,2,0', '0,0,2,0']);
    expect(yields('white')).toEqual(['0,0,0,2', '0,0,0,1', '0,0,0,1', '0,0,0,1', '0,0,0,0', '0,0,0,-1']);
    expect(content.dice.map(({ count }) => count)).toEqual([4, 3, 2]);
  });

  it('VA-2.5 thirty of each resource', () => {
    expect(content.resources.map(({ supply }) => supply)).toEqual([30, 30, 30]);
  });

  it('VA-2.6 150 cards: 40, 40 and seven times ten; 78 actions, 38 attacks, 27 defences, 7 weapons', () => {
    expect(DECKS.map((deck) => fullDeck(deck).length)).toEqual([40, 40, 10, 10, 10, 10, 10, 10, 10]);
    const kinds = DECKS.flatMap(fullDeck).map((card) => cardOf(card).kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(['action', 'attack', 'defence', 'divine-weapon'].map(count)).toEqual([78, 38, 27, 7]);
    expect(content.cards.map(({ id }) => id)).toEqual([...CARDS]);
  });

  it('VA-2.7 mines from two to four, drills from none to three: markers can never run out', () => {
    expect([TRACKS.mine.start, TRACKS.mine.max, TRACKS.drill.start, TRACKS.drill.max]).toEqual([2, 4, 0, 3]);
  });

  it('VA-2.8 god decks lean towards their god', () => {
    const share = (realm: (typeof REALMS)[number], fits: (card: ReturnType<typeof cardOf>) => boolean) =>
      fullDeck(realm).filter((card) => fits(cardOf(card))).length;
    expect(share('heimdall', ({ family }) => family === 'spoils' || family === 'plunder')).toBeGreaterThanOrEqual(5);
    expect(share('surtur', ({ kind }) => kind === 'attack')).toBeGreaterThanOrEqual(7);
    expect(share('tyr', ({ kind }) => kind === 'defence')).toBeGreaterThanOrEqual(5);
    expect(share('thor', ({ family }) => family === 'seduction')).toBeGreaterThanOrEqual(3);
  });

  it('VA-14.11 attack strengths: 2 to 4 in B, 4 or 5 with the gods', () => {
    for (const { kind, deck, attack } of content.cards) {
      if (kind !== 'attack') continue;
      expect([deck, attack >= (deck === 'B' ? 2 : 4) && attack <= (deck === 'B' ? 4 : 5)]).toEqual([deck, true]);
    }
  });

  it('the powers are those of the player board', () => {
    expect(realmOf('odin').powers.map(({ params, uses }) => [params.pay, params.followers, uses])).toEqual([
      [2, 1, 3],
      [3, 2, 2],
    ]);
  });
});

describe('the table of cards and tests in the rules', () => {
  const rows = [...readFileSync(DOCS, 'utf8').matchAll(/^\| `([^`]+)` \| (VA-\d+\.\d+) \| `([^`]+)` \|$/gm)];

  it('names every card and every weapon effect once, with its rule', () => {
    expect(rows.map(([, id]) => id)).toEqual([...CARDS, ...WEAPON_EFFECTS]);
    for (const [, id, rule] of rows) {
      const card = content.cards.find((one) => one.id === id || one.effects.some((effect) => effect.id === id));
      expect([id, rule]).toEqual([id, card?.rule]);
    }
  });

  it('names a file in which that very card or effect is tested', () => {
    for (const [, id = '', , file = ''] of rows) {
      const source = readFileSync(new URL(file, FOLDER), 'utf8');
      expect([id, source.includes(`'${id}'`)]).toEqual([id, true]);
    }
  });
});
