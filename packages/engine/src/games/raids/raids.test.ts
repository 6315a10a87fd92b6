import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  begin,
  canonical,
  clone,
  fastChance,
  fastRandom,
  isRefusal,
  itemAt,
  playInPlace,
  type State,
  sampleAnswer,
  view,
} from '../../kernel/index.ts';
import { conformance } from '../../testkit/index.ts';
import { FINISH, stackOf } from './content/content.ts';
import { raids } from './index.ts';
import { invariants } from './invariants.ts';
import type { Raids } from './state.ts';
import { raidsSetup, raidsTable, unshuffled } from './testing/raids-table.ts';

/** Plays a random match to the end and passes each position to `look` together with the one before. */
function playAtRandom(seats: number, seed: number, look: (now: State<Raids>, before: State<Raids>) => void): State<Raids> {
  const chance = fastChance(seed);
  const random = fastRandom(seed, seats);
  const begun = begin(raids, { seats }, chance, true);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(raids, begun.state, chance, { silent: true });
  for (let [question] = live.state.flow.open; question; [question] = live.state.flow.open) {
    const before = clone(live.state);
    live.answer(question.seat, question.id, sampleAnswer(live.space(question), random));
    look(live.state, before);
  }
  return live.state;
}

function complaints(state: State<Raids>, before?: State<Raids>): readonly string[] {
  return invariants.flatMap(({ name, broken }) => (broken(state, before) === undefined ? [] : [name]));
}

describe('decisions and hidden information', () => {
  it('RD-15.1 no question without a choice, except where the last ship must go home', () => {
    const noGoods = raidsTable('orange', 'blue', 'green').tiles({ 6: 'post-2', 9: 'rune' });
    noGoods
      .ship('orange', { at: 6, slots: ['weapon-1'], vikings: 1 })
      .ship('blue', { at: 9, vikings: 1 })
      .arrived('green')
      .turn();
    expect(noGoods.asked('orange').prompt.key).toBe('navigate');
    noGoods.sails('orange', 9);
    expect(noGoods.asked('blue').prompt.key).toBe('flee-to');
    expect(noGoods.offered('blue')).toHaveLength(1);
  });

  it('RD-15.2 runes, hiring, bonuses, overflow, discards, sails and prizes need no question', () => {
    expect(raids.decisions.map(({ name }) => name)).toEqual(['place-tile', 'sell-goods', 'navigate', 'respond-to-attack', 'flee-to']);
  });

  it('RD-15.3 plans that lead to the same crew are still two plans', () => {
    const t = raidsTable('orange', 'blue', 'green').tiles({ 1: 'rune', 2: 'rune', 3: 'monster-2', 4: 'rune' });
    t.ship('orange', { at: 1, slots: ['weapon-1'], vikings: 3 })
      .ship('blue', { at: 2 })
      .arrived('green')
      .turn();
    expect(t.offers('orange', { do: 'sail', to: 4, monsters: ['fight'] })).toBe(true);
    expect(t.offers('orange', { do: 'sail', to: 4, monsters: ['sacrifice'] })).toBe(true);
  });

  it('RD-15.4 no order of a later stack exists anywhere in the match', () => {
    const { state } = raidsSetup(['orange', 'blue', 'green'], fastChance(3));
    const text = canonical(state);
    for (const voyage of [2, 3, 4]) for (const tile of stackOf(voyage)) expect(text).not.toContain(`"${tile}"`);
    expect(state.table.prepared).toHaveLength(3);
    expect(state.box).toEqual({});
  });

  it('RD-15.5 everybody sees the same', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], fastChance(3));
    for (const viewer of ['orange', 'blue', 'green', 'spectator']) {
      const { table, hand } = t.view(viewer);
      expect(table).toEqual(t.table);
      expect(hand ?? {}).toEqual({});
      expect(JSON.stringify(t.view(viewer))).not.toContain('drawn');
    }
  });
});

