import { describe, expect, it } from 'vitest';
import { valdaTable } from '../testing/valda-table.ts';
import { safeFloor } from './followers.ts';
import { effectiveTemples, levelOf } from './temples.ts';

const end = { do: 'end' };

describe('followers', () => {
  it('VA-4.1 there is no upper limit', () => {
    const t = valdaTable()
      .player('P0', { followers: 39 })
      .hand('P0', 'THO-seduction-2')
      .acting()
      .answer('P0', { do: 'play', card: 'THO-seduction-2' });
    expect(t.player('P0').followers).toBe(41);
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [11, 5],
    [12, 12],
    [19, 12],
    [20, 20],
    [24, 20],
    [25, 25],
    [33, 32],
    [40, 40],
    [45, 45],
    [59, 52],
  ])('VA-4.2, VA-4.5 the safe floor of %i is %i', (followers, floor) => {
    expect(safeFloor(followers)).toBe(floor);
  });

  it('VA-4.3, VA-4.4 a loss stops at the safe zone, and a thief gains as many as the target lost', () => {
    const t = valdaTable().player('P0', { followers: 6 }).hand('P1', 'FRE-bewitched-2-s4').phase('attack');
    t.answer('P1', { do: 'attack', card: 'FRE-bewitched-2-s4' });
    expect(t.emitted('followers-lost')).toMatchObject([{ count: 1, demanded: 2, followers: 5 }]);
    expect(t.player('P1').followers).toBe(1);
  });
});

describe('resources', () => {
  it('VA-4.6, VA-4.7 resources lie open, and the supply is limited', () => {
    const t = valdaTable()
      .player('P1', { gold: 29 })
      .hand('P0', 'HEI-treasure-chest-3')
      .acting()
      .answer('P0', { do: 'play', card: 'HEI-treasure-chest-3' });
    expect(t.view('P2').table.players[0]?.resources.gold).toBe(1);
    expect(t.table.supply.gold).toBe(0);
    expect(t.offers('P0', { do: 'take', resource: 'gold' })).toBe(false);
    expect(t.offers('P0', { do: 'take', resource: 'blood' })).toBe(true);
  });

  it('VA-4.8 costs are paid in full, and go back before anything is taken', () => {
    const t = valdaTable().player('P0', { gold: 4 }).player('P1', { blood: 30 }).rolls(3, 3).phase('resources');
    expect(t.offers('P0', { do: 'trade', give: 'gold', take: 'blood' })).toBe(false);
    t.answer('P0', { do: 'trade', give: 'gold', take: 'diamond' });
    expect(t.resources('P0')).toEqual([0, 3, 0]);
    const poor = valdaTable().player('P0', { gold: 1, diamond: 1 }).hand('P0', 'A-drakkar').mayHold('thor', 'P0').phase('building');
    expect(poor.why('P0', { do: 'raise', building: 'mine' })[0]?.reason).toBe('cannot-pay');
  });

  it('VA-4.9 stealing never touches the supply', () => {
    const t = valdaTable().player('P0', { gold: 3 }).hand('P1', 'B-plunder-gold-2').phase('attack');
    const before = t.table.supply.diamond;
    t.answer('P1', { do: 'attack', card: 'B-plunder-gold-2' });
    expect(t.emitted('resources-stolen')).toMatchObject([{ gold: 2, diamond: 0 }]);
    expect(before).toBe(30);
  });
});

