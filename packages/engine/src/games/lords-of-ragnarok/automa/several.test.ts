import { describe, expect, it } from 'vitest';
import { blessingSelection } from '../flow/blessings.ts';
import { game } from '../flow/game.ts';
import { hunt } from '../flow/monsters/hunt.ts';
import { ragnarokRanking } from '../table/victory.ts';
import { lordsTable } from '../testing/lords-table.ts';
import { tieBreakOf } from './choice.ts';
import { canConquer, hasHigherClaim } from './conquest.ts';
import { devastate } from './devastation.ts';
import { prophetManeuver } from './maneuver.ts';
import { harmful } from './monsters.ts';
import { prophetUsurp, usurpable } from './usurp.ts';

const RAGNAR = 'prophet-ragnar';
const ASLAUG = 'prophet-aslaug';
const three = () => lordsTable(['X'], ['ragnar', 'aslaug']).hero('X', 1).hero('ragnar', 2).hero('aslaug', 3);
const fated = () => lordsTable(['X', 'Y'], ['beowulf']).hero('X', 1).hero('Y', 2);

describe('several prophets', () => {
  it('LR-40.5 monsters are never aimed at other prophets', () => {
    const t = three().monster('troll', 7).army('aslaug', [6, 3]).hero('X', 18);
    expect(harmful(t.table, RAGNAR)).toEqual([]);
  });

  it('LR-40.6 a higher claim: more temples where one stands, or more regions of the land', () => {
    const t = three().control('aslaug', 5);
    expect(hasHigherClaim(t.table, RAGNAR, ASLAUG, 5)).toBe(false);
    expect(hasHigherClaim(t.control('ragnar', 6, 7).table, RAGNAR, ASLAUG, 5)).toBe(true);
    const temples = three().control('aslaug', 6, 5).temple(6, 2, 8).control('ragnar', 2, 8);
    expect(hasHigherClaim(temples.table, RAGNAR, ASLAUG, 6)).toBe(true);
  });

  it('LR-40.7, LR-40.8 conquest without a battle: one point each, never the last; the loser retreats', () => {
    const t = three().control('ragnar', 6, 7).control('aslaug', 5, 1).army('aslaug', [5, 2]).army('ragnar', [6, 3]);
    expect([1, 2].map((strength) => canConquer(t.table, RAGNAR, 5, strength))).toEqual([false, true]);
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.emitted('battle-began')).toEqual([]);
    expect(t.table.control[4]).toBe(RAGNAR);
    expect(t.armies('ragnar')).toEqual([[5, 2]]);
    expect(t.armies('aslaug')).toEqual([[1, 1]]);
  });

  it('LR-40.8 the supporting army stays; without any army nobody loses', () => {
    const t = three().control('ragnar', 6, 7).control('aslaug', 5, 1).army('aslaug', [1, 2]).army('ragnar', [6, 3]);
    t.run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(t.armies('aslaug')).toEqual([[1, 1]]);
    const empty = three()
      .control('ragnar', 6, 7)
      .control('aslaug', 5)
      .army('ragnar', [6, 3])
      .run('ragnar', prophetManeuver, { who: RAGNAR, regions: [] });
    expect(empty.armies('ragnar')).toEqual([[5, 3]]);
  });

  it('LR-40.9 USURP: human regions first, then those with a higher claim, then neutral; no region with a hero', () => {
    const t = three().hero('ragnar', 6).attributes('ragnar', { MIGHT: 2 }).control('X', 9).control('ragnar', 6);
    t.run('ragnar', prophetUsurp, { who: RAGNAR, regions: [], region: 0 });
    expect(t.emitted('region-usurped')).toMatchObject([{ region: 9 }]);
    expect(usurpable(three().hero('ragnar', 6).hero('aslaug', 5).attributes('ragnar', { MIGHT: 2 }).table, RAGNAR)).not.toContain(5);
    expect(usurpable(three().hero('ragnar', 6).control('aslaug', 5).attributes('ragnar', { MIGHT: 2 }).table, RAGNAR)).not.toContain(5);
  });

  it('LR-40.10 devastation: his regions, other prophets’, neutral, human', () => {
    const t = three().control('aslaug', 21).control('X', 4);
    expect(t.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toEqual([21]);
  });

  it('LR-40.13 each prophet breaks ties by his own card', () => {
    const t = three().row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 1).row('aslaug', ['pa-B1', 'pa-B2', 'pa-B3'], null);
    expect([tieBreakOf(t.table, RAGNAR), tieBreakOf(t.table, ASLAUG)]).toEqual(['MAX', 'MAX']);
    expect(tieBreakOf(t.row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], null).table, RAGNAR)).toBe('MIN');
  });

  it('LR-55.7 the turns of several prophets are seen one by one', () => {
    const t = three().arrange(({ table }) => {
      table.active = 0;
      table.order = [RAGNAR, ASLAUG, 0];
    });
    t.run('X', game, {}, 'look');
    expect(t.table.active).toBe(RAGNAR);
    expect(t.emitted('turn-began').map(({ who }) => who)).toEqual([RAGNAR]);
    t.answer('X', { do: 'go-on' });
    expect(t.emitted('turn-began').map(({ who }) => who)).toContain(ASLAUG);
  });

  it('LR-40.4, LR-45.8 a human turn ends the time without further markers', () => {
    const t = three().arrange(({ table }) => {
      table.scorched = true;
      table.active = ASLAUG;
      table.order = [RAGNAR, ASLAUG, 0];
    });
    t.run('aslaug', game, {}, 'turns');
    expect(t.table.active).toBe(0);
    expect(t.table.scorched).toBe(false);
    const alone = lordsTable().scorched();
    expect(alone.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toHaveLength(1);
  });
});

