import { describe, expect, it } from 'vitest';
import { isObject } from '../../../../kernel/index.ts';
import { LANGUAGES } from '../../../catalogue.ts';
import type { CardRef } from '../../testing/arranging.ts';
import { bloodRageTable, bloodRageTableWith } from '../../testing/blood-rage-table.ts';
import { bloodRageTexts } from '../../text/index.ts';

const CLAN_SLOTS = [5, 6, 7];

describe('upgrading', () => {
  it('BR-T08, BR-12.1, BR-12.2, BR-5.6, BR-5.7 the new card takes the slot of another, which leaves the game', () => {
    const t = bloodRageTable('serpent', 'raven', 'wolf', 'bear')
      .upgrades('serpent', 'a1-lokis-domain', 'a1-friggas-succor-3p', 'a1-thors-glory')
      .hand('serpent', 'a2-lokis-eminence-3p')
      .place('serpent', { valhalla: ['warrior', 'warrior'] })
      .turn('serpent');
    expect(t.offered('serpent').filter((option) => JSON.stringify(option).includes('eminence'))).toHaveLength(3);
    t.answer('serpent', { do: 'upgrade', card: 'a2-lokis-eminence-3p#1', slot: 6 });
    expect(t.clan('serpent').rage).toBe(4);
    expect(t.table.discard).toEqual(['a1-friggas-succor-3p#1']);
    expect(CLAN_SLOTS.map((slot) => t.clan('serpent').slots[slot])).toEqual([
      'a1-lokis-domain#1',
      'a2-lokis-eminence-3p#1',
      'a1-thors-glory#1',
    ]);
    t.phase('valhalla', 'serpent');
    expect([t.gloryFrom('serpent', 'lokis-domain'), t.gloryFrom('serpent', 'lokis-eminence')]).toEqual([2, 4]);
  });

  it('BR-12.2, BR-Q34 a card may give up another although a slot is free, but the free slot comes first; the events say what was lost', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-lokis-domain', 'a1-troll')
      .hand('wolf', 'a1-thors-glory', 'a1-dwarf-chieftain')
      .sheet('raven', { rage: 0 })
      .sheet('serpent', { rage: 0 })
      .sheet('bear', { rage: 0 })
      .turn('wolf');
    const slots = (card: string) => t.offered('wolf').flatMap((one) => (isObject(one) && one.card === card ? [one.slot] : []));
    expect(slots('a1-thors-glory#1')).toEqual([6, 5]);
    expect(slots('a1-dwarf-chieftain#1')).toEqual([4, 3]);
    expect(t.asked('wolf').fallback).not.toMatchObject({ do: 'upgrade' });
    t.answer('wolf', { do: 'upgrade', card: 'a1-dwarf-chieftain#1', slot: 3 }).answer('wolf', { do: 'decline' });
    expect(t.emitted('upgrade-replaced')).toMatchObject([{ seat: 0, card: 'a1-troll#1', name: 'troll', slot: 3 }]);
    expect(t.emitted('monster-removed')).toMatchObject([{ seat: 0, figure: 'troll' }]);
    expect(t.emitted('upgrade-played')).toMatchObject([{ card: 'a1-dwarf-chieftain#1', replaced: 'a1-troll#1' }]);
    t.answer('wolf', { do: 'upgrade', card: 'a1-thors-glory#1', slot: 6 });
    expect(t.emitted('upgrade-played').at(-1)).toMatchObject({ card: 'a1-thors-glory#1', replaced: null });
    expect(t.emitted('upgrade-replaced')).toHaveLength(1);
    for (const language of LANGUAGES) expect(bloodRageTexts[language].events['upgrade-replaced']).toContain('{name}');
  });

  it('BR-12.1, BR-12.9 Frigga’s Charm takes 1 off, not off itself, and also when it is replaced', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-friggas-charm')
      .hand('wolf', 'a1-lokis-dragons', 'a1-lokis-domain', 'a1-dwarf-chieftain')
      .sheet('raven', { rage: 0 })
      .sheet('serpent', { rage: 0 })
      .sheet('bear', { rage: 0 })
      .turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a1-dwarf-chieftain#1', slot: 3 }).answer('wolf', { do: 'decline' });
    expect(t.clan('wolf').rage).toBe(6);
    t.answer('wolf', { do: 'upgrade', card: 'a1-lokis-dragons#1', slot: 2 }).answer('wolf', { do: 'decline' });
    expect(t.clan('wolf').rage).toBe(5);
    t.answer('wolf', { do: 'upgrade', card: 'a1-lokis-domain#1', slot: 5 });
    expect(t.clan('wolf').rage).toBe(5);
    const u = bloodRageTable('wolf', 'raven').hand('wolf', 'a1-friggas-charm').turn('wolf');
    u.answer('wolf', { do: 'upgrade', card: 'a1-friggas-charm#1', slot: 5 });
    expect(u.clan('wolf').rage).toBe(6);
  });

  it('BR-12.3 works at once for figures on the board too', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['warrior', 'warrior'] })
      .hand('wolf', 'a1-brothers-in-arms')
      .turn('wolf');
    expect(t.strength('wolf', 'gimle')).toBe(2);
    t.answer('wolf', { do: 'upgrade', card: 'a1-brothers-in-arms#1', slot: 1 });
    expect(t.strength('wolf', 'gimle')).toBe(3);
  });

  it('BR-T24, BR-4.13, BR-4.12 pairs of warriors: 3 are worth 4 with Brothers, 8 with Masters, 6 with Experts in Arms', () => {
    const strength = (card: CardRef) =>
      bloodRageTable('wolf', 'raven')
        .upgrades('wolf', card)
        .place('wolf', { gimle: ['warrior', 'warrior', 'warrior'], yggdrasil: ['warrior'] });
    expect(strength('a1-brothers-in-arms').strength('wolf', 'gimle')).toBe(4);
    expect(strength('a1-brothers-in-arms').strength('wolf', 'yggdrasil')).toBe(1);
    expect(strength('a3-masters-in-arms').strength('wolf', 'gimle')).toBe(8);
    expect(strength('a2-experts-in-arms').strength('wolf', 'gimle')).toBe(6);
  });

  it('BR-4.14 invading costs the strength of the single warrior: 2 with Masters in Arms', () => {
    const t = bloodRageTable('wolf', 'raven').upgrades('wolf', 'a3-masters-in-arms').turn('wolf').invades('wolf', 'warrior', 'gimle');
    expect(t.clan('wolf').rage).toBe(4);
  });

  it.each([
    ['a1-lord-of-hammers', 0, 'leader', 'gimle'],
    ['a1-brothers-in-arms', 1, 'warrior', 'gimle'],
    ['a1-lokis-dragons', 2, 'ship', 'fjord-west'],
    ['a1-troll', 3, 'troll', 'gimle'],
  ] as const)('BR-12.4, BR-12.5, BR-12.6 %s brings a free invasion', (row, slot, figure, to) => {
    const t = bloodRageTable('wolf', 'raven')
      .hand('wolf', row)
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: `${row}#1`, slot });
    const { rage } = t.clan('wolf');
    expect(t.asks('wolf')).toBe('free-invade');
    t.answer('wolf', { do: 'invade', to });
    expect(t.at('wolf', to)).toEqual([figure]);
    expect(t.clan('wolf').rage).toBe(rage);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-12.6 may be declined, and lapses if impossible', () => {
    const t = bloodRageTable('wolf', 'raven').hand('wolf', 'a1-troll').turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a1-troll#1', slot: 3 }).answer('wolf', { do: 'decline' });
    expect(t.at('wolf', 'reserve')).toContain('troll');
    const u = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['leader', 'warrior', 'warrior', 'warrior'] })
      .hand('wolf', 'a1-lord-of-hammers', 'a1-lokis-dragons')
      .turn('wolf');
    u.answer('wolf', { do: 'upgrade', card: 'a1-lord-of-hammers#1', slot: 0 });
    expect(u.waitingFor()).toEqual(['raven']);
  });

  it('BR-12.6 counts as invading for every trigger', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent')
      .upgrades('wolf', 'a1-friggas-succor-3p')
      .hand('wolf', 'a1-lord-of-hammers')
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: 'a1-lord-of-hammers#1', slot: 0 })
      .answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.asks('wolf')).toBe('offer-succor');
  });

  it('BR-12.5 the Sea Serpent into a fjord only, the Dark Elf also into Yggdrasil', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent').hand('wolf', 'a1-sea-serpent-3p').turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a1-sea-serpent-3p#1', slot: 3 });
    expect(t.offered('wolf').filter((option) => JSON.stringify(option).includes('fjord'))).toHaveLength(4);
    expect(t.offered('wolf')).toHaveLength(5);
    const u = bloodRageTable('wolf', 'raven')
      .hand('wolf', 'a2-dark-elf')
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: 'a2-dark-elf#1', slot: 3 });
    expect(u.offers('wolf', { do: 'invade', to: 'yggdrasil' })).toBe(true);
  });

  it('BR-12.7, BR-29.5 clan upgrades give no free invasion', () => {
    const t = bloodRageTableWith({ mystics: true }, 'wolf', 'raven').hand('wolf', 'a1-lokis-domain', 'a1-friggas-chosen').turn('wolf');
    t.upgradesWith('wolf', 'a1-lokis-domain');
    expect(t.waitingFor()).toEqual(['raven']);
    t.turn('wolf').upgradesWith('wolf', 'a1-friggas-chosen');
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-12.8 a replaced monster is gone wherever it stands; no destruction, and its village is free', () => {
    const t = bloodRageTable('wolf', 'raven')
      .upgrades('wolf', 'a1-troll', 'a1-dwarf-chieftain')
      .place('wolf', { andlang: ['troll', 'leader', 'warrior'], 'fjord-south': ['ship'] })
      .hand('wolf', 'a2-valkyrie')
      .turn('wolf');
    t.upgradesWith('wolf', 'a2-valkyrie', 3);
    expect(t.at('wolf', 'gone')).toEqual(['troll']);
    expect(t.emitted('figures-destroyed')).toEqual([]);
    t.answer('wolf', { do: 'invade', to: 'andlang' });
    expect(t.at('wolf', 'andlang')).toContain('valkyrie');
  });

  it('BR-12.10, BR-Q9 a ship upgrade moves the clan’s ship, not the Sea Serpent, and gives only the ship its strength', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent')
      .upgrades('wolf', 'a1-sea-serpent-3p')
      .place('wolf', { 'fjord-west': ['ship'] })
      .hand('wolf', 'a1-lokis-dragons')
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: 'a1-lokis-dragons#1', slot: 2 });
    expect(t.waitingFor()).toEqual(['raven']);
    expect(t.at('wolf', 'reserve')).toContain('sea-serpent');
  });

  it('BR-Q33 equal empty slots are one choice', () => {
    const t = bloodRageTable('wolf', 'raven').hand('wolf', 'a1-lokis-domain').turn('wolf');
    const slots = t.offered('wolf').filter((option) => JSON.stringify(option).includes('upgrade'));
    expect(slots).toEqual([{ do: 'upgrade', card: 'a1-lokis-domain#1', slot: 5 }]);
  });

  it('BR-5.9 a card kept from an earlier Age works as printed', () => {
    const t = bloodRageTable('wolf', 'raven').age(3).hand('wolf', 'a1-lokis-dragons').turn('wolf');
    t.upgradesWith('wolf', 'a1-lokis-dragons');
    expect(t.clan('wolf').rage).toBe(4);
  });
});

