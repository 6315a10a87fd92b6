import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Surtur', () => {
  it('VA-15.9 deadly-dagger takes two attack cards from the pile', () => {
    const t = valdaTable()
      .pile('B', 'B-shield-1', 'B-kill-1-s2', 'B-kill-1-s3')
      .hand('P0', 'SUR-weapon-deadly-dagger')
      .mayHold('surtur', 'P0')
      .acting();
    t.answer('P0', use('deadly-dagger')).answer('P0', [{ card: 'B-kill-1-s2' }, { card: 'B-kill-1-s3' }]);
    expect(t.hand('P0')).toEqual(['B-kill-1-s2', 'B-kill-1-s3']);
  });

  it.each([
    ['B-shield-3', 'attack-succeeded', 5],
    ['TYR-shield-5', 'attack-repelled', 5],
  ] as const)('VA-15.9, VA-15.14 burning-blade adds three against %s: %s', (shield, told, attack) => {
    const t = valdaTable().hand('P0', shield).hand('P1', 'B-kill-1-s2', 'SUR-weapon-deadly-dagger').mayHold('surtur', 'P1').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: [shield] });
    t.answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 });
    expect(t.emitted(told)).toMatchObject([{ attack }]);
  });
});
