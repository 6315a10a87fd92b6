/** Worked examples of docs/rules/lords-of-ragnarok.md: devastation, the end of a match, and several prophets or humans. */
import { describe, expect, it } from 'vitest';
import { placeMarker } from '../../flow/actions/special-action.ts';
import { mobilize } from '../../flow/armies/activate.ts';
import { game } from '../../flow/game.ts';
import { lordsTable } from '../../testing/lords-table.ts';
import { bonusAndCleanUp } from '../bonus.ts';
import { devastate } from '../devastation.ts';
import { prophetManeuver } from '../maneuver.ts';

const RAGNAR = 'prophet-ragnar';
const ASLAUG = 'prophet-aslaug';
const BEOWULF = 'prophet-beowulf';

describe('devastation and the end', () => {
  it('LR-T30, LR-33.2 his regions first, then neutral, then human ones', () => {
    const t = lordsTable().devastated(12).control('ragnar', 18).control('X', 7, 10);
    expect(t.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toEqual([12, 18]);
    const without = lordsTable().devastated(12).control('X', 7, 10, 18);
    expect(without.run('ragnar', devastate, { who: RAGNAR, regions: [] }).table.devastated).toEqual([12, 4]);
  });

  it('LR-T31, LR-33.6, LR-33.7 cleansing needs the smallest uncovered number and may bring a blessing', () => {
    const cleansing = (strength: number) =>
      lordsTable().devastated(12, 7).control('X', 7).army('X', [7, strength]).run('X', mobilize, { seat: 0, done: [] });
    expect(cleansing(3).offers('X', { do: 'cleanse', army: 0 })).toBe(false);
    expect(cleansing(3).why('X', { do: 'cleanse', army: 0 })).toMatchObject([{ reason: 'too-weak-to-cleanse' }]);
    const t = cleansing(4).answer('X', { do: 'cleanse', army: 0 }).answer('X', { do: 'take' });
    expect(t.table.devastated).toEqual([12]);
    expect(t.human('X').blessings).toHaveLength(1);
  });

  it('LR-T32, LR-33.5 the sixth marker: Surtur manifests and the human has lost', () => {
    const t = lordsTable().devastated(4, 7, 10, 12, 18).run('ragnar', devastate, { who: RAGNAR, regions: [] });
    expect(t.table).toMatchObject({ victory: 'surtur', winner: null });
    expect(t.game.standings(t.state)).toMatchObject([{ seat: 0, rank: 2 }]);
  });

  it('LR-T33, LR-34.2 after Ragnarok every marker counts for the prophet', () => {
    const t = lordsTable().control('X', 4, 7, 10).control('ragnar', 12).devastated(4, 12, 18);
    const { winner, victory } = endRagnarok(t);
    expect([winner, victory]).toEqual([RAGNAR, 'ragnarok']);
  });

  it('LR-T34, LR-35.1, LR-35.2, LR-35.3 the bonus of the card, then it is shuffled in or leaves', () => {
    const t = lordsTable().control('ragnar', 3).row('ragnar', ['pa-A1', 'pa-A5', 'pa-A2'], 1);
    const actions = t.prophet('ragnar').actions;
    t.run('ragnar', bonusAndCleanUp, { who: RAGNAR });
    expect(t.prophet('ragnar')).toMatchObject({ cards: 1, actions, chosen: null });
    expect(t.prophet('ragnar').row.slice(0, 2)).toEqual(['pa-A1', 'pa-A2']);
    const plain = lordsTable().row('ragnar', ['pa-A1', 'pa-A5', 'pa-A2'], 0).run('ragnar', bonusAndCleanUp, { who: RAGNAR });
    expect(plain.prophet('ragnar')).toMatchObject({ cards: 0, actions: actions - 1 });
  });

  it('LR-T36, LR-40.4 with several prophets only one marker between two human turns', () => {
    const t = lordsTable(['X'], ['ragnar', 'aslaug', 'beowulf']).devastated(4, 7, 10, 13, 15).scorched();
    t.run('aslaug', devastate, { who: ASLAUG, regions: [] });
    expect(t.table.victory).toBeNull();
    expect(t.emitted('devastation-spared')).toHaveLength(1);
  });

  it.each([
    [[4], 0],
    [[4, 7], 'prophet'],
  ])('LR-T37, LR-40.11 the human needs more than each prophet (markers %s)', (markers, winner) => {
    const t = lordsTable(['X'], ['ragnar', 'aslaug'])
      .control('X', 4, 7, 10)
      .control('ragnar', 13)
      .control('aslaug', 15)
      .devastated(...markers);
    const end = endRagnarok(t);
    expect(typeof end.winner === 'number' ? end.winner : 'prophet').toBe(winner);
  });

  it('LR-T38, LR-45.4, LR-45.5 the holder of the fate marker chooses between pieces of two humans', () => {
    const fated = () => lordsTable(['X', 'Y'], ['beowulf']).fate('X');
    const t = fated().army('beowulf', [4, 3]).control('beowulf', 4).control('X', 3).control('Y', 20).hero('X', 1).hero('Y', 1);
    t.run('beowulf', prophetManeuver, { who: BEOWULF, regions: [] });
    expect(t.asks('X')).toBe('turn-fate');
    expect(t.offered('X')).toMatchObject([
      { region: 3, owner: 0 },
      { region: 20, owner: 1 },
    ]);
    t.answer('X', t.offered('X')[1]);
    expect(t.table.fate).toBe(1);
    expect(t.table.control[19]).toBe(BEOWULF);
    const same = fated().army('beowulf', [4, 3]).control('beowulf', 4).control('Y', 3, 20).row('beowulf', ['pa-A2', 'pa-A1', 'pa-A3'], 0);
    same.run('beowulf', prophetManeuver, { who: BEOWULF, regions: [] });
    expect(same.table.fate).toBe(0);
    expect(same.table.control[19]).toBe(BEOWULF);
  });

  it('LR-T39, LR-21.9, LR-9.3 his realm bonus is a card when he has as many runes', () => {
    const t = lordsTable()
      .set('ragnar', { allies: ['vanaheim'] })
      .anyCards('ragnar', 2)
      .runes('ragnar', { FEHU: 2 });
    t.run('X', placeMarker, { party: 0, action: 'MOBILIZE' });
    expect(t.prophet('ragnar').cards).toBe(3);
  });
});

/** The last turn of Ragnarok is over. */
function endRagnarok(t: ReturnType<typeof lordsTable>) {
  return t.lastTurns().run('X', game, {}, 'turns').table;
}