describe('committing quests', () => {
  it('BR-13.1, BR-13.2, BR-25.5 face down, at no cost, any number; others see how many', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .hand('wolf', 'a1-alfheim', 'a1-alfheim-4p', 'a1-tyrs-bash')
      .sheet('raven', { rage: 0 })
      .sheet('serpent', { rage: 0 })
      .sheet('bear', { rage: 0 })
      .turn('wolf');
    t.commits('wolf', 'a1-alfheim').commits('wolf', 'a1-alfheim-4p');
    expect(t.clan('wolf')).toMatchObject({ rage: 6, quests: 2, hand: 1 });
    expect(t.view('wolf').hand?.quests).toEqual(['a1-alfheim#1', 'a1-alfheim-4p#1']);
    expect(JSON.stringify(t.view('raven'))).not.toContain('alfheim#1');
    expect(t.emitted('quest-committed')).toEqual([
      { event: 'quest-committed', seat: 0, quests: 1 },
      { event: 'quest-committed', seat: 0, quests: 2 },
    ]);
  });

  it('BR-13.3 a committed quest is not among the cards for a battle', () => {
    const t = bloodRageTable('wolf', 'raven')
      .quests('wolf', 'a1-alfheim')
      .hand('wolf', 'a1-tyrs-bash')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf');
    t.pillages('wolf', 'gimle').allDecline('join-battle');
    expect(t.offered('wolf')).toEqual(['a1-tyrs-bash#1']);
  });

  it('BR-13.4, BR-5.9 any quest, of any Age, also one that cannot be fulfilled any more', () => {
    const t = bloodRageTable('wolf', 'raven')
      .age(3)
      .hand('wolf', 'a1-alfheim')
      .world({ destroyed: ['andlang', 'gimle'] })
      .turn('wolf');
    expect(t.offers('wolf', { do: 'quest', card: 'a1-alfheim#1' })).toBe(true);
  });
});