describe('cards', () => {
  it('VA-4.10, VA-4.12 hands are hidden, their sizes public', () => {
    const t = valdaTable().hand('P0', 'TYR-shield-5', 'TYR-shield-4');
    const { table, hand } = t.view('P1');
    expect(table.players[0]?.hand).toBe(2);
    expect(JSON.stringify([table, hand])).not.toContain('TYR-shield');
    expect(t.view('P0').hand?.cards).toEqual(['TYR-shield-5', 'TYR-shield-4']);
  });

  it('VA-4.11 display cards are public and count as hand cards of their owner', () => {
    const t = valdaTable().display('P0', 'A-seduction-1', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting();
    expect(t.view('P1').table.players[0]?.display).toEqual(['A-seduction-1', 'THO-weapon-hammertime']);
    expect(t.offers('P0', { do: 'weapon', effect: 'thunder-call' })).toBe(true);
    t.answer('P0', { do: 'play', card: 'A-seduction-1' });
    expect(t.player('P0').display).toEqual(['THO-weapon-hammertime']);
  });

  it('VA-4.13, VA-4.14, VA-4.15 each card goes to its pile, weapons out of the game; piles lie open', () => {
    const t = valdaTable()
      .hand('P0', 'ODI-sacrifice', 'SUR-double-kill-s5', 'TYR-shield-4', 'THO-seduction-2')
      .hand('P0', 'LOK-weapon-vanished')
      .mayHold('loki', 'P0');
    t.acting().answer('P0', { do: 'play', card: 'ODI-sacrifice' });
    t.answer('P0', [
      { card: 'SUR-double-kill-s5' },
      { card: 'TYR-shield-4' },
      { card: 'THO-seduction-2' },
      { card: 'LOK-weapon-vanished' },
    ]);
    expect(t.view('P2').table.piles).toEqual({ A: ['THO-seduction-2', 'ODI-sacrifice'], B: ['SUR-double-kill-s5', 'TYR-shield-4'] });
    expect(t.table.removed).toEqual(['LOK-weapon-vanished']);
  });

  it('VA-4.16 a card being played is in neither hand nor pile until its effect is finished', () => {
    const t = valdaTable().hand('P0', 'A-backup-2').acting().answer('P0', { do: 'play', card: 'A-backup-2' });
    expect([t.table.playing, t.player('P0').hand, t.table.piles.A]).toEqual(['A-backup-2', 0, []]);
    t.answer('P0', { do: 'draw', deck: 'A' });
    expect([t.table.playing, t.table.piles.A]).toEqual([null, ['A-backup-2']]);
  });

  it('VA-4.17 a deck that runs out in the middle of a draw is refilled at once', () => {
    const t = valdaTable().hand('P0', 'FRE-backup-3').only('B', 'B-kill-1-s2');
    const pile = t.table.piles.B.length;
    t.acting().answer('P0', { do: 'play', card: 'FRE-backup-3' }).answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0').hand).toBe(3);
    expect(t.table.decks.B).toBe(pile - 2);
    expect(t.table.piles.B).toEqual([]);
  });

  it('VA-4.18 a god deck is never refilled', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, diamond: 9, blood: 9 })
      .only('loki')
      .phase('building')
      .answer('P0', { do: 'temple', realm: 'loki' });
    expect(t.player('P0').hand).toBe(0);
    expect(t.table.decks.loki).toBe(0);
    expect(t.player('P0').followers).toBe(1);
  });

  it('VA-4.19 under the deck is the bottom', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).top('tyr', 'TYR-shield-4', 'TYR-kill-1-s5').phase('building');
    t.answer('P0', { do: 'temple', realm: 'tyr' }).answer('P0', { do: 'keep', card: 'TYR-shield-4' });
    expect(t.state.box.decks.tyr[0]).toBe('TYR-kill-1-s5');
    expect(t.table.decks.tyr).toBe(9);
  });
});

