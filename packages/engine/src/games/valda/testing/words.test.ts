/** The words of a Valda scenario: what they arrange and what they refuse. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ValdaDecisions } from '../decisions.ts';
import { type ValdaScenario, valdaTable } from './valda-table.ts';

describe('nonsense is refused with a sentence', () => {
  it('more than there is of anything', () => {
    expect(() => valdaTable().player('P0', { gold: 99 })).toThrow('VA-20.4 resources neither appear nor vanish (gold)');
    expect(() => valdaTable().player('P0', { temples: { tyr: 4 } })).toThrow('VA-20.4 no realm is overcrowded or controlled by two (tyr)');
    expect(() => valdaTable().hand('P0', 'TYR-weapon-tyrs-revenge', 'TYR-weapon-tyrs-revenge')).toThrow(
      'No TYR-weapon-tyrs-revenge is left in a deck.',
    );
    expect(() => valdaTable().pile('A', 'B-shield-1')).toThrow('VA-20.4 A holds actions');
    expect(() => valdaTable().loan('tyr', 'P1')).toThrow('VA-20.4 loans are covered by temples of their lenders (tyr)');
  });

  it('a hand that the table does not count', () => {
    expect(() => valdaTable().arrange(({ hands, box }) => hands[1]?.cards.push(...box.decks.A.splice(0, 1)))).toThrow(
      'VA-4.10 the table counts hands and decks (deck A)',
    );
  });
});

describe('the words', () => {
  it('deck and pile together', () => {
    const t = valdaTable().stock('A', { deck: ['A-drakkar'], pile: ['A-rune-blue', 'A-backup-2'], rest: 'P2' });
    expect([t.table.decks.A, t.table.piles.A]).toEqual([1, ['A-rune-blue', 'A-backup-2']]);
    expect(t.acting().draws('P0', 'A').hand('P0')).toEqual(['A-drakkar']);
  });

  it('the public record names the true place of a weapon', () => {
    const t = valdaTable().hand('P1', 'HEI-weapon-war-horn');
    expect(t.table.weapons.heimdall).toEqual(['deck', 1]);
    expect(t.mayHold('heimdall', 'P1', 'P2').table.weapons.heimdall).toEqual([1, 2]);
    expect(t.mayHold('tyr', 'P2').table.weapons.tyr).toEqual([2, 'deck']);
    expect(t.weaponGone('odin').table).toMatchObject({ weapons: { odin: ['removed'] }, removed: ['ODI-weapon-bullseye'] });
  });

  it('a phase in the middle, of any player by name', () => {
    const t = valdaTable().hand('P1', 'A-backup-2').acting('P1').plays('P1', 'A-backup-2');
    expect([t.table.active, t.asks('P1')]).toEqual([1, 'choose-deck']);
    expect(t.emitted('cards-shown')).toEqual([]);
    const traded = valdaTable().player('P0', { gold: 6 }).phase('resources', 'P0', 'ask');
    expect([traded.asks('P0'), traded.emitted('dice-rolled')]).toEqual(['trade', []]);
    expect(() => valdaTable().phase('building', 'P0', 'biuld')).toThrow('building-phase has no step biuld');
  });

  it('attack and defence', () => {
    const t = valdaTable().hand('P0', 'B-shield-3').hand('P1', 'B-kill-1-s2').phase('attack');
    t.attacks('P1', 'B-kill-1-s2').defends('P0', 'B-shield-3');
    expect(t.emitted('attack-repelled')).toMatchObject([{ attacker: 1, target: 0 }]);
  });

  it('building, up to the end of the turn', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).phase('building').builds('P0', 'tyr');
    expect(t.player('P0').temples.tyr).toBe(1);
    expect(t.emittedTo('P0', 'god-cards-seen').map(({ realm }) => realm)).toEqual(['tyr']);
    t.stopBeforeNextTurn().plainlyUntil('build').answer('P0', { do: 'end' });
    while (t.waitingFor().length > 0) t.answer(t.waitingFor()[0] ?? '', t.asked(t.waitingFor()[0] ?? '').fallback);
    expect([t.table.active, t.emitted('turn-began')]).toEqual([0, []]);
  });

  it('decisions by name only', () => {
    expectTypeOf<Parameters<ValdaScenario['plainlyUntil']>[0]>().toEqualTypeOf<keyof ValdaDecisions>();
    expect(
      valdaTable()
        .player('P0', { blood: 4, temples: { odin: 1 } })
        .phase('resources')
        .plainlyUntil('win-followers')
        .waitingFor(),
    ).toEqual(['P0']);
  });
});
