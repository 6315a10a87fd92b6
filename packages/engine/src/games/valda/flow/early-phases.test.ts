import { describe, expect, it } from 'vitest';
import { isOver } from '../../../kernel/index.ts';
import { LoadedDice, seatsNamed, valdaSetup, valdaTable } from '../testing/valda-table.ts';

const end = { do: 'end' };
const pass = { do: 'pass' };

describe('set-up', () => {
  it.each([2, 3, 4, 5])('VA-3.1 to VA-3.5, VA-3.3, VA-3.4 with %i players', (players) => {
    const t = valdaSetup(seatsNamed(players));
    expect(t.table.decks).toMatchObject({ A: 40 - 3 * players - (t.asks('P0') === 'act' ? 2 : 0), B: 40 - 3 * players, thor: 10 });
    expect([t.table.round, t.table.piles]).toEqual([1, { A: [], B: [] }]);
    for (const name of seatsNamed(players)) {
      const { followers, mines, drills, hand } = t.player(name);
      expect([followers, mines, drills, hand]).toEqual([0, 2, 0, 6]);
      const kinds = t.hand(name).map((card) => card[0]);
      expect(kinds).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
    }
    expect(t.table.supply.blood).toBe(30 - 2 * players);
  });

  it('VA-3.2 the Drakkar stands on round 1', () => {
    expect(valdaSetup(['P0', 'P1']).emitted('round-began')).toEqual([{ event: 'round-began', round: 1 }]);
  });

  it('VA-3.6 the host names the start player, or both white dice decide, again among those tied', () => {
    expect(valdaSetup(['P0', 'P1', 'P2'], { startSeat: 2 }).emitted('turn-began')).toMatchObject([{ seat: 2 }]);
    const dice = new LoadedDice();
    dice.faces.push(1, 1, 6, 6, 1, 1, 5, 5, 2, 2);
    const t = valdaSetup(['P0', 'P1', 'P2'], { startSeat: null }, dice);
    expect(t.emitted('start-rolled').map(({ seat, sum }) => [seat, sum])).toEqual([
      [0, 4],
      [1, -2],
      [2, 4],
      [0, 0],
      [2, 2],
    ]);
    expect(t.table.start).toBe(2);
    const stranger = new LoadedDice();
    stranger.faces.push(2, 2, 1, 1);
    expect(valdaSetup(['P0', 'P1'], { startSeat: 7 }, stranger).table.start).toBe(1);
  });

  it('VA-3.7 no window opens during set-up', () => {
    expect(valdaSetup(['P0', 'P1', 'P2']).emitted('window-opened')).toEqual([]);
  });
});

describe('rounds and turns', () => {
  it('VA-5.1, VA-1.3 turns go clockwise from the start player', () => {
    const t = valdaSetup(['P0', 'P1', 'P2'], { startSeat: 1 });
    while (t.table.round === 1 && !isOver(t.state)) {
      const name = t.waitingFor()[0] ?? '';
      t.answer(name, t.asked(name).fallback);
    }
    expect(t.emitted('turn-began').map(({ seat }) => seat)).toEqual([1, 2, 0, 1]);
  });

  it('VA-5.2 the five phases, always in this order', () => {
    const t = valdaTable().phase('resources');
    while (t.table.active === 0) t.answer('P0', t.asked('P0').fallback);
    expect(
      t
        .emitted('phase-began')
        .filter(({ seat }) => seat === 0)
        .map(({ phase }) => phase),
    ).toEqual(['resources', 'actions', 'building', 'attack', 'followers']);
  });

  it('VA-5.4 decisions without a choice are skipped by public information only', () => {
    const poor = valdaTable().hand('P0', 'A-drakkar').phase('building');
    expect(poor.emitted('phase-began').some(({ seat }) => seat === 1)).toBe(true);
    const suspected = valdaTable().hand('P0', 'A-drakkar').mayHold('thor', 'P0').phase('building');
    expect(suspected.offered('P0')).toEqual([end]);
  });
});

