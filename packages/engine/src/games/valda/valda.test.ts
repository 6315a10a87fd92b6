import { describe, expect, it } from 'vitest';
import {
  type AnswerSpace,
  begin,
  canonical,
  clone,
  digest,
  fastChance,
  fastRandom,
  imagine,
  isObject,
  isRefusal,
  itemAt,
  playInPlace,
  type Random,
  type State,
  sampleAnswer,
  unanswered,
  view,
} from '../../kernel/index.ts';
import { conformance } from '../../testkit/index.ts';
import { CARDS, WEAPON_EFFECTS } from './ids.ts';
import { valda } from './index.ts';
import { invariants } from './invariants.ts';
import type { Valda } from './state.ts';
import { LoadedDice, valdaSetup, valdaTable } from './testing/valda-table.ts';
import { valdaTexts } from './text/index.ts';

/** Plays a random match to the end, one answer at a time, and passes each position to `look`. */
function playAtRandom(seats: number, seed: number, look: (state: State<Valda>) => void = () => undefined): State<Valda> {
  const chance = fastChance(seed);
  const random = fastRandom(seed, seats);
  const begun = begin(valda, { seats, options: { race: seed % 2 === 1 } }, chance, true);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(valda, begun.state, chance, { silent: true });
  for (let [question] = unanswered(live.state.flow); question; [question] = unanswered(live.state.flow)) {
    const played = live.answer(question.seat, question.id, sampleAnswer(live.space(question), random));
    if (isRefusal(played)) throw new Error(played.reason);
    look(live.state);
  }
  return live.state;
}

function complaints(state: State<Valda>, before?: State<Valda>): readonly string[] {
  return invariants.flatMap(({ name, broken }) => (broken(state, before) === undefined ? [] : [name]));
}

/** Counts the decisions asked and the weapon effects used. */
class Use {
  readonly #seen = new Set<string>();

  note(names: readonly string[]): void {
    for (const name of names) this.#seen.add(name);
  }

  missing(): readonly string[] {
    const all = [...CARDS, ...WEAPON_EFFECTS, ...valda.decisions.map(({ name }) => name)];
    return all.filter((name) => !this.#seen.has(name));
  }

  /** Prefers weapon effects that were never used to all other answers. */
  choose(space: AnswerSpace, random: Random): unknown {
    const rare = space.kind === 'one' ? space.options.filter((option) => this.#isRare(option)) : [];
    return rare.length > 0 ? itemAt(rare, random.below(rare.length)) : sampleAnswer(space, random);
  }

  #isRare(option: unknown): boolean {
    if (!isObject(option)) return false;
    const effect = option.do === 'cancel' ? 'tyrs-revenge' : option.do === 'hammertime' ? option.do : option.effect;
    return typeof effect === 'string' && !this.#seen.has(effect);
  }
}

function playAndWatch(seed: number, use: Use): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed, 9);
  const begun = begin(valda, { seats: 3 + (seed % 3) }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(valda, begun.state, chance);
  for (let [question] = unanswered(live.state.flow); question; [question] = unanswered(live.state.flow)) {
    use.note([question.decision]);
    const played = live.answer(question.seat, question.id, use.choose(live.space(question), random));
    if (isRefusal(played)) throw new Error(played.reason);
    for (const { event } of played.events) use.note(valda.content?.usedBy(event) ?? []);
  }
}

