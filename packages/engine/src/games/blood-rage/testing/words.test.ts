/** The words of a Blood Rage scenario: what they arrange, what they refuse, and what does not compile. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BloodRageDecisions } from '../decisions.ts';
import { type BloodRageScenario, bloodRageSetup, bloodRageTable } from './blood-rage-table.ts';

const two = () => bloodRageTable('wolf', 'raven');

describe('nonsense is refused with a sentence', () => {
  it('a fourth figure on three villages', () => {
    const t = two().place('wolf', { andlang: ['warrior', 'warrior', 'leader'] });
    expect(() => t.place('raven', { andlang: ['warrior'] })).toThrow(
      'andlang has 3 villages, and figures hold them all: no warrior finds room there.',
    );
  });

  it('a fourth clan upgrade', () => {
    const t = two().upgrades('wolf', 'a1-lokis-domain', 'a1-thors-glory', 'a1-friggas-charm');
    expect(() => t.upgrades('wolf', 'a2-friggas-protection')).toThrow(
      'The wolf clan has no free slot for a2-friggas-protection#1: a clan has 3 of the kind upgrade-clan.',
    );
  });

  it('figures that a clan does not have, and ruins with figures on them', () => {
    expect(() => two().place('wolf', { gimle: ['troll'] })).toThrow('The wolf clan has no troll in reserve.');
    expect(() =>
      two()
        .world({ destroyed: ['gimle'] })
        .place('wolf', { gimle: ['warrior'] }),
    ).toThrow('gimle is destroyed');
    expect(() => two().hand('wolf', 'a1-troll').hand('raven', 'a1-troll')).toThrow(
      'a1-troll is not used at this table, or lies elsewhere.',
    );
  });

  it('what only the invariants know: more figures than Horns, more Rage than the track has', () => {
    const five = { gimle: ['leader', 'warrior', 'warrior', 'warrior', 'warrior'] } as const;
    expect(() => two().place('wolf', five)).toThrow('BR-33.3 no clan has more figures on the board than Horns (the clan of seat 0)');
    expect(() => two().sheet('wolf', { rage: 13 })).toThrow('BR-33.4');
    expect(() => two().world({ destroyed: ['gimle', 'andlang', 'utgard', 'horgr'] })).toThrow('BR-33.6');
    expect(
      two()
        .sheet('wolf', { stats: { horns: 2 } })
        .place('wolf', five)
        .at('wolf', 'gimle'),
    ).toHaveLength(5);
  });
});

describe('the world', () => {
  it('has as many ruins as the players and the Age demand, and none where somebody stands', () => {
    expect(two().table.destroyed).toEqual(['elvagar', 'muspelheim', 'myrkulor']);
    expect(bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram').table.destroyed).toEqual([]);
    const t = two()
      .age(2)
      .place('wolf', { elvagar: ['warrior'] });
    expect(t.table.destroyed).toHaveLength(4);
    expect(t.table.destroyed).not.toContain('elvagar');
    expect(t.world({ destroyed: ['gimle'], ragnarok: ['utgard', 'horgr', 'andlang'] }).table).toMatchObject({
      destroyed: ['utgard', 'gimle', 'muspelheim', 'myrkulor'],
      ragnarok: ['utgard', 'horgr', 'andlang'],
    });
    const dealt = bloodRageSetup(3);
    const { destroyed, ragnarok } = dealt.table;
    expect(dealt.age(2).table.destroyed).toEqual([ragnarok[0], ...destroyed]);
  });
});

describe('the actions', () => {
  it('march with the figures named, or with all', () => {
    const t = two().place('wolf', { gimle: ['leader', 'warrior', 'warrior'] });
    t.turn('wolf').marches('wolf', 'gimle', 'andlang', 'warrior');
    expect([t.at('wolf', 'andlang'), t.at('wolf', 'gimle')]).toEqual([['warrior'], ['leader', 'warrior']]);
    t.turn('wolf').marches('wolf', 'gimle', 'horgr');
    expect(t.at('wolf', 'horgr')).toEqual(['leader', 'warrior']);
    expect(() => t.turn('wolf').marches('wolf', 'horgr', 'gimle', 'troll')).toThrow('There is no troll in horgr.');
  });

  it('upgrade into the first free slot or into one that is named, commit, and pass', () => {
    const t = two().upgrades('wolf', 'a1-lokis-domain').hand('wolf', 'a1-thors-glory', 'a1-friggas-charm', 'a1-alfheim');
    t.turn('wolf').upgradesWith('wolf', 'a1-thors-glory');
    expect(t.clan('wolf').slots.slice(5)).toEqual(['a1-lokis-domain#1', 'a1-thors-glory#1', null]);
    t.turn('wolf').upgradesWith('wolf', 'a1-friggas-charm', 5);
    expect(t.clan('wolf').slots.slice(5)).toEqual(['a1-friggas-charm#1', 'a1-thors-glory#1', null]);
    t.turn('wolf').commits('wolf', 'a1-alfheim');
    expect(t.clan('wolf').quests).toBe(1);
    t.passes('raven', 'wolf');
    expect(t.emitted('passed').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('stop before the next turn', () => {
    const t = two().turn('wolf').stopBeforeNextTurn().invades('wolf', 'leader', 'gimle');
    expect([t.waitingFor(), t.table.turn]).toEqual([[], 1]);
    expect(t.goOn().waitingFor()).toEqual(['raven']);
  });
});

describe('a phase', () => {
  it('may be entered in the middle', () => {
    const t = two().sheet('wolf', { rage: 2 }).phase('action', 'wolf', 'turn');
    expect([t.clan('wolf').rage, t.table.phase, t.asks('wolf')]).toEqual([2, 'action', 'take-turn']);
    const last = two()
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf', 'doom');
    expect(last.emitted('province-destroyed')).toEqual([]);
    expect(last.emitted('doom-moved')).toHaveLength(1);
    expect(() => two().phase('quest', 'wolf', 'rewrad')).toThrow('quest-phase has no step rewrad: its steps are reveal, reward.');
    expect(() => two().phase('valhalla', 'wolf', 'begin')).toThrow('cannot be entered in the middle');
  });
});

describe('names', () => {
  it('stand for seats in answers too', () => {
    const t = bloodRageTable('wolf', 'raven').place('raven', { gimle: ['warrior'] });
    expect(t.clan(1)).toEqual(t.clan('raven'));
    expect(t.turn(1).waitingFor()).toEqual(['raven']);
  });
});

describe('what is misspelt does not compile', () => {
  it('words, decisions, answers and events', () => {
    expectTypeOf<Parameters<BloodRageScenario['plainlyUntil']>[0]>().toEqualTypeOf<keyof BloodRageDecisions>();
    expectTypeOf<Parameters<BloodRageScenario['isAsked']>[1]>().toEqualTypeOf<keyof BloodRageDecisions>();
    expectTypeOf<ReturnType<BloodRageScenario['asks']>>().toEqualTypeOf<keyof BloodRageDecisions>();
    expectTypeOf<Extract<'marches' | 'marchs', keyof BloodRageScenario>>().toEqualTypeOf<'marches'>();
    expectTypeOf<Extract<'play-card' | 'ply-card', keyof BloodRageDecisions>>().toEqualTypeOf<'play-card'>();
    expectTypeOf<Parameters<typeof answerTurn>[0]['do']>().toEqualTypeOf<
      'invade' | 'march' | 'upgrade' | 'quest' | 'pillage' | 'challenge' | 'return' | 'sacrifice' | 'pass'
    >();
    expect(answerTurn({ do: 'pass' }).emitted('passed')).toHaveLength(1);
  });
});

/** Compiles only as long as `answer` takes exactly the answers of the decision. */
function answerTurn(given: BloodRageDecisions['take-turn']['answer']): BloodRageScenario {
  return two().turn('wolf').answer('wolf', 'take-turn', given);
}
