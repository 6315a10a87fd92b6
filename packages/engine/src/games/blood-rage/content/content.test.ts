import { describe, expect, it } from 'vitest';
import { CARD_DEFS, CARD_ROWS, MYSTIC_CARDS, QUESTS } from '../card-ids.ts';
import { CLANS, FIGURES, GODS, MONSTERS, OUTER_PROVINCES, PROVINCES, REGIONS, STATS, TOKENS } from '../ids.ts';
import { ALL_CARDS, cardOf, deckFor, isShip, monsterOf, monsterOn, nameOf } from './cards.ts';
import { content, endBonus, forPlayers, MOST_RAGE, province, rewardOf, SLOTS, statValue, supportedBy } from './content.ts';

const ages = [1, 2, 3];
const rows = content.cards;
const base = rows.filter(({ set }) => set === 'base');

function copies(some: typeof rows): number {
  return some.reduce((sum, card) => sum + card.copies, 0);
}

describe('components', () => {
  it('BR-2.1 102 cards in three decks, nine pillage and eight Ragnarök tokens, 40 clan figures and nine monsters', () => {
    expect(copies(base)).toBe(102);
    for (const age of ages) expect(copies(base.filter((card) => card.age === age))).toBe(34);
    expect(content.pillageTokens.reduce((sum, token) => sum + token.copies, 0)).toBe(9);
    expect(content.ragnarokTokens).toHaveLength(8);
    const perClan = content.figures.leader.perClan + content.figures.warrior.perClan + content.figures.ship.perClan;
    expect(perClan * content.clans.filter(({ set }) => set === 'base').length).toBe(40);
    expect(content.monsters.map(({ id }) => id)).toEqual(MONSTERS);
  });

  it('BR-2.2, BR-16.8 Yggdrasil raises all three; three Rage, two Axes, two Horns and one of 5 Glory lie elsewhere', () => {
    expect(content.pillageTokens.map(({ id, copies: n }) => [id, n])).toEqual([
      ['pillage-yggdrasil', 1],
      ['pillage-rage', 3],
      ['pillage-axes', 2],
      ['pillage-horns', 2],
      ['pillage-glory', 1],
    ]);
    expect(TOKENS.map((token) => rewardOf(token))).toEqual([
      { raise: ['rage', 'axes', 'horns'], glory: 0 },
      { raise: ['rage'], glory: 0 },
      { raise: ['axes'], glory: 0 },
      { raise: ['horns'], glory: 0 },
      { raise: [], glory: 5 },
    ]);
  });

  it('BR-2.3 one Ragnarök token for each outer province, none for Yggdrasil', () => {
    expect(content.ragnarokTokens.map((token) => token.province)).toEqual(OUTER_PROVINCES);
  });

  it('BR-2.5 each monster has exactly one card and one figure', () => {
    for (const monster of MONSTERS) expect(ALL_CARDS.filter((card) => monsterOn(card) === monster)).toHaveLength(1);
  });

  it('BR-2.6 nothing in the content counts bases, sails or reference cards', () => {
    expect(Object.keys(content)).not.toContain('bases');
  });

  it('BR-1.3 a number is read from the content file and nowhere else: every card row gives one shape', () => {
    for (const { params } of rows) expect(Object.keys(params)).toEqual(Object.keys(rows[0]?.params ?? {}));
  });
});