describe('the engine contract', () => {
  it('RD-16.1 the state of a match', () => {
    const { table } = raidsSetup(['orange', 'blue'], unshuffled());
    expect(Object.keys(table).sort()).toEqual([
      'arrivals',
      'bonuses',
      'fight',
      'ghost',
      'harbour',
      'prepared',
      'route',
      'ships',
      'supply',
      'voyage',
    ]);
    expect(Object.keys(itemAt(table.ships, 0)).sort()).toEqual([
      'at',
      'coins',
      'colour',
      'monsters',
      'posts',
      'runes',
      'slots',
      'sold',
      'startSlot',
      'vikings',
    ]);
    const t = raidsTable('orange', 'blue', 'green').tiles({ 6: 'rune', 9: 'rune' });
    t.ship('orange', { at: 6, vikings: 2 }).ship('blue', { at: 9, vikings: 5 }).arrived('green').turn().sails('orange', 9);
    expect(t.table.fight).toEqual({ attacker: 0, defender: 1, responder: 1, paid: 1 });
  });

  it('RD-16.2 the phases are the questions asked, and over at the end', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const end = playAtRandom(4, seed, (_now, before) => asked.add(before.flow.open[0]?.decision ?? ''));
      expect(end.flow.open).toEqual([]);
      expect(end.flow.frames).toEqual([]);
    }
    expect([...asked].sort()).toEqual(['flee-to', 'navigate', 'place-tile', 'respond-to-attack', 'sell-goods']);
  });

  it('RD-16.4 an answer not on offer, or by another seat, is refused and changes nothing', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], unshuffled());
    const before = canonical(t.state);
    expect(t.refusal('orange', { do: 'sail', to: 5, monsters: [] })).toMatchObject({ refused: 'not-offered', why: [{ rule: 'RD-8.2' }] });
    expect(t.refusal('blue', { do: 'sail', to: 1, monsters: [] }).refused).toBe('stale-decision');
    expect(canonical(t.state)).toBe(before);
  });

  it('RD-16.5 to RD-16.9 every invariant holds after every step of random games', () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < 100; seed++) playAtRandom(seats, seed, (now, before) => expect(complaints(now, before)).toEqual([]));
    }
  });

  it('RD-16.5 the invariants notice lost coins, doubled tiles, returned tiles and too many Vikings', () => {
    const { state } = raidsSetup(['orange', 'blue', 'green'], unshuffled());
    const broken = (change: (state: State<Raids>) => void): readonly string[] => {
      const changed = clone(state);
      change(changed);
      return complaints(changed, state);
    };
    const first = (changed: State<Raids>) => itemAt(changed.table.ships, 0);
    expect(broken(() => {})).toEqual([]);
    expect(broken((s) => first(s).coins.push(6))).toEqual(['RD-16.5, RD-16.9 coins neither vanish nor run out']);
    expect(broken((s) => first(s).slots.splice(0, 1, 'v1.weapon-1.1'))).toEqual(['RD-16.5 each tile is in one place']);
    expect(broken((s) => first(s).runes.push('v2.rune.1'))).toEqual(['RD-16.5 each tile is in one place']);
    expect(broken((s) => Object.assign(first(s), { vikings: 11 }))).toEqual(['RD-3.3 at most one Viking stands on each shield']);
    expect(broken((s) => Object.assign(first(s), { vikings: 99 }))).toContain('RD-16.5 no more Vikings are aboard than there are');
  });

  it('RD-16.6 the invariants notice a ship that sailed back', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], unshuffled()).sails('orange', 1);
    const back = clone(t.state);
    itemAt(back.table.ships, 0).at = 0;
    expect(complaints(back, t.state)).toEqual(['RD-16.6 ships never sail back']);
  });

  it('RD-16.7 the invariants notice a ship at an empty space or beside another', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], unshuffled()).sails('orange', 1);
    const alone = clone(t.state);
    alone.table.route[1] = null;
    expect(complaints(alone)).toEqual(['RD-16.7 ships stand alone at a tile']);
    const together = clone(t.state);
    itemAt(together.table.ships, 1).at = 1;
    expect(complaints(together)).toContain('RD-16.7 ships stand alone at a tile');
  });

  it('RD-16.8 no tile is left at the end of a voyage, and the invariants notice one', () => {
    for (let seed = 0; seed < 20; seed++) {
      const end = playAtRandom(2 + (seed % 3), seed, () => {});
      expect(end.table.route.every((tile) => tile === null)).toBe(true);
    }
    const t = raidsTable('orange', 'blue', 'green').tiles({ 3: 'rune', 6: 'rune', 7: 'rune' });
    t.ship('orange', { at: 6 }).ship('blue', { at: 7 });
    t.arrangeUnchecked(({ table }) => {
      itemAt(table.ships, 2).at = FINISH;
    });
    expect(complaints(t.state)).toEqual(['RD-16.8 no tile is left behind the last ship']);
  });

  it('RD-16.9 coins never run out, however greedy the play', () => {
    for (let seed = 100; seed < 160; seed++) {
      const { table } = playAtRandom(4, seed, (now) => expect(Math.min(...Object.values(now.table.supply))).toBeGreaterThanOrEqual(0));
      expect(table.supply[6]).toBe(0);
    }
  });

  it('RD-2.7 no rule holds a number of the map, the ships or the tiles', () => {
    const folder = fileURLToPath(new URL('./flow/', import.meta.url));
    const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(rules.length).toBeGreaterThan(10);
    for (const file of rules) {
      const code = readFileSync(`${folder}${file}`, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .replace(/'[^']*'|`[^`]*`/g, '');
      expect([file, code.match(/\b(?!0\b|1\b)\d+\b/g)]).toEqual([file, null]);
    }
  });

  it('RD-2.2 the harbour at departure and at arrival are two positions', () => {
    const t = raidsSetup(['orange', 'blue', 'green'], unshuffled()).sails('orange', 20, 'sacrifice', 'sacrifice');
    expect(t.ship('orange').at).toBe(20);
    expect(t.ship('blue').at).toBe(0);
    expect(t.emitted('fight-began')).toEqual([]);
  });
});

describe('every game', () => {
  it('conforms: no dead end, refusals, twins, secrecy, undo, and all content gets used', () => {
    const report = conformance(raids, { games: 12, every: 4 });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
  });

  it('takes no options', () => {
    const refused = begin(raids, { seats: 3, options: { ghosts: 2 } }, fastChance(1));
    expect(isRefusal(refused) && refused.refused).toBe('bad-options');
    const alone = begin(raids, { seats: 1 }, fastChance(1));
    expect(isRefusal(alone) && alone.refused).toBe('seat-count');
  });

  it('has a score at any time', () => {
    const { state } = raidsSetup(['orange', 'blue', 'green'], unshuffled());
    expect(raids.standings(state).map(({ score, rank }) => [score, rank])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(view(raids, state, 'spectator').over).toBe(false);
  });
});