describe('resource phase', () => {
  it('VA-6.1 yellow dice for mines, blue ones for drills, the total of each kind as far as the supply goes', () => {
    const t = valdaTable().player('P0', { mines: 3, drills: 2 }).player('P1', { blood: 29 }).rolls(2, 4, 6, 5, 6).phase('resources');
    expect(t.emitted('dice-rolled')[0]?.dice).toEqual(['yellow', 'yellow', 'yellow', 'blue', 'blue']);
    expect(t.resources('P0')).toEqual([3, 3, 1]);
  });

  it('VA-6.2 after the roll the roller may answer it', () => {
    const t = valdaTable().mayHold('loki', 'P0').hand('P0', 'A-drakkar').phase('resources');
    expect(t.table.roll?.dice).toHaveLength(2);
    expect(t.resources('P0')).toEqual([0, 0, 0]);
    t.answer('P0', pass);
    expect(t.resources('P0')).toEqual([2, 0, 0]);
  });

  it('VA-6.3, VA-6.7 four for one, as often as wanted, after the roll', () => {
    const t = valdaTable()
      .player('P0', { gold: 7 })
      .phase('resources')
      .answer('P0', { do: 'trade', give: 'gold', take: 'blood' })
      .answer('P0', 1);
    expect(t.resources('P0')).toEqual([5, 0, 1]);
    t.answer('P0', { do: 'trade', give: 'gold', take: 'diamond' });
    expect(t.resources('P0')).toEqual([1, 1, 1]);
    expect(t.emitted('phase-began').at(-1)?.phase).toBe('actions');
  });

  it('VA-6.4, VA-6.5, VA-11.2 Heimdall betters the rate; a kind is never traded for itself', () => {
    const t = valdaTable()
      .player('P0', { temples: { heimdall: 1 } })
      .phase('resources');
    expect(t.asked('P0').prompt.params).toEqual({ rate: 2 });
    expect(t.offered('P0')).toEqual([end, { do: 'trade', give: 'gold', take: 'diamond' }, { do: 'trade', give: 'gold', take: 'blood' }]);
    expect(t.why('P0', { do: 'trade', give: 'blood', take: 'gold' })).toMatchObject([{ reason: 'cannot-trade', rule: 'VA-6.7' }]);
  });

  it('VA-6.6 at most sixty trades in a phase', () => {
    const t = valdaTable()
      .player('P0', { temples: { heimdall: 2 } })
      .rolls(1, 3)
      .phase('resources');
    for (let i = 0; i < 60; i++) {
      const trade = t.offered('P0')[1];
      t.answer('P0', trade);
      if (t.waitingFor()[0] === 'P0' && t.asks('P0') === 'trade-times') t.answer('P0', 1);
    }
    expect(t.emitted('resources-traded')).toHaveLength(60);
    expect(t.table.phase).toBe('actions');
  });
});