describe('board', () => {
  it('BR-3.1, BR-3.2 Yggdrasil touches all; the outer provinces form a ring', () => {
    expect(province('yggdrasil').adjacent).toEqual(OUTER_PROVINCES);
    expect(content.board.ring).toEqual(OUTER_PROVINCES);
    OUTER_PROVINCES.forEach((id, i) => {
      const neighbours = ['yggdrasil', OUTER_PROVINCES[(i + 7) % 8], OUTER_PROVINCES[(i + 1) % 8]];
      expect([...province(id).adjacent].sort()).toEqual(neighbours.sort());
    });
  });

  it('BR-3.3 regions, villages and fjords', () => {
    const table = OUTER_PROVINCES.map((id) => [id, province(id).region, province(id).villages, province(id).fjord]);
    expect(table).toEqual([
      ['elvagar', 'manheim', 4, 'fjord-north'],
      ['angerboda', 'manheim', 5, 'fjord-north'],
      ['muspelheim', 'jotunheim', 5, 'fjord-east'],
      ['horgr', 'jotunheim', 4, 'fjord-east'],
      ['utgard', 'jotunheim', 3, 'fjord-south'],
      ['andlang', 'alfheim', 3, 'fjord-south'],
      ['gimle', 'alfheim', 5, 'fjord-west'],
      ['myrkulor', 'manheim', 3, 'fjord-west'],
    ]);
    for (const { id, provinces } of content.board.regions) {
      expect([...provinces].sort()).toEqual(PROVINCES.filter((one) => province(one).region === id).sort());
    }
    expect(content.board.regions.map(({ id }) => id)).toEqual(REGIONS);
  });

  it('BR-3.5, BR-3.6 Yggdrasil has no villages and no fjord; every fjord supports two provinces', () => {
    expect(province('yggdrasil')).toMatchObject({ fjord: null, region: null, villages: Number.MAX_SAFE_INTEGER });
    for (const { id } of content.board.fjords) {
      expect(supportedBy(id)).toEqual(OUTER_PROVINCES.filter((one) => province(one).fjord === id));
      expect(supportedBy(id)).toHaveLength(2);
    }
  });
});

describe('clans', () => {
  it('BR-4.1, BR-28.1 wolf, bear, serpent and raven, and the ram with the fifth-player set', () => {
    expect(content.clans.map(({ id }) => id)).toEqual(CLANS);
    expect(content.clans.filter(({ set }) => set !== 'base')).toEqual([{ id: 'ram', set: 'fifth-player' }]);
  });

  it('BR-4.6 the stat tracks', () => {
    const track = (stat: (typeof STATS)[number]) => [1, 2, 3, 4, 5, 6].map((step) => statValue(stat, step));
    expect(STATS.map(track)).toEqual([
      [6, 7, 8, 9, 12, 12],
      [3, 4, 5, 6, 8, 8],
      [4, 5, 6, 7, 10, 10],
    ]);
    expect([1, 2, 3, 4, 5, 6].map(endBonus)).toEqual([0, 0, 0, 10, 10, 20]);
    expect(MOST_RAGE).toBe(12);
  });

  it('BR-5.5 one slot for warriors, leader and ship, two for monsters, three for the clan, in the order of BR-24.3', () => {
    expect(SLOTS).toEqual([
      'upgrade-leader',
      'upgrade-warrior',
      'upgrade-ship',
      'monster',
      'monster',
      'upgrade-clan',
      'upgrade-clan',
      'upgrade-clan',
    ]);
  });

  it('BR-27.3 the Sea Serpent is a ship and a monster', () => {
    expect(FIGURES.filter(isShip)).toEqual(['ship', 'sea-serpent']);
    expect(monsterOf('sea-serpent')).toMatchObject({ strength: 3, invadeCost: 3 });
  });
});

