import { describe, expect, it } from 'vitest';
import {
  begin,
  clone,
  decisions,
  equal,
  fastChance,
  fastRandom,
  isFault,
  isRefusal,
  itemAt,
  LoggedMatch,
  playInPlace,
  Replay,
  type State,
  sampleAnswer,
} from '../../kernel/index.ts';
import { conformance } from '../../testkit/index.ts';
import { contentCheck } from './content/content-check.ts';
import { bloodRage } from './index.ts';
import { invariants } from './invariants.ts';
import { type BloodRageOptions, variants } from './options.ts';
import type { BloodRage } from './state.ts';
import { type BloodRageScenario, bloodRageSetup, bloodRageTable } from './testing/blood-rage-table.ts';
import { battle } from './testing/gimle-battle.ts';

/** These tests play many games, and a busy machine is slow. */
const PATIENCE = 300_000;

/** Plays a random match to the end in place; passes each position before its answer, and the events after it. */
function playAtRandom(
  { seats, options, seed }: { readonly seats: number; readonly options: Partial<BloodRageOptions>; readonly seed: number },
  look: (state: State<BloodRage>) => void,
  hear?: (event: BloodRage['event']) => void,
): State<BloodRage> {
  const chance = fastChance(seed);
  const random = fastRandom(seed, seats);
  const begun = begin(bloodRage, { seats, options }, chance, true);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(bloodRage, begun.state, chance, { silent: hear === undefined });
  while (!live.over) {
    look(live.state);
    const { open, sealed } = live.state.flow;
    const question = itemAt(
      open.filter(({ id }) => !sealed.some((one) => one.id === id)),
      0,
    );
    const played = live.answer(question.seat, question.id, sampleAnswer(live.space(question), random));
    if (isRefusal(played)) throw new Error(played.reason);
    for (const { event } of played.events) hear?.(event);
  }
  return live.state;
}

function complaints(state: State<BloodRage>, before?: State<BloodRage>): readonly string[] {
  return invariants.flatMap(({ name, broken }) => (broken(state, before) === undefined ? [] : [name]));
}

