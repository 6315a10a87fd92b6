/** Sounds follow the scenes; where scenes are skipped, one of them speaks for all. */
import type { Standing, Viewer } from '@skald/engine';
import { expect, it } from 'vitest';
import type { TableSnapshot, TableStep } from '../table/model/source.ts';
import { HURRY, Stage } from '../table/model/stage.ts';
import { Cues, GATHERING, type GameSounds } from './cues.ts';
import { followStage } from './follow-stage.ts';
import type { SoundName } from './recipe.ts';

const SOUNDS: GameSounds = { sailed: 'sail', paid: 'coin', fought: 'clash', passed: 'silent', ended: 'outcome' };

function snapshot(change: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    game: 'any',
    viewer: 0,
    players: [],
    table: {},
    hand: null,
    waiting: [],
    decisions: [],
    canUndo: false,
    over: false,
    standings: null,
    ...change,
  };
}

function step(...events: string[]): TableStep {
  return { events: events.map((event) => ({ event })), snapshot: snapshot() };
}

/** A table whose clock the test advances; payments take no time. */
function tableWith({ moves = true, viewer = 0 }: { moves?: boolean; viewer?: Viewer } = {}) {
  const heard: SoundName[] = [];
  let alarms: { readonly ms: number; readonly wake: () => void }[] = [];
  const wait = (ms: number, wake: () => void): (() => void) => {
    const alarm = { ms, wake };
    alarms.push(alarm);
    return () => {
      alarms = alarms.filter((one) => one !== alarm);
    };
  };
  const stage = new Stage({
    start: snapshot({ viewer }),
    past: [{ event: 'fought' }],
    scenesFor: (events, table) => events.map((event) => ({ events: [event], table, ms: event.event === 'paid' ? 0 : 100 })),
    moves: () => moves,
    wait,
  });
  const cues = new Cues({ play: (sound) => heard.push(sound), wait });
  const leave = followStage(stage, SOUNDS, cues);
  const goOn = (times = 1): void => {
    for (let i = 0; i < times; i++) alarms.shift()?.wake();
  };
  return { stage, heard, goOn, leave, waits: () => alarms.map(({ ms }) => ms) };
}

it('each scene has its sound when it is shown, and what was shown before has none', () => {
  const { stage, heard, goOn } = tableWith();
  stage.add(step('sailed', 'passed', 'fought'));
  expect(heard).toEqual(['sail']);
  goOn();
  expect(heard).toEqual(['sail']);
  goOn();
  expect(heard).toEqual(['sail', 'clash']);
  goOn(5);
  expect(heard).toEqual(['sail', 'clash']);
});

it('of what is told at once, the most important is heard', () => {
  const { stage, heard } = tableWith();
  stage.add(step('paid', 'fought'));
  expect(heard).toEqual(['clash']);
});

it('without scenes, one sound is heard for all steps that come together', () => {
  const { stage, heard, goOn, waits } = tableWith({ moves: false });
  stage.add(step('fought', 'paid'));
  stage.add(step('sailed'));
  stage.add(step('paid'));
  expect(heard).toEqual([]);
  expect(waits()).toEqual([GATHERING]);
  goOn();
  expect(heard).toEqual(['clash']);
  stage.add(step('sailed'));
  goOn();
  expect(heard).toEqual(['clash', 'sail']);
});

it('skipping gives one sound for everything skipped', () => {
  const { stage, heard, goOn } = tableWith();
  stage.add(step('sailed', 'fought', 'sailed'));
  stage.add(step('paid'));
  stage.skip();
  goOn();
  expect(heard).toEqual(['sail', 'clash']);
});

it('while the stage catches up it is quiet; then the most important of what was missed is heard', () => {
  const { stage, heard, goOn } = tableWith();
  stage.hold(true);
  stage.add(step('fought'));
  for (let i = 0; i < HURRY + 2; i++) stage.add(step('sailed'));
  stage.hold(false);
  goOn(2);
  expect(heard).toEqual([]);
  goOn();
  expect(heard).toEqual(['clash']);
  goOn();
  expect(heard).toEqual(['clash', 'sail']);
});

it('what is shown again is heard again', () => {
  const { stage, heard, goOn } = tableWith();
  const fight = { event: 'fought' };
  stage.add({ events: [fight], snapshot: snapshot() });
  goOn();
  expect(heard).toEqual(['clash']);
  stage.again(fight);
  goOn();
  expect(heard).toEqual(['clash', 'clash']);
  goOn(3);
  expect(heard).toEqual(['clash', 'clash']);
});

const STANDINGS: readonly Standing[] = [
  { seat: 0, rank: 2, score: 3 },
  { seat: 1, rank: 1, score: 9 },
];

it.each([
  [0, 'lose'],
  [1, 'win'],
  ['spectator', 'win'],
] as const)('at the end, the viewer %s hears %s when the results are shown', (viewer, sound) => {
  const { stage, heard, goOn } = tableWith({ viewer });
  stage.add({ events: [{ event: 'ended' }], snapshot: snapshot({ viewer, over: true, standings: STANDINGS }) });
  expect(heard).toEqual([]);
  goOn(2);
  expect(heard).toEqual([sound]);
  stage.add({ events: [], snapshot: snapshot({ viewer, over: true, standings: STANDINGS }) });
  goOn(2);
  expect(heard).toEqual([sound]);
});

it('where all seats have lost, everybody hears it; a match without results ends in silence', () => {
  for (const viewer of [0, 'spectator'] as const) {
    const { stage, heard, goOn } = tableWith({ viewer });
    stage.add({ events: [], snapshot: snapshot({ viewer, over: true, standings: [{ seat: 0, rank: 2, score: 3 }] }) });
    goOn();
    expect(heard).toEqual(['lose']);
  }
  const { stage, heard, goOn } = tableWith();
  stage.add({ events: [], snapshot: snapshot({ over: true }) });
  goOn();
  expect(heard).toEqual([]);
});

it('a table that is left is quiet', () => {
  const { stage, heard, leave } = tableWith();
  leave();
  stage.add(step('fought'));
  expect(heard).toEqual([]);
});
