import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Thor’s Domain', () => {
  it('BR-17.4 pays 2 Rage and pillages the invaded province, in the same action', () => {
    const t = four()
      .upgrades('wolf', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle')
      .answer('wolf', { do: 'accept' });
    expect(t.emitted('pillage-declared')).toMatchObject([{ seat: 0, province: 'gimle', cost: 2 }]);
    expect(t.clan('wolf').rage).toBe(4);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-17.4 not in a pillaged province, nor without 2 Rage', () => {
    const t = four().upgrades('wolf', 'a2-thors-domain-4p').pillaged('gimle').turn('wolf').invades('wolf', 'leader', 'gimle');
    expect(t.waitingFor()).toEqual(['raven']);
    const u = four().upgrades('wolf', 'a2-thors-domain-4p').sheet('wolf', { rage: 1 }).turn('wolf').invades('wolf', 'leader', 'gimle');
    expect(u.waitingFor()).toEqual(['raven']);
  });

  it('BR-16.15, BR-24.5 through Loki’s Blessing it waits for the end of the battle', () => {
    const t = four()
      .upgrades('raven', 'a2-thors-domain-4p', 'a1-lokis-blessing-4p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('raven', { do: 'accept' });
    expect(t.asks('raven')).toBe('offer-domain');
    t.answer('raven', { do: 'accept' });
    expect(t.emitted('pillage-declared').map(({ seat, waits, cost }) => [seat, waits, cost])).toEqual([
      [0, 'no', 0],
      [1, 'yes', 2],
      [1, 'no', 0],
    ]);
    expect(t.emitted('pillage-ended').map(({ seat, outcome }) => [seat, outcome])).toEqual([
      [0, 'lost'],
      [1, 'unopposed'],
    ]);
    expect(t.clan('raven').rage).toBe(4);
    expect(t.table.queue).toEqual([]);
  });

  it('BR-16.15 a waiting pillage of a province that was pillaged meanwhile is dropped without refund', () => {
    const t = four()
      .place('wolf', { gimle: ['warrior'] })
      .arrange(({ table }) => {
        table.queue = [{ seat: 1, province: 'gimle' }];
      })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.emitted('pillage-ended').map(({ seat, outcome }) => [seat, outcome])).toEqual([
      [0, 'unopposed'],
      [1, 'dropped'],
    ]);
  });
});
