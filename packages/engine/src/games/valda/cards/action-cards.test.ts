import { describe, expect, it } from 'vitest';
import type { CardId } from '../ids.ts';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

const end = { do: 'end' };

/** P0 plays a card as the first action of its phase. */
function plays(card: CardId, t = valdaTable()) {
  return t.hand('P0', card).acting().answer('P0', { do: 'play', card });
}

describe('cards that bring resources and followers', () => {
  it.each([
    ['A-blood-vein-2', 0, 0, 2],
    ['HEI-blood-vein-3', 0, 0, 3],
    ['SUR-blood-vein-3', 0, 0, 3],
    ['ODI-blood-vein-3', 0, 0, 3],
    ['A-treasure-chest-2', 2, 0, 0],
    ['HEI-treasure-chest-3', 3, 0, 0],
    ['THO-treasure-chest-3', 3, 0, 0],
    ['A-spoils-of-war-2', 0, 2, 0],
    ['HEI-spoils-of-war-3', 0, 3, 0],
    ['TYR-spoils-of-war-3', 0, 3, 0],
    ['HEI-gift-from-the-gods', 2, 2, 0],
  ] as const)('VA-13.4, VA-13.5 %s brings %i gold, %i diamonds, %i blood', (card, ...resources) => {
    const t = plays(card);
    expect(t.resources('P0')).toEqual(resources);
    expect(t.table.turn.actionPoints).toBe(2);
    expect(t.table.piles.A).toEqual([card]);
  });

  it.each([
    ['A-seduction-1', 1],
    ['FRE-seduction-2', 2],
    ['THO-seduction-2', 2],
    ['ODI-seduction-2', 2],
  ] as const)('VA-13.14 %s brings %i followers', (card, followers) => {
    expect(plays(card).player('P0').followers).toBe(followers);
  });

  it.each([
    ['A-rune-yellow', 'yellow', 5, { resources: { gold: 1, diamond: 1, blood: 0 } }],
    ['A-rune-blue', 'blue', 6, { resources: { gold: 0, diamond: 0, blood: 2 } }],
    ['FRE-rune-white', 'white', 1, { followers: 2 }],
    ['THO-rune-white', 'white', 2, { followers: 1 }],
    ['LOK-rune-white', 'white', 5, { followers: 0 }],
  ] as const)('VA-13.8 %s rolls a %s die', (card, die, face, gained) => {
    const t = plays(card, valdaTable().rolls(face));
    expect(t.told('dice-rolled')).toMatchObject([{ dice: [die], faces: [face], cause: card }]);
    expect(t.player('P0')).toMatchObject(gained);
  });

  it('VA-13.8 a minus face loses followers, down to the safe zone', () => {
    expect(plays('LOK-rune-white', valdaTable().player('P0', { followers: 7 }).rolls(6)).player('P0').followers).toBe(6);
    expect(plays('LOK-rune-white', valdaTable().player('P0', { followers: 5 }).rolls(6)).player('P0').followers).toBe(5);
  });

  it('VA-13.11 ODI-odin-leader swaps up to five for blood, as far as the supply goes', () => {
    const t = plays('ODI-odin-leader', valdaTable().player('P0', { gold: 4, diamond: 3 }));
    expect(t.offers('P0', { do: 'swap', gold: 4, diamond: 2 })).toBe(false);
    t.answer('P0', { do: 'swap', gold: 3, diamond: 2 });
    expect(t.resources('P0')).toEqual([1, 1, 5]);
    const dry = plays('ODI-odin-leader', valdaTable().player('P0', { gold: 4 }).player('P1', { blood: 29 }));
    expect(dry.offered('P0')).toEqual([
      { do: 'swap', gold: 0, diamond: 0 },
      { do: 'swap', gold: 1, diamond: 0 },
    ]);
    expect(plays('ODI-odin-leader').waitingFor()).toEqual(['P0']);
  });

  it.each([
    ['A-glimpse-mine', { mines: 3, drills: 0 }],
    ['LOK-glimpse-drill', { mines: 2, drills: 1 }],
  ] as const)('VA-13.12 %s puts up its building at once, free and beyond the limit', (card, built) => {
    const t = plays(card);
    expect(t.player('P0')).toMatchObject(built);
    expect(t.table.turn.built).toBe(0);
    const full = plays(card, valdaTable().player('P0', { mines: 4, drills: 3 }));
    expect(full.player('P0')).toMatchObject({ mines: 4, drills: 3 });
    expect(full.table.turn.actionPoints).toBe(2);
  });

  it.each([
    ['A-yggdrasil-3', 3],
    ['ODI-yggdrasil-4', 4],
  ] as const)('VA-13.16 %s raises the limit of this turn to %i, for no action point', (card, limit) => {
    expect(plays(card).table.turn).toMatchObject({ actionPoints: 3, buildLimit: limit });
  });

  it('VA-13.13 ODI-sacrifice discards up to four cards for a follower each; weapons leave the game', () => {
    const t = valdaTable().hand('P0', 'B-shield-1', 'B-shield-2', 'HEI-weapon-war-horn').mayHold('heimdall', 'P0');
    plays('ODI-sacrifice', t);
    expect(t.asked('P0').space).toMatchObject({ kind: 'some', min: 0, max: 3 });
    expect(t.offers('P0', [{ card: 'ODI-sacrifice' }])).toBe(false);
    t.answer('P0', [{ card: 'B-shield-2' }, { card: 'HEI-weapon-war-horn' }]);
    expect(t.player('P0').followers).toBe(2);
    expect(t.table.removed).toEqual(['HEI-weapon-war-horn']);
    expect(t.table.weapons.heimdall).toEqual(['removed']);
    expect(t.table.piles.B).toEqual(['B-shield-2']);
  });
});