describe('prophets with several humans', () => {
  it('LR-45.3, LR-45.7 "the human" is any human; options that concern one go before those that do not', () => {
    const t = fated().army('beowulf', [4, 5]).control('beowulf', 4).control('Y', 3).row('beowulf', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    t.run('beowulf', prophetManeuver, { who: 'prophet-beowulf', regions: [] });
    expect(t.table.control[2]).toBe('prophet-beowulf');
    const wheel = fated().control('X', 4, 7, 10, 13).control('Y', 15, 21).fate('Y');
    wheel.run('beowulf', devastate, { who: 'prophet-beowulf', regions: [] });
    expect(wheel.offered('Y')).toHaveLength(6);
    wheel.answer('Y', { do: 'choose', option: 0, region: 4, owner: 'X' });
    expect(wheel.table).toMatchObject({ fate: 0, devastated: [4] });
  });

  it('LR-45.6 without a human piece: nearest to what a human controls, then the tie-breaker', () => {
    const t = fated().army('beowulf', [9, 2], [17, 2]).control('X', 18).row('beowulf', ['pa-A1', 'pa-A2', 'pa-A3'], 0);
    t.control('beowulf', 9, 17)
      .runes('beowulf', { FEHU: 2 })
      .goOn({
        procedure: 'prophet-rune-step',
        step: 'next',
        locals: { who: 'prophet-beowulf', actions: ['STRENGTHEN_ARMY'], resolved: 0 },
      });
    expect(t.emitted('army-strengthened')).toMatchObject([{ region: 17 }]);
  });

  it('LR-45.9 Surtur is a loss for all humans', () => {
    const t = fated().devastated(4, 7, 10, 13, 15).run('beowulf', devastate, { who: 'prophet-beowulf', regions: [] });
    expect(t.game.standings(t.state).every(({ rank }) => rank > 1)).toBe(true);
  });

  it('LR-45.10 after Ragnarok a prophet wins ties with humans', () => {
    const t = fated().control('X', 4, 7).control('beowulf', 10).devastated(4);
    expect(ragnarokRanking(t.table)[0]).toBe('prophet-beowulf');
    expect(ragnarokRanking(t.control('X', 13).table)[0]).toBe(0);
  });

  it('LR-45.11 blessings for all in turn order; the monster is played by the next human', () => {
    const t = fated().run('beowulf', blessingSelection, { builder: 'prophet-beowulf', queue: [] });
    expect(t.prophet('beowulf').blessings).toHaveLength(1);
    expect(t.offered(t.waitingFor()[0] ?? '')).toHaveLength(3);
    const hunted = fated().monster('troll', 3).hero('X', 3).run('X', hunt, { seat: 0, monster: 'troll', effects: 0 });
    expect(hunted.waitingFor()).toEqual(['Y']);
    expect(hunted.view('X').hand).toMatchObject({ attacks: [] });
  });
});