describe('action phase', () => {
  it('VA-7.1, VA-7.4, VA-7.5 two open cards of one base deck', () => {
    const t = valdaTable().phase('actions');
    expect(t.offered('P0')).toEqual([
      { do: 'draw', realms: [], deck: 'A' },
      { do: 'draw', realms: [], deck: 'B' },
    ]);
    t.answer('P0', { do: 'draw', realms: [], deck: 'B' });
    expect(t.view('P2').table.players[0]?.display).toHaveLength(2);
  });

  it('VA-7.2, VA-11.3 Freya at level 1: three are shown, one goes back under its deck', () => {
    const t = valdaTable()
      .player('P0', { temples: { freya: 1 } })
      .top('A', 'A-drakkar', 'A-rune-blue', 'A-backup-2')
      .phase('actions');
    t.answer('P0', { do: 'draw', realms: [], deck: 'A' });
    expect(t.emitted('cards-shown')).toMatchObject([{ cards: ['A-drakkar', 'A-rune-blue', 'A-backup-2'] }]);
    t.answer('P0', { do: 'return', card: 'A-rune-blue', deck: 'A' });
    expect(t.player('P0').display).toEqual(['A-drakkar', 'A-backup-2']);
    expect(t.state.box.decks.A[0]).toBe('A-rune-blue');
  });

  it('VA-7.3 with enough controlled realms no base card is drawn, at most one a realm', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 3, odin: 3, loki: 3 } })
      .phase('actions');
    expect(t.offers('P0', { do: 'draw', realms: ['thor', 'odin'], deck: 'none' })).toBe(true);
    expect(t.offers('P0', { do: 'draw', realms: ['thor', 'odin', 'loki'], deck: 'none' })).toBe(false);
    expect(t.offers('P0', { do: 'draw', realms: ['thor', 'thor'], deck: 'none' })).toBe(false);
  });

  it('VA-7.6, VA-7.7, VA-7.8 three points for cards, resources and draws in any order; unused points are lost', () => {
    const t = valdaTable().hand('P0', 'A-seduction-1').acting();
    t.answer('P0', { do: 'take', resource: 'blood' }).answer('P0', { do: 'play', card: 'A-seduction-1' });
    expect(t.asked('P0').prompt.params).toEqual({ actionPoints: 1 });
    t.answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0')).toMatchObject({ followers: 1, hand: 1 });
    expect(t.offered('P0')).toEqual([end]);
    t.answer('P0', end);
    expect(t.emitted('turn-began').at(-1)?.seat).toBe(1);
    expect(t.table.turn.actionPoints).toBe(3);
  });

  it('VA-7.9 attack and defence cards cannot be played in this phase', () => {
    const t = valdaTable().hand('P0', 'B-shield-1', 'HEI-heimdall').acting();
    expect(t.why('P0', { do: 'play', card: 'B-shield-1' })).toEqual([
      { reason: 'not-an-action-card', rule: 'VA-7.9', params: { card: 'B-shield-1' } },
    ]);
    expect(t.offers('P0', { do: 'play', card: 'HEI-heimdall' })).toBe(false);
  });

  it('VA-7.10 nothing comes between playing a card and its choices', () => {
    const t = valdaTable().hand('P0', 'A-drakkar').hand('P1', 'THO-weapon-hammertime').mayHold('thor', 'P1').acting();
    t.answer('P0', { do: 'play', card: 'A-drakkar' });
    expect(t.waitingFor()).toEqual(['P0']);
    expect(t.asks('P0')).toBe('choose-god-deck');
  });

  it('VA-7.11 the phase ends by choice, also without points, unless no card is left', () => {
    const empty = valdaTable().acting();
    for (let i = 0; i < 3; i++) empty.answer('P0', { do: 'take', resource: 'gold' });
    expect(empty.emitted('turn-began').at(-1)?.seat).toBe(1);
    const holding = valdaTable().hand('P0', 'B-shield-1').acting();
    for (let i = 0; i < 3; i++) holding.answer('P0', { do: 'take', resource: 'gold' });
    expect(holding.asks('P0')).toBe('act');
  });

  it('VA-7.12, VA-7.13, VA-7.14 the display joins the hand; the limit is checked only then', () => {
    const t = valdaTable().display('P0', 'B-shield-1', 'B-shield-2').acting().answer('P0', end);
    expect(t.hand('P0')).toEqual(['B-shield-1', 'B-shield-2']);
    expect(t.player('P0').known).toEqual(['B-shield-1', 'B-shield-2']);
    const over = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 });
    over.hand('P0', ...new Array<'B-shield-2'>(8).fill('B-shield-2'), 'B-shield-1', 'B-shield-1').phase('building');
    over.answer('P0', { do: 'temple', realm: 'thor' });
    over.answer('P0', over.offered('P0')[0]);
    expect(over.player('P0').hand).toBe(11);
    expect(over.asks('P0')).toBe('build');
  });
});