describe('temples', () => {
  it('VA-4.20 a temple needs a free site in a realm that nobody controls, and a temple in reserve', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9, temples: { thor: 2 } });
    t.player('P1', { temples: { thor: 2, odin: 3 } })
      .player('P2', { temples: { thor: 1 } })
      .phase('building');
    expect(t.why('P0', { do: 'temple', realm: 'thor' })[0]?.reason).toBe('no-room-for-temple');
    expect(t.why('P0', { do: 'temple', realm: 'odin' })[0]?.reason).toBe('realm-controlled');
    expect(t.offers('P0', { do: 'temple', realm: 'tyr' })).toBe(true);
    const all = valdaTable()
      .player('P0', { gold: 9, diamond: 9, blood: 9, temples: { thor: 3, odin: 3, loki: 3 } })
      .phase('building');
    expect(all.why('P0', { do: 'temple', realm: 'tyr' })[0]?.reason).toBe('no-room-for-temple');
  });

  it('VA-4.21, VA-1.7 effective temples count loans both ways, and levels end at two', () => {
    const t = valdaTable()
      .player('P0', { temples: { tyr: 1, thor: 3 } })
      .player('P1', { temples: { tyr: 1 } })
      .loan('tyr', 'P1');
    expect([effectiveTemples(t.table, 0, 'tyr'), effectiveTemples(t.table, 1, 'tyr')]).toEqual([2, 0]);
    expect([levelOf(t.table, 0, 'tyr'), levelOf(t.table, 1, 'tyr'), levelOf(t.table, 0, 'thor')]).toEqual([2, 0, 2]);
  });

  it('VA-4.24 choices name the realm, never a single temple', () => {
    const t = valdaTable()
      .player('P0', { temples: { odin: 2, tyr: 1 } })
      .hand('P1', 'B-temple-wreck-s2')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-temple-wreck-s2' });
    expect(t.offered('P1')).toEqual([
      { do: 'wreck', realm: 'tyr' },
      { do: 'wreck', realm: 'odin' },
    ]);
  });

  it('VA-4.26 a weapon effect must be able to do something', () => {
    const t = valdaTable().hand('P0', 'SUR-weapon-deadly-dagger').mayHold('surtur', 'P0').acting();
    expect(t.why('P0', { do: 'weapon', effect: 'deadly-dagger' })).toMatchObject([{ reason: 'weapon-without-effect', rule: 'VA-4.26' }]);
  });
});

describe('realm control', () => {
  it('VA-12.1, VA-12.2, VA-12.5 the third temple brings control and a follower; regaining it pays again', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, diamond: 9, blood: 9, temples: { odin: 2, tyr: 1 } })
      .hand('P1', 'B-temple-wreck-s2')
      .phase('building');
    t.answer('P0', { do: 'temple', realm: 'odin' });
    t.answer('P0', t.offered('P0')[0]);
    expect(t.player('P0').followers).toBe(2);
    t.answer('P0', end).answer('P1', { do: 'attack', card: 'B-temple-wreck-s2' });
    if (t.waitingFor()[0] === 'P0') t.answer('P0', { do: 'defend', cards: [] });
    t.answer('P1', { do: 'wreck', realm: 'odin' });
    expect(t.emitted('control-lost')).toEqual([{ event: 'control-lost', seat: 0, realm: 'odin' }]);
    expect(t.player('P0').followers).toBe(2);
    t.player('P0', { gold: 9, diamond: 9, blood: 9 }).phase('building').answer('P0', { do: 'temple', realm: 'odin' });
    expect(t.player('P0').followers).toBe(4);
  });

  it('VA-12.3, VA-7.3 the control draw comes with the next action phase', () => {
    const t = valdaTable()
      .player('P0', { temples: { loki: 3 } })
      .phase('actions');
    expect(t.offers('P0', { do: 'draw', realms: ['loki'], deck: 'B' })).toBe(true);
    expect(t.offers('P0', { do: 'draw', realms: [], deck: 'B' })).toBe(true);
  });

  it('VA-12.4 nobody builds or moves into a controlled realm; temples there keep their powers', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, blood: 9, diamond: 9, temples: { thor: 1, tyr: 1 } })
      .player('P1', { temples: { thor: 3 } });
    t.hand('P0', 'LOK-loki-trickster').acting().answer('P0', { do: 'play', card: 'LOK-loki-trickster' });
    expect(t.offers('P0', { do: 'move', from: 'tyr', to: 'thor' })).toBe(false);
    t.answer('P0', { do: 'move', from: 'tyr', to: 'loki' }).answer('P0', end);
    expect(t.why('P0', { do: 'temple', realm: 'thor' })[0]?.rule).toBe('VA-12.4');
    t.answer('P0', end);
    expect(t.offers('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' })).toBe(true);
  });

  it('VA-12.6 borrowing never creates or ends control', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 1 } })
      .player('P1', { temples: { thor: 3 } })
      .hand('P0', 'LOK-infiltration');
    t.acting().answer('P0', { do: 'play', card: 'LOK-infiltration' }).answer('P0', { do: 'borrow', lender: 1, realm: 'thor' });
    expect([...t.emitted('control-lost'), ...t.emitted('control-gained')]).toEqual([]);
    expect(t.player('P1').temples.thor).toBe(3);
  });
});
