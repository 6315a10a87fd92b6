import { describe, expect, it } from 'vitest';
import type { CardId } from '../ids.ts';
import { valdaTable } from '../testing/valda-table.ts';

/** P1 attacks P0, who has nothing to defend with unless the table says so. */
function attacks(card: CardId, t = valdaTable()) {
  return t.hand('P1', card).phase('attack').answer('P1', { do: 'attack', card });
}

describe('attack cards', () => {
  it.each([
    ['B-kill-1-s2', 2, 1],
    ['B-kill-1-s3', 3, 1],
    ['B-kill-1-s4', 4, 1],
    ['TYR-kill-1-s5', 5, 1],
    ['THO-double-kill-s4', 4, 2],
    ['SUR-double-kill-s5', 5, 2],
  ] as const)('VA-14.5 %s has strength %i and kills %i followers', (card, strength, lost) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 9 }));
    expect(t.told('attack-declared')).toMatchObject([{ strength, targets: [0] }]);
    expect(t.player('P0').followers).toBe(9 - lost);
    expect(attacks(card, valdaTable().player('P0', { followers: 12 })).player('P0').followers).toBe(12);
  });

  it.each([
    ['B-bewitched-1-s2', 2, 1],
    ['B-bewitched-1-s3', 3, 1],
    ['THO-bewitched-1-s5', 5, 1],
    ['FRE-bewitched-2-s4', 4, 2],
    ['SUR-bewitched-2-s4', 4, 2],
    ['ODI-bewitched-2-s4', 4, 2],
  ] as const)('VA-14.2 %s has strength %i and steals %i followers', (card, strength, stolen) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 9 }));
    expect(t.told('attack-declared')).toMatchObject([{ strength }]);
    expect([t.player('P0').followers, t.player('P1').followers]).toEqual([9 - stolen, stolen]);
    const safe = attacks(card, valdaTable().player('P0', { followers: 5 }));
    expect([safe.player('P0').followers, safe.player('P1').followers]).toEqual([5, 0]);
  });

  it.each([
    ['B-plunder-gold-2', 3, [2, 0, 0]],
    ['B-plunder-diamond-2', 3, [0, 2, 0]],
    ['B-plunder-blood-2', 2, [0, 0, 1]],
    ['SUR-plunder-gold-diamond', 5, [2, 2, 0]],
    ['HEI-heimdall', 4, [1, 1, 1]],
  ] as const)('VA-14.8, VA-14.3 %s has strength %i and steals what it shows, as far as there is', (card, strength, stolen) => {
    const t = attacks(card, valdaTable().player('P0', { gold: 3, diamond: 3, blood: 1 }));
    expect(t.told('attack-declared')).toMatchObject([{ strength }]);
    const [gold = 0, diamond = 0, blood = 0] = stolen;
    expect(t.told('resources-stolen')).toMatchObject([{ seat: 1, victim: 0, gold, diamond, blood }]);
    expect(t.resources('P0')).toEqual([3 - gold, 3 - diamond, 1 - blood]);
  });

  it.each([
    ['B-fenrir-s3', 3],
    ['B-fenrir-s4', 4],
    ['LOK-fenrir-s4', 4],
    ['SUR-fenrir-s5', 5],
  ] as const)('VA-14.6, VA-19.3 %s has strength %i and steals a random card; only the two learn which', (card, strength) => {
    const t = attacks(card, valdaTable().hand('P0', 'B-shield-1', 'A-drakkar')).answer('P0', { do: 'defend', cards: [] });
    expect(t.told('attack-declared')).toMatchObject([{ strength }]);
    expect(t.hand('P1')).toEqual(['A-drakkar']);
    expect(t.hand('P0')).toEqual(['B-shield-1']);
    expect(t.told('card-stolen')).toEqual([{ event: 'card-stolen', seat: 1, victim: 0 }]);
    expect(t.told('stolen-card-seen')).toEqual([]);
    const seen = t.last?.events.filter(({ event }) => event.event === 'stolen-card-seen').map(({ to }) => to);
    expect(seen).toEqual([1, 0]);
    expect(JSON.stringify(t.view('P2'))).not.toContain('A-drakkar');
    expect(t.state.hands[0]?.clues).toEqual([{ card: 'A-drakkar', seats: [1] }]);
    expect(attacks(card).told('card-stolen')).toEqual([]);
  });

  it.each([
    ['B-exiled-s3', 3],
    ['LOK-exiled-s5', 5],
  ] as const)('VA-14.4, VA-9.15 %s has strength %i and moves a temple where the attacker wants', (card, strength) => {
    const t = attacks(card, valdaTable().player('P0', { temples: { odin: 1 } }));
    expect(t.told('attack-declared')).toMatchObject([{ strength }]);
    expect(t.question('P1')).toBe('exile-temple');
    t.answer('P1', { do: 'exile', from: 'odin', to: 'tyr' });
    expect(t.player('P0')).toMatchObject({ followers: 0, temples: { odin: 0, tyr: 1 } });
    const none = attacks(card);
    expect(none.told('attack-succeeded')).toHaveLength(1);
    expect(none.told('temple-moved')).toEqual([]);
  });

  it.each([
    ['B-temple-wreck-s2', 2],
    ['SUR-temple-wreck-s5', 5],
  ] as const)('VA-14.9, VA-4.23 %s has strength %i and destroys a temple, which goes back to the reserve', (card, strength) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 3, temples: { odin: 1, tyr: 1 } }));
    expect(t.told('attack-declared')).toMatchObject([{ strength }]);
    t.answer('P1', { do: 'wreck', realm: 'tyr' });
    expect(t.player('P0')).toMatchObject({ followers: 3, temples: { odin: 1, tyr: 0 } });
    const single = attacks(card, valdaTable().player('P0', { temples: { odin: 1 } }));
    expect(single.told('temple-destroyed')).toEqual([{ event: 'temple-destroyed', seat: 0, realm: 'odin', by: 1 }]);
    expect(attacks(card).told('attack-succeeded')).toHaveLength(1);
  });

  it.each([['SUR-ragnarok-s4'], ['LOK-ragnarok-s4']] as const)('VA-14.7, VA-14.12 %s attacks all others at once, as one attack', (card) => {
    const t = valdaTable()
      .player('P0', { followers: 8 })
      .player('P2', { followers: 8 })
      .hand('P2', 'B-shield-3', 'B-shield-1')
      .hand('P1', 'B-shield-1');
    t.hand('P1', card).phase('attack');
    t.answer('P2', { do: 'pass' }).answer('P1', { do: 'attack', card });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'defend', cards: ['B-shield-1', 'B-shield-3'] });
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([6, 8]);
    expect(t.table.piles.B).toContain(card);
    expect(t.told('attack-declared')).toMatchObject([{ targets: [0, 2], strength: 4 }]);
    expect(t.told('turn-began')).toHaveLength(1);
  });

  it('VA-14.12 the Surtur bonus counts in every instance', () => {
    const t = valdaTable()
      .player('P1', { temples: { surtur: 2 } })
      .player('P0', { followers: 4 })
      .player('P2', { followers: 4 });
    t.hand('P2', 'TYR-shield-4').hand('P0', 'TYR-shield-5').hand('P1', 'LOK-ragnarok-s4').phase('attack');
    t.answer('P2', { do: 'pass' }).answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    t.answer('P0', { do: 'defend', cards: ['TYR-shield-5'] }).answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([4, 2]);
  });

  it('VA-14.1 attack cards are played by opponents in the attack phase only', () => {
    const t = valdaTable().hand('P0', 'B-kill-1-s2').hand('P1', 'B-kill-1-s2').acting();
    expect(t.why('P0', { do: 'play', card: 'B-kill-1-s2' })[0]?.reason).toBe('not-an-action-card');
    t.answer('P0', { do: 'end' });
    expect(t.waitingFor()).toEqual(['P1']);
    expect(t.offers('P1', { do: 'attack', card: 'B-kill-1-s2' })).toBe(true);
  });
});

describe('defence cards', () => {
  it.each([
    ['B-shield-1', 1],
    ['B-shield-2', 2],
    ['B-shield-3', 3],
    ['HEI-shield-3', 3],
    ['FRE-shield-3', 3],
    ['TYR-shield-4', 4],
    ['TYR-shield-5', 5],
  ] as const)('VA-14.10 %s defends with %i', (card, defence) => {
    const t = attacks('B-kill-1-s2', valdaTable().player('P0', { followers: 1 }).hand('P0', card));
    t.answer('P0', { do: 'defend', cards: [card] });
    const told = defence >= 2 ? t.told('attack-repelled') : t.told('attack-succeeded');
    expect(told).toMatchObject([{ defence, attack: 2 }]);
  });
});