describe('hidden information', () => {
  it('VA-19.1 everybody sees the same table; VA-19.2 and the own hand, clues and sealed answer only', () => {
    const t = valdaTable().hand('P0', 'TYR-shield-5').hand('P1', 'TYR-shield-4').phase('attack');
    expect(t.view('P0').table).toEqual(t.view('spectator').table);
    expect(t.view('spectator').hand).toBeNull();
    expect(Object.keys(t.view('P0').hand ?? {}).sort()).toEqual(['cards', 'clues', 'looking', 'sealed']);
    expect(JSON.stringify(t.view('P0'))).not.toContain('TYR-shield-4');
  });

  it('VA-19.4 the order of decks is in nobody’s view', () => {
    const t = valdaSetup(['P0', 'P1', 'P2']);
    for (const viewer of ['P0', 'P1', 'P2', 'spectator']) expect(JSON.stringify(t.view(viewer))).not.toContain('THO-');
  });

  it('VA-19.5, VA-19.6 cards taken from a pile and discards are known to all', () => {
    const t = valdaTable().pile('B', 'B-shield-3').hand('P0', 'TYR-tyr-god-of-war').acting();
    t.answer('P0', { do: 'play', card: 'TYR-tyr-god-of-war' }).answer('P0', [{ card: 'B-shield-3' }]);
    expect(t.view('P1').table.players[0]?.known).toEqual(['B-shield-3']);
    expect(t.emitted('cards-taken')).toMatchObject([{ cards: ['B-shield-3'], pile: 'B' }]);
  });

  it('VA-19.3 after a theft others know only that a known card is with one of the two', () => {
    const t = valdaTable()
      .hand('P0', 'A-drakkar')
      .display('P0', 'B-shield-2')
      .hand('P1', 'B-fenrir-s3')
      .acting()
      .answer('P0', { do: 'end' });
    t.answer('P1', { do: 'attack', card: 'B-fenrir-s3' }).answer('P0', { do: 'defend', cards: [] });
    expect(t.player('P0').known).toEqual([]);
    expect(t.table.clues).toEqual([{ card: 'B-shield-2', seats: [0, 1] }]);
    for (let i = 0; i < 20; i++) {
      const { hands } = imagine(valda, t.view('P2'), fastRandom(i));
      expect([...itemAt(hands, 0).cards, ...itemAt(hands, 1).cards]).toContain('B-shield-2');
    }
  });

  it('imagines only what the viewer cannot rule out', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).top('tyr', 'TYR-shield-4', 'TYR-kill-1-s5').phase('building');
    t.answer('P0', { do: 'temple', realm: 'tyr' }).answer('P0', { do: 'keep', card: 'TYR-shield-4' });
    for (let i = 0; i < 20; i++) {
      const own = imagine(valda, t.view('P0'), fastRandom(i));
      expect(own.box.decks.tyr[0]).toBe('TYR-kill-1-s5');
      const other = imagine(valda, t.view('P1'), fastRandom(i));
      expect(itemAt(other.hands, 0).cards.every((card) => card.startsWith('TYR-'))).toBe(true);
      expect(complaints(other)).toEqual([]);
    }
  });

  it('VA-4.17 imagines no more copies of a god card in a base deck than a reshuffle put there', () => {
    const gift = 'HEI-gift-from-the-gods';
    const t = valdaTable().stock('A', { deck: ['A-glimpse-mine'], pile: [gift, 'A-drakkar', 'A-rune-blue'], rest: 'P1' });
    t.acting().draws('P0', 'A');
    expect(t.table.recycled).toEqual([gift]);
    for (let i = 0; i < 100; i++) {
      const { hands, box, ...imagined } = imagine(valda, t.view('P2'), fastRandom(i));
      expect(complaints({ ...imagined, hands, box })).toEqual([]);
      expect(box.decks.A.filter((card) => card === gift).length).toBeLessThan(2);
    }
  });
});