describe('cards that bring cards', () => {
  it.each([
    ['A-backup-2', 2, 2],
    ['FRE-backup-3', 3, 2],
    ['THO-thor-god-2', 2, 3],
    ['THO-thor-god-3', 3, 3],
  ] as const)('VA-13.2, VA-13.17 %s draws %i cards of one base deck, hidden, and leaves %i points', (card, count, points) => {
    const t = plays(card);
    expect(t.offered('P0')).toEqual([
      { do: 'draw', deck: 'A' },
      { do: 'draw', deck: 'B' },
    ]);
    t.answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0').hand).toBe(count);
    expect(t.hand('P0').every((one) => one.startsWith('B-'))).toBe(true);
    expect(t.table.turn.actionPoints).toBe(points);
    expect(t.player('P0').known).toEqual([]);
    expect(t.told('cards-received')).toEqual([]);
  });

  it.each([['A-drakkar'], ['FRE-drakkar']] as const)('VA-13.6 %s draws the top card of a god deck, hidden', (card) => {
    const t = plays(card, valdaTable().only('tyr').top('odin', 'ODI-sacrifice'));
    expect(t.offered('P0')).toHaveLength(6);
    t.answer('P0', { do: 'draw', realm: 'odin' });
    expect(t.hand('P0')).toEqual(['ODI-sacrifice']);
    expect(t.table.weapons.odin).toEqual(['deck', 0]);
    expect(JSON.stringify(t.view('P1'))).not.toContain('ODI-sacrifice');
  });

  it('VA-13.7 FRE-freya-goddess: the discards reach their piles before the draw', () => {
    const t = valdaTable().hand('P0', 'B-shield-1', 'A-drakkar').only('A', 'A-rune-blue');
    t.arrange((state) => {
      state.hands[1]?.cards.push(...state.table.piles.A.splice(0));
    });
    plays('FRE-freya-goddess', t).answer('P0', [{ card: 'B-shield-1' }, { card: 'A-drakkar' }]);
    t.answer('P0', { do: 'draw', deck: 'A' });
    expect(t.hand('P0').toSorted()).toEqual(['A-drakkar', 'A-rune-blue']);
    const bare = plays('FRE-freya-goddess');
    expect(bare.asked('P0').prompt.params).toEqual({ card: 'FRE-freya-goddess', count: 1 });
  });

  it.each([['A-bifrost-bridge'], ['HEI-bifrost-bridge']] as const)(
    'VA-13.3 %s looks at three god decks, or as many as there are',
    (card) => {
      const t = plays(card);
      expect(t.asked('P0').space).toMatchObject({ min: 3, max: 3 });
      t.answer('P0', [{ realm: 'tyr' }, { realm: 'thor' }, { realm: 'odin' }]);
      expect(t.table.turn.actionPoints).toBe(3);
      expect(t.table.decks).toMatchObject({ tyr: 10, thor: 10, odin: 10 });
      const few = valdaTable();
      for (const realm of ['heimdall', 'freya', 'surtur', 'thor', 'loki'] as const)
        if (!card.startsWith('HEI') || realm !== 'heimdall') few.only(realm);
      if (card.startsWith('HEI')) few.hand('P0', card).only('heimdall');
      expect((card.startsWith('HEI') ? few.acting().answer('P0', { do: 'play', card }) : plays(card, few)).asked('P0').space).toMatchObject(
        { min: 2 },
      );
    },
  );

  it('VA-13.15 TYR-tyr-god-of-war takes a defence card of choice from the pile', () => {
    const t = plays('TYR-tyr-god-of-war', valdaTable().pile('B', 'B-kill-1-s2', 'B-shield-3', 'B-shield-1', 'B-shield-1'));
    expect(t.offers('P0', [{ card: 'B-kill-1-s2' }])).toBe(false);
    t.answer('P0', [{ card: 'B-shield-3' }]);
    expect(t.hand('P0')).toEqual(['B-shield-3']);
    expect(t.player('P0').known).toEqual(['B-shield-3']);
  });

  it('VA-13.19, VA-4.25 without any card to draw the deck is not asked for, and the card is spent', () => {
    const t = valdaTable().hand('P0', 'A-backup-2').only('A').only('B');
    t.arrange((state) => {
      state.hands[1]?.cards.push(...state.table.piles.A.splice(0), ...state.table.piles.B.splice(0));
    });
    t.acting().answer('P0', { do: 'play', card: 'A-backup-2' });
    expect(t.question('P0')).toBe('act');
    expect(t.table.turn.actionPoints).toBe(2);
    expect(t.offers('P0', { do: 'draw', deck: 'B' })).toBe(false);
  });
});

