/** Worked examples of docs/rules/lords-of-ragnarok.md: battles against a prophet. */
import { describe, expect, it } from 'vitest';
import { mobilize } from '../../flow/armies/activate.ts';
import { lordsTable } from '../../testing/lords-table.ts';
import { defenceStrength } from '../defence.ts';

const RAGNAR = 'prophet-ragnar';

describe('battles against a prophet', () => {
  it('LR-T26, LR-32.1, LR-32.2, LR-32.5 defence strength, tucked cards, and the supporting army comes', () => {
    const t = lordsTable().control('ragnar', 8, 9, 10).temple(8).army('ragnar', [9, 3], [10, 2]).attributes('ragnar', { AUTHORITY: 2 });
    t.tucked('ragnar', 1).army('X', [8, 4]);
    expect(defenceStrength(t.table, RAGNAR, 8)).toBe(5);
    t.battle('X', 'ragnar', 8);
    expect(t.emitted('battle-began')).toMatchObject([{ attack: 4, defence: 6 }]);
    expect(t.emitted('army-moved')).toMatchObject([{ from: 9, region: 8 }]);
  });

  it('LR-T27, LR-32.8 the last point of an army only if he lost', () => {
    const won = lordsTable().tucked('ragnar', 3).army('ragnar', [14, 1]).army('X', [14, 3]).control('X', 14);
    won.battle('ragnar', 'X', 14);
    expect(won.emitted('battle-ended')).toMatchObject([{ winner: RAGNAR }]);
    expect(won.armies('ragnar')).toEqual([[14, 1]]);
    const lost = lordsTable().tucked('ragnar', 3).army('ragnar', [14, 1]).army('X', [14, 4]).control('X', 14).control('ragnar', 13);
    lost.battle('ragnar', 'X', 14);
    expect(lost.armies('ragnar')).toEqual([]);
  });

  it('LR-T28, LR-32.4, LR-32.11 a pile as large as Wisdom; the rest returns', () => {
    const t = lordsTable()
      .anyCards('ragnar', 5)
      .attributes('ragnar', { WISDOM: 2 })
      .army('ragnar', [14, 3])
      .control('ragnar', 14)
      .army('X', [14, 4]);
    t.hand('X', 'arrow-storm').battle('X', 'ragnar', 14);
    expect(t.prophet('ragnar')).toMatchObject({ pile: 2, cards: 3 });
    t.answer('X', { do: 'pass' });
    expect(t.emitted('battle-card-played')).toHaveLength(1);
    expect(t.prophet('ragnar')).toMatchObject({ pile: 0, cards: 4 });
  });

  it('LR-T29, LR-32.6, LR-32.7 after a pass he passes when he is ahead, as defender also when equal', () => {
    const defending = lordsTable().anyCards('ragnar', 2).attributes('ragnar', { WISDOM: 2 }).army('ragnar', [14, 4]).control('ragnar', 14);
    defending.army('X', [14, 4]).battle('X', 'ragnar', 14);
    expect(defending.emitted('battle-card-played')).toEqual([]);
    const attacking = lordsTable().anyCards('ragnar', 2).attributes('ragnar', { WISDOM: 2 }).army('ragnar', [14, 4]).control('X', 14);
    attacking.army('X', [14, 4]).battle('ragnar', 'X', 14);
    expect(attacking.emitted('battle-card-played')).not.toEqual([]);
  });

  it('LR-T35, LR-32.3 a region without armies is defended by a temple or an adjacent army; else it is taken', () => {
    const enter = (arrange: (t: ReturnType<typeof lordsTable>) => unknown) => {
      const t = lordsTable().control('ragnar', 8).army('X', [9, 2]).monster('loki', 18);
      arrange(t);
      t.run('X', mobilize, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 8 });
      return t.emitted('battle-began').length;
    };
    expect(enter((t) => t.temple(8))).toBe(1);
    expect(enter((t) => t.army('ragnar', [10, 1]))).toBe(1);
    expect(enter(() => undefined)).toBe(0);
  });

  it('LR-T42, LR-32.13 a temple alone fights, and loses nothing', () => {
    const t = lordsTable()
      .control('ragnar', 8)
      .temple(8)
      .attributes('ragnar', { AUTHORITY: 2 })
      .tucked('ragnar', 1)
      .army('X', [8, 2])
      .control('X', 9);
    t.battle('X', 'ragnar', 8);
    expect(t.emitted('battle-ended')).toMatchObject([{ winner: RAGNAR, attack: 2, defence: 3 }]);
    expect(t.armies('X')).toEqual([[9, 1]]);
  });
});