describe('the engine contract', () => {
  it('VA-20.1 decks are shuffled in their order, then the start is rolled', () => {
    const begun = begin(valda, { seats: 3 }, fastChance(4));
    if (isRefusal(begun)) throw new Error(begun.reason);
    const streams = begun.facts.map(({ stream }) => stream);
    expect(streams.slice(0, 9)).toEqual(
      ['A', 'B', 'heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'].map((deck) => `deck-${deck}`),
    );
    expect(streams[9]).toBe('white');
  });

  it('VA-20.1 before a reshuffle the pile is put in id order', () => {
    const reshuffled = (...pile: readonly ('A-drakkar' | 'A-rune-blue' | 'A-backup-2')[]) => {
      const t = valdaTable().stock('A', { deck: ['A-glimpse-mine'], pile, rest: 'P1' });
      return t.acting().draws('P0', 'A').state.box.decks.A;
    };
    expect(reshuffled('A-drakkar', 'A-rune-blue', 'A-backup-2')).toEqual(reshuffled('A-backup-2', 'A-drakkar', 'A-rune-blue'));
  });

  it('VA-20.2 sealed answers give the same state in any order of arrival', () => {
    const ragnarok = () => {
      const t = valdaTable()
        .hand('P0', 'B-shield-1')
        .hand('P2', 'TYR-shield-4')
        .hand('P1', 'LOK-ragnarok-s4')
        .player('P1', { followers: 9 });
      return t.phase('attack').answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    };
    const one = ragnarok()
      .answer('P0', { do: 'defend', cards: [] })
      .answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    const other = ragnarok()
      .answer('P2', { do: 'defend', cards: ['TYR-shield-4'] })
      .answer('P0', { do: 'defend', cards: [] });
    expect(digest(one.state)).toBe(digest(other.state));
  });

  it('VA-20.4 the invariants notice lost, doubled and misplaced pieces', () => {
    const { state } = valdaSetup(['P0', 'P1', 'P2'], {}, new LoadedDice());
    const broken = (change: (state: State<Valda>) => void): readonly string[] => {
      const changed = clone(state);
      change(changed);
      return complaints(changed, state);
    };
    const first = (changed: State<Valda>) => itemAt(changed.table.players, 0);
    expect(broken(() => undefined)).toEqual([]);
    expect(broken((s) => s.table.piles.A.push('A-drakkar'))).toEqual(['VA-20.4 every card is in one place']);
    expect(broken((s) => itemAt(s.hands, 0).cards.pop())).toContain('VA-4.10 the table counts hands and decks');
    expect(broken((s) => Object.assign(first(s).resources, { gold: 9 }))).toEqual(['VA-20.4 resources neither appear nor vanish']);
    expect(broken((s) => Object.assign(first(s), { mines: 5 }))).toEqual(['VA-20.4 temples, mines and drills keep to their limits']);
    expect(broken((s) => Object.assign(first(s).temples, { odin: 4 }))).toEqual(['VA-20.4 no realm is overcrowded or controlled by two']);
    expect(broken((s) => Object.assign(s.table.weapons, { tyr: [1] }))).toEqual([
      'VA-16.1 the public record of each weapon contains its true place',
    ]);
    expect(broken((s) => s.table.loans.push({ realm: 'tyr', lender: 1 }))).toEqual([
      'VA-20.4 loans are covered by temples of their lenders',
    ]);
    const fallen = clone(state);
    const risen = clone(state);
    first(risen).followers = 7;
    first(fallen).followers = 4;
    expect(complaints(fallen, risen)).toEqual(['VA-20.4 nobody falls below a safe zone once reached']);
  });

  it('VA-20.5 copies are interchangeable: no view numbers them', () => {
    const text = canonical(valdaSetup(['P0', 'P1']).state);
    expect(text).not.toMatch(/"[A-Z]{1,3}-[a-z0-9-]+\.\d+"/);
  });
});

describe('every game', () => {
  it('conforms: no dead end, refusals, twins, secrecy, undo', () => {
    const report = conformance(valda, { games: 1, every: 12 });
    expect(report.failures).toEqual([]);
  }, 120_000);

  it('uses every decision, card and weapon effect in play', () => {
    const use = new Use();
    for (let seed = 0; seed < 400 && use.missing().length > 0; seed++) playAndWatch(seed, use);
    expect(use.missing()).toEqual([]);
  }, 120_000);

  it('ends within six rounds at every player count, and says who has won at any time', () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = playAtRandom(seats, seats);
      expect(state.table.round).toBeLessThanOrEqual(6);
      expect(valda.standings(state).filter(({ rank }) => rank === 1).length).toBeGreaterThan(0);
      expect(view(valda, state, 'spectator').over).toBe(true);
    }
  });

  it('refuses options it does not know', () => {
    for (const options of [{ race: 'yes' }, { startSeat: -1 }, { ghosts: 1 }]) {
      const refused = begin(valda, { seats: 3, options }, fastChance(1));
      expect(isRefusal(refused) && refused.refused).toBe('bad-options');
    }
  });

  it('has a text for each card and weapon effect in every language', () => {
    for (const { details = {} } of Object.values(valdaTexts)) {
      expect(Object.keys(details).sort()).toEqual([...CARDS, ...WEAPON_EFFECTS].sort());
      for (const text of Object.values(details)) expect(text).toMatch(/^\S.*\.$/);
    }
  });
});