describe('cards about temples', () => {
  it('VA-13.9 LOK-infiltration: only realms whose power is still ahead, and only below level 2', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 2, tyr: 1 } })
      .player('P1', { temples: { heimdall: 1, freya: 1, surtur: 1, tyr: 1, thor: 1, loki: 1 } });
    plays('LOK-infiltration', t);
    expect(t.offered('P0')).toEqual([
      { do: 'borrow', lender: 1, realm: 'tyr' },
      { do: 'borrow', lender: 1, realm: 'loki' },
    ]);
    t.answer('P0', { do: 'borrow', lender: 1, realm: 'tyr' });
    expect(t.table.loans).toEqual([{ realm: 'tyr', lender: 1 }]);
    const none = valdaTable()
      .player('P1', { temples: { surtur: 2 } })
      .hand('P0', 'LOK-infiltration')
      .acting();
    expect(none.why('P0', { do: 'play', card: 'LOK-infiltration' })[0]?.reason).toBe('nothing-to-borrow');
  });

  it('VA-13.9 a loan cannot be attacked, and ends when the lender loses the temple', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P1', { temples: { odin: 1 } })
      .player('P2', { followers: 4 })
      .player('P3', { followers: 1 })
      .hand('P2', 'B-temple-wreck-s2')
      .hand('P3', 'LOK-weapon-vanished')
      .mayHold('loki', 'P3');
    plays('LOK-infiltration', t).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' }).answer('P0', end);
    t.answer('P2', { do: 'attack', card: 'B-temple-wreck-s2' }).answer('P3', { do: 'aim', effect: 'vanished', target: 1 });
    expect(t.player('P1').temples.odin).toBe(0);
    expect(t.table.loans).toEqual([]);
    const safe = valdaTable()
      .player('P1', { temples: { odin: 1 } })
      .hand('P2', 'B-temple-wreck-s2');
    plays('LOK-infiltration', safe).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' }).answer('P0', end);
    safe.answer('P2', { do: 'attack', card: 'B-temple-wreck-s2' });
    expect(safe.told('temple-destroyed')).toEqual([]);
    expect(safe.told('attack-succeeded')).toHaveLength(1);
  });

  it('VA-13.18 a lent temple is not lent twice; by Hammertime two may be borrowed', () => {
    const t = valdaTable()
      .player('P1', { temples: { odin: 2 } })
      .hand('P0', 'THO-weapon-hammertime')
      .mayHold('thor', 'P0');
    plays('LOK-infiltration', t).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    t.answer('P0', { do: 'hammertime', card: 'LOK-infiltration' }).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    expect(t.table.loans).toHaveLength(2);
    const single = valdaTable()
      .player('P1', { temples: { odin: 1 } })
      .hand('P0', 'THO-weapon-hammertime')
      .mayHold('thor', 'P0');
    plays('LOK-infiltration', single).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    expect(single.why('P0', { do: 'hammertime', card: 'LOK-infiltration' })[0]?.reason).toBe('nothing-to-borrow');
  });

  it('VA-13.10, VA-4.22 LOK-loki-trickster moves a temple: no follower, no card, but control pays', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 2, freya: 1 } })
      .player('P1', { temples: { loki: 3, odin: 2 } })
      .player('P2', { temples: { odin: 2, surtur: 1 } });
    t.player('P1', { temples: { odin: 3, loki: 0 } });
    plays('LOK-loki-trickster', t);
    expect(t.offers('P0', { do: 'move', from: 'freya', to: 'odin' })).toBe(false);
    expect(t.offers('P0', { do: 'move', from: 'freya', to: 'freya' })).toBe(false);
    t.answer('P0', { do: 'move', from: 'freya', to: 'thor' });
    expect(t.player('P0')).toMatchObject({ followers: 1, hand: 0 });
    expect(t.told('control-gained')).toEqual([{ event: 'control-gained', seat: 0, realm: 'thor' }]);
    const plain = plays('LOK-loki-trickster', valdaTable().player('P0', { temples: { thor: 1 } }));
    plain.answer('P0', { do: 'move', from: 'thor', to: 'loki' });
    expect(plain.player('P0').followers).toBe(0);
    expect(plays('LOK-loki-trickster').question('P0')).toBe('act');
  });

  it('VA-13.1 an action card costs one point unless stated, and only its owner plays it in the own action phase', () => {
    const t = valdaTable().hand('P0', 'A-seduction-1', 'A-yggdrasil-3').hand('P1', 'A-seduction-1').acting();
    for (let i = 0; i < 3; i++) t.answer('P0', { do: 'take', resource: 'gold' });
    expect(t.why('P0', { do: 'play', card: 'A-seduction-1' })).toEqual([{ reason: 'no-action-point', rule: 'VA-7.7' }]);
    expect(t.offers('P0', { do: 'play', card: 'A-yggdrasil-3' })).toBe(true);
    expect(t.refusal('P1', { do: 'play', card: 'A-seduction-1' }).refused).toBe('stale-decision');
    t.answer('P0', end);
    expect(t.why('P1', { do: 'attack', card: 'A-seduction-1' })[0]?.reason).toBe('not-an-attack-card');
  });
});