describe('cards', () => {
  it('BR-5.8 the rows and names that the compiler knows are those of the content file', () => {
    expect(rows.map(({ id }) => id)).toEqual(CARD_ROWS);
    expect([...new Set(rows.map(({ def }) => def))].sort()).toEqual([...CARD_DEFS].sort());
    expect([...new Set(rows.filter(({ kind }) => kind === 'quest').map(({ def }) => def))].sort()).toEqual([...QUESTS].sort());
    expect([...new Set(rows.filter(({ set }) => set === 'mystics').map(({ def }) => def))]).toEqual(MYSTIC_CARDS);
  });

  it('BR-1.3 all rows of a card have the same text: only the Glory of quests grows with the Age', () => {
    for (const { def, kind, params } of rows) {
      for (const other of rows.filter((row) => row.def === def)) expect([other.kind, other.params]).toEqual([kind, params]);
    }
  });

  it('BR-5.1 three kinds: battle, quest and five sorts of upgrades', () => {
    const counts = Object.fromEntries(
      [...new Set(rows.map(({ kind }) => kind))].map((kind) => [kind, copies(rows.filter((card) => card.kind === kind))]),
    );
    expect(counts).toEqual({
      monster: 9,
      'upgrade-leader': 6,
      'upgrade-warrior': 6,
      'upgrade-ship': 6,
      'upgrade-clan': 24,
      quest: 33,
      battle: 48,
    });
    for (const card of rows) if (card.kind === 'quest') expect(card.params.raise).toBe(1);
  });

  it('BR-5.2, BR-5.3, BR-28.2, BR-29.2 the cards and tokens in use at each player count', () => {
    for (const age of ages) {
      const marks = (mark: string | null) => copies(base.filter((card) => card.age === age && card.mark === mark));
      expect([marks(null), marks('3+'), marks('4+')]).toEqual([20, 6, 8]);
      expect([2, 3, 4, 5].map((players) => deckFor(age, players, false).length)).toEqual([20, 26, 34, 42]);
    }
  });

  it('BR-29.12 with mystics the decks are larger', () => {
    for (const age of ages) expect([2, 3, 4, 5].map((players) => deckFor(age, players, true).length)).toEqual([21, 27, 36, 44]);
    for (const players of [2, 3, 4, 5]) {
      const row = forPlayers(players);
      expect([row.deckSize - row.dealt, row.deckSizeWithMystics - row.dealt]).toEqual([row.undealt, row.undealtWithMystics]);
    }
  });

  it('BR-5.4 cards whose strength or cost their text changes', () => {
    const changed = rows.filter(({ timing }) => timing === 'static.cost' || timing === 'static.strength').map(({ def }) => def);
    expect(new Set(changed)).toEqual(
      new Set(['dwarf-chieftain', 'soldier-of-hel', 'brothers-in-arms', 'experts-in-arms', 'masters-in-arms', 'dark-elf', 'friggas-charm']),
    );
  });

  it('BR-5.8 every copy has a name of its own', () => {
    expect(ALL_CARDS).toHaveLength(102 + 24 + 6);
    expect(ALL_CARDS.filter((card) => cardOf(card).id === 'a2-heimdalls-eye')).toEqual(['a2-heimdalls-eye#1', 'a2-heimdalls-eye#2']);
    expect(nameOf('a1-yggdrasil-3p#1')).toBe('quest-yggdrasil');
  });

  it('BR-20.5 the Glory of quests', () => {
    const glory = (def: string) => ages.map((age) => rows.find((card) => card.def === def && card.age === age)?.glory);
    for (const region of REGIONS) expect(glory(region)).toEqual([5, 7, 9]);
    expect(glory('yggdrasil')).toEqual([6, 8, 11]);
    expect(glory('glorious-death')).toEqual([6, 8, 11]);
    expect(glory('widespread')).toEqual([7, 10, 15]);
  });

  it('BR-29.3 the mystic cards are clan upgrades without cost, one for each Age', () => {
    const mystics = rows.filter(({ set }) => set === 'mystics');
    expect(mystics.map(({ kind, cost }) => [kind, cost])).toEqual(mystics.map(() => ['upgrade-clan', 0]));
    expect(mystics.map(({ def, age, mark }) => [def, age, mark])).toEqual([
      ['friggas-chosen', 1, null],
      ['friggas-chosen', 1, '4+'],
      ['odins-chosen', 2, null],
      ['odins-chosen', 2, '4+'],
      ['thors-chosen', 3, null],
      ['thors-chosen', 3, '4+'],
    ]);
  });

  it('BR-30.1 there are six gods', () => {
    expect(content.gods.map(({ id }) => id)).toEqual(GODS);
    expect(content.godSetup.godsInPlay).toBe(2);
  });
});
