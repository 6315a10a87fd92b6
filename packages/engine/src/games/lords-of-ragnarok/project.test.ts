import { describe, expect, it } from 'vitest';
import { clone } from '../../kernel/index.ts';
import { prophetTurn } from './automa/turn.ts';
import { game } from './flow/game.ts';
import { project } from './project.ts';
import { lordsTable } from './testing/lords-table.ts';

/** The table before `run`, with the events of `run` applied to it. */
function projected(t: ReturnType<typeof lordsTable>, run: () => unknown) {
  const before = clone(t.table);
  run();
  return t.events.reduce((table, event) => project(table, event), before);
}

describe('the projected table', () => {
  it('LR-22.1, LR-25.1, LR-35.2 follows the action cards and runes of a prophet', () => {
    const t = lordsTable().row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], null).runes('ragnar', { FEHU: 3, ANSUZ: 1 }).surtur(2);
    const table = projected(t, () => t.run('ragnar', prophetTurn, { who: 'prophet-ragnar' }));
    const { row, chosen, actions, seen, runes } = t.prophet('ragnar');
    expect(t.emitted('action-card-drawn')).toHaveLength(1);
    expect(table.prophets[0]).toMatchObject({ row, chosen, actions, seen, runes });
  });

  it('LR-55.6 counts the round of the safety stop', () => {
    const t = lordsTable().arrange((state) => {
      state.table.round = 200;
    });
    expect(projected(t, () => t.run('X', game, {}, 'turns'))).toMatchObject({ victory: 'cap', round: t.table.round });
  });
});
