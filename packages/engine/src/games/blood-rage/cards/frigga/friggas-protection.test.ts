import { describe, expect, it } from 'vitest';
import { itemAt } from '../../../../kernel/index.ts';
import { figuresWhere, onBoard } from '../../table/figures.ts';
import { findNamed, nameFigures } from '../../table/named-figures.ts';
import { four } from '../../testing/four-clans.ts';
import { battle } from '../../testing/gimle-battle.ts';

const warrior = (nth: number) => ({ figure: 'warrior', place: 'gimle', nth });

describe('Frigga’s Protection', () => {
  it('BR-18.2, BR-18.3 Protection works in B4, and what it saves still counts there', () => {
    const t = four()
      .upgrades('raven', 'a2-friggas-protection')
      .place('raven', { gimle: ['warrior'] })
      .place('wolf', { gimle: ['warrior'] })
      .hand('wolf', 'a1-odins-smite')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-odins-smite' });
    t.answer('raven', [warrior(1)]);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 1] }]);
  });

  it('BR-18.1, BR-18.8, BR-27.8 saves the figure that was named, also when the Tide has spared an equal one', () => {
    const t = battle({
      wolf: { hand: ['a2-odins-tide'] },
      raven: { figures: ['warrior', 'warrior', 'warrior', 'leader'], hand: ['a1-tyrs-bash'], upgrades: ['a2-friggas-protection'] },
    });
    t.plays({ wolf: 'a2-odins-tide', raven: 'a1-tyrs-bash' }).answer('raven', { do: 'spare', figure: 'warrior' });
    expect(t.asked('raven').space).toMatchObject({ items: [{ figure: 'leader', place: 'gimle', nth: 1 }, warrior(2), warrior(3)] });
    const { figures } = t.clan('raven');
    const third = figures.flatMap(({ kind, at }, i) => (kind === 'warrior' && at === 'gimle' ? [i] : []))[2];
    t.answer('raven', [warrior(3)]);
    expect(t.emitted('figures-destroyed')[0]).toMatchObject({ seat: 1, figures: ['leader', 'warrior'], cause: 'battle-effect' });
    expect(t.emitted('figures-protected')).toMatchObject([{ figures: ['warrior'], places: ['gimle'], rage: 5 }]);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 4] }]);
    expect(t.clan('raven').figures[third ?? -1]).toEqual({ kind: 'warrior', at: 'gimle' });
  });

  it('BR-18.8 the name of a figure does not depend on what is offered', () => {
    const t = four().place('raven', { gimle: ['warrior', 'warrior', 'warrior'], horgr: ['warrior'] });
    const all = figuresWhere(t.table, t.seat('raven'), ({ at }) => onBoard(at));
    const names = nameFigures(t.table, all);
    expect(names.map(({ place, nth }) => `${place} ${nth}`)).toEqual(['gimle 1', 'gimle 2', 'gimle 3', 'horgr 1']);
    for (const [i, ref] of all.entries()) {
      expect(nameFigures(t.table, [ref])).toEqual([names[i]]);
      expect(findNamed(t.table, t.seat('raven'), itemAt(names, i))).toEqual(ref);
    }
  });

  it('BR-27.8 works in other players’ turns, against an invading monster too', () => {
    const t = four()
      .upgrades('raven', 'a2-friggas-protection')
      .upgrades('wolf', 'a1-troll')
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.asks('raven')).toBe('protect-figures');
    t.answer('raven', [warrior(2)]);
    expect(t.at('raven', 'gimle')).toEqual(['warrior']);
  });

  it('BR-27.8 as far as the Rage goes', () => {
    const t = four()
      .upgrades('raven', 'a2-friggas-protection')
      .upgrades('wolf', 'a1-troll')
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .sheet('raven', { rage: 1 })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.refusal('raven', [warrior(1), warrior(2)]).refused).toBe('too-many');
  });
});