/** A random match to its end, with its log. */
function loggedGame(seed: number): LoggedMatch<BloodRage> {
  const chance = fastChance(seed);
  const random = fastRandom(seed);
  const match = LoggedMatch.begin(bloodRage, { seats: 4, options: { gods: true, mystics: true } }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  for (let open = decisions(bloodRage, match.state); open.length > 0; open = decisions(bloodRage, match.state)) {
    const { seat, id, space } = itemAt(open, 0);
    const step = match.answer(seat, id, sampleAnswer(space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
  }
  return match;
}

/** A battle in which every participant has cards. */
function battleReady(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear')
    .place('wolf', { gimle: ['warrior'] })
    .place('raven', { gimle: ['warrior'] })
    .hand('wolf', 'a1-tyrs-bash', 'a1-troll')
    .hand('raven', 'a1-tyrs-smash', 'a1-alfheim')
    .turn('wolf')
    .pillages('wolf', 'gimle')
    .allDecline('join-battle');
}

describe('hidden information', () => {
  it('BR-25.3, BR-25.6 a hand and a card laid face down are seen by their owner alone', () => {
    const t = battleReady().answer('raven', 'a1-tyrs-smash#1');
    expect(t.view('raven').hand?.cards).toEqual(['a1-tyrs-smash#1', 'a1-alfheim#1']);
    expect(t.view('raven').sealed).toHaveLength(1);
    for (const viewer of ['wolf', 'serpent', 'bear', 'spectator']) {
      expect(t.view(viewer).sealed).toEqual([]);
      expect(JSON.stringify([t.view(viewer).table, t.view(viewer).decisions, t.view(viewer).frames])).not.toContain('a1-tyrs-smash');
    }
    expect(t.view('wolf').table.clans[1]?.hand).toBe(2);
  });

  it('BR-25.8 upgrades, figures, Valhalla, Rage, Glory, stats, tokens and gods lie open for a spectator too', () => {
    const t = bloodRageSetup(3, { gods: true });
    expect(t.view('spectator').table).toEqual(t.table);
    expect(Object.keys(t.table).sort()).toEqual([
      ...['age', 'clans', 'destroyed', 'discard', 'first', 'gods', 'phase', 'pillage', 'pillaged'],
      ...['queue', 'ragnarok', 'sets', 'tokens', 'turn', 'unused'],
    ]);
  });

  it('BR-25.9, BR-1.6 declining looks the same with and without such a card, and no view shows another’s offers', () => {
    const t = battleReady().answer('wolf', 'a1-tyrs-bash#1').answer('raven', 'a1-tyrs-smash#1');
    expect(t.asks('wolf')).toBe('add-card');
    expect(t.offered('wolf')).toEqual([{ do: 'decline' }]);
    expect(t.view('raven').decisions).toEqual([]);
    t.answer('wolf', { do: 'decline' }).answer('raven', { do: 'decline' });
    expect(t.emitted('adding-declined')).toEqual([
      { event: 'adding-declined', seat: 0 },
      { event: 'adding-declined', seat: 1 },
    ]);
  });

  it('BR-25.9, BR-15.10 an empty hand leaves the same entry as a player who declines', () => {
    const t = battle({ wolf: { hand: ['a1-tyrs-bash', 'a1-troll'] }, raven: {}, bear: { hand: ['a1-tyrs-smash'] } });
    t.answer('wolf', 'a1-tyrs-bash#1').answer('bear', 'a1-tyrs-smash#1').answer('wolf', { do: 'decline' });
    expect(t.emitted('adding-declined').map(({ seat }) => seat)).toEqual([0, 1, 3]);
  });

  it('BR-25.4 others see that a card was kept, not which', () => {
    const t = bloodRageTable('wolf', 'raven')
      .hand('wolf', 'a1-tyrs-bash', 'a1-troll')
      .phase('discard', 'wolf')
      .answer('wolf', { do: 'keep', card: 'a1-troll#1' });
    expect(t.clan('wolf')).toMatchObject({ hand: 1, keptFrom: 1, known: [], mayHaveKept: [] });
  });
});

describe('the engine contract', () => {
  it('BR-34.2, BR-34.3 the frames show the current place in the rules', () => {
    const frames = (t: BloodRageScenario) => t.state.flow.frames.map(({ procedure }) => procedure);
    expect(frames(battleReady())).toEqual(['game', 'age', 'action-phase', 'pillage', 'battle', 'play-cards', 'play-face-down']);
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-troll')
      .upgrades('raven', 'a2-friggas-protection')
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(frames(t)).toEqual([
      'game',
      'age',
      'action-phase',
      'invade-action',
      'invade',
      'invading-monster',
      'destroy',
      'friggas-protection',
    ]);
  });

  it('BR-34.4, BR-24.4 several are asked at once only for drafts, battle cards and discards', () => {
    const together = new Set<string>();
    for (const [i, options] of variants.entries()) {
      for (let seed = 0; seed < 4; seed++) {
        playAtRandom({ seats: 2 + i, options, seed }, ({ flow }) => {
          if (flow.open.length > 1) together.add(itemAt(flow.open, 0).decision);
        });
      }
    }
    expect([...together].sort()).toEqual(['keep-card', 'pick-cards', 'play-card']);
  });

  it('BR-33.1 to BR-33.6, BR-28.4, BR-33.2, BR-33.3, BR-33.4, BR-33.5, BR-33.6 every invariant holds after every step of random games', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const [i, options] of variants.entries()) {
        let before: State<BloodRage> | undefined;
        const end = playAtRandom({ seats, options, seed: 10 * seats + i }, (state) => {
          const broken = complaints(state, before);
          if (broken.length > 0) expect(broken).toEqual([]);
          before = clone(state);
        });
        expect(complaints(end, before)).toEqual([]);
      }
    }
  });

  it('BR-33.1, BR-33.2, BR-33.3, BR-33.4, BR-33.5, BR-33.6 the invariants notice every kind of damage', () => {
    const { state } = bloodRageSetup(3);
    const broken = (change: (state: State<BloodRage>) => void): readonly string[] => {
      const changed = clone(state);
      change(changed);
      return complaints(changed, state).map((name) => itemAt(name.split(' '), 0));
    };
    const wolf = (changed: State<BloodRage>) => itemAt(changed.table.clans, 0);
    const all = (changed: State<BloodRage>, place: 'andlang' | 'fjord-west') => {
      for (const figure of wolf(changed).figures) if (figure.kind === 'warrior') figure.at = place;
    };
    expect(broken(() => {})).toEqual([]);
    expect(broken((s) => all(s, 'fjord-west'))).toContain('BR-33.1');
    expect(broken((s) => wolf(s).figures.pop())).toEqual(['BR-33.1']);
    expect(broken((s) => all(s, 'andlang'))).toEqual(expect.arrayContaining(['BR-33.2', 'BR-33.3']));
    expect(broken((s) => Object.assign(wolf(s), { rage: 13 }))).toEqual(['BR-33.4']);
    expect(broken((s) => Object.assign(wolf(s).stats, { axes: 0 }))).toEqual(['BR-33.4']);
    expect(broken((s) => s.table.discard.push('a1-troll#1'))).toEqual(['BR-33.5']);
    expect(broken((s) => itemAt(s.hands, 0).pack.pop())).toContain('BR-33.5');
    expect(broken((s) => wolf(s).known.push('a1-troll#1'))).toEqual(['BR-25.10']);
    expect(broken((s) => s.table.destroyed.push('yggdrasil'))).toEqual(['BR-33.6']);
  });

  it('BR-33.8 the same options, chance and answers give the same log, and the log gives the match', () => {
    const first = loggedGame(5);
    expect(first.rows.length).toBeGreaterThan(100);
    expect(equal(loggedGame(5).rows, first.rows)).toBe(true);
    const again = Replay.begin(bloodRage, first.start);
    if (isFault(again)) throw new Error(again.reason);
    for (const row of first.rows) expect(isFault(again.play(row))).toBe(false);
    expect(equal(again.match.state, first.state)).toBe(true);
  });

  it('BR-33.9, BR-9.12 games end, even if everybody acts as long as possible', () => {
    for (let seed = 0; seed < 3; seed++) {
      let answers = 0;
      const end = playAtRandom({ seats: 4, options: {}, seed }, () => {
        answers++;
      });
      expect(end.flow.frames).toEqual([]);
      expect(answers).toBeLessThan(2000);
    }
  });
});

describe('every game', () => {
  it(
    'BR-33.7, BR-28.4 conforms at every player count and with every covering set of options',
    () => {
      const report = conformance(bloodRage, { games: 1, every: 20, seed: 3 });
      expect(report.failures).toEqual([]);
      expect(report.games).toBe(16);
    },
    PATIENCE,
  );

  it(
    'uses every card, monster, mystic, god, token and province in play',
    () => {
      const unused = new Set(contentCheck.names);
      for (let seed = 0; unused.size > 0 && seed < 400; seed++) {
        for (const options of variants) {
          playAtRandom(
            { seats: seed % 2 === 0 ? 5 : 4, options, seed },
            () => {},
            (event) => {
              for (const name of contentCheck.usedBy(event)) unused.delete(name);
            },
          );
        }
      }
      expect([...unused]).toEqual([]);
    },
    PATIENCE,
  );
});
