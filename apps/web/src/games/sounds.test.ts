/** Every event of every game has its sound or is silent on purpose, and recorded matches are heard that way. */
import type { GameEvent } from '@skald/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { Cues, type GameSounds } from '../sound/cues.ts';
import { followStage } from '../sound/follow-stage.ts';
import { SOUND_NAMES, type SoundName } from '../sound/recipe.ts';
import type { TableSnapshot } from '../table/model/source.ts';
import { type Director, Stage } from '../table/model/stage.ts';
import { eventsSeenBy } from '../theatre/replay/recording.ts';
import { recordedSaga, recordingOf } from '../theatre/testing/recorded.ts';
import { GAMES } from './index.ts';

/** A recorded match of each game. */
const RECORDED = {
  raids: 'raids/random-3-seats',
  'blood-rage': 'blood-rage/random-3-seats',
  valda: 'valda/random-3-seats',
  'lords-of-ragnarok': 'lords-of-ragnarok/two-prophets-2-seats',
} as const;

/** Heard at any table, whatever the game. */
const OF_EVERY_TABLE = ['turn', 'error'] as const;

interface Step {
  readonly events: readonly GameEvent[];
  readonly snapshot: TableSnapshot;
}

function recordedSteps(name: string): readonly Step[] {
  const recording = recordingOf(recordedSaga(name));
  return recording.outline.moments.map(({ events }, at) => ({
    events: eventsSeenBy(events, 'spectator'),
    snapshot: recording.viewAt(at, 'spectator').snapshot,
  }));
}

/** Shows a match on a stage, and what is heard during it. */
function hear([start, ...steps]: readonly Step[], sounds: GameSounds, scenesFor: Director): readonly SoundName[] {
  const heard: SoundName[] = [];
  const due: (() => void)[] = [];
  const wait = (_ms: number, wake: () => void): (() => void) => {
    due.push(wake);
    return () => {
      const at = due.indexOf(wake);
      if (at >= 0) due.splice(at, 1);
    };
  };
  if (!start) throw new Error('the match is empty');
  const stage = new Stage({ start: start.snapshot, past: start.events, scenesFor, moves: () => true, wait });
  followStage(stage, sounds, new Cues({ play: (sound) => heard.push(sound), wait }));
  for (const step of steps) {
    stage.add(step);
    while (due.length > 0) due.shift()?.();
  }
  return heard;
}

const heardOf = new Map<string, readonly SoundName[]>();

describe.each(GAMES.map((game) => [game.about.slug, game] as const))('%s', (slug, game) => {
  let sounds: GameSounds = {};
  let scenesFor: Director = () => [];
  let steps: readonly Step[] = [];
  beforeAll(async () => {
    const ui = await game.ui();
    sounds = ui.sounds ?? {};
    scenesFor = ui.scenesFor;
    const name = Object.entries(RECORDED).find(([one]) => one === slug)?.[1];
    steps = name === undefined ? [] : recordedSteps(name);
    heardOf.set(slug, hear(steps, sounds, scenesFor));
  });

  it('names every event of its rules, and no other', async () => {
    const { events } = await game.about.text.en();
    expect(Object.keys(sounds).toSorted()).toEqual(Object.keys(events).toSorted());
  });

  it('each event of a recorded match, by itself, plays its sound', () => {
    const told = new Map(steps.flatMap(({ events }) => events).map((event) => [event.event, event]));
    expect(told.size).toBeGreaterThan(10);
    const [start] = steps;
    for (const [name, event] of told) {
      const alone = start ? [start, { events: [event], snapshot: start.snapshot }] : [];
      const cue = sounds[name];
      const expected = cue === 'silent' || cue === 'outcome' ? [] : [cue];
      expect([name, hear(alone, sounds, (events, table) => [{ events, table, ms: 100 }])]).toEqual([name, expected]);
    }
  });

  it('a recorded match is heard with many of its sounds, and ends with the outcome', () => {
    const heard = heardOf.get(slug) ?? [];
    expect(new Set(heard).size).toBeGreaterThan(4);
    const isWon = steps.at(-1)?.snapshot.standings?.some(({ rank }) => rank === 1);
    expect(heard.at(-1)).toBe(isWon ? 'win' : 'lose');
  });
});

it('every sound has its event in some game, is the outcome, or belongs to every table', async () => {
  const uis = await Promise.all(GAMES.map((game) => game.ui()));
  const cues = new Set<string>(uis.flatMap(({ sounds }) => Object.values(sounds ?? {})));
  const silent = SOUND_NAMES.filter((name) => !cues.has(name) && !OF_EVERY_TABLE.some((one) => one === name));
  expect(silent).toEqual(['lose', 'win']);
  expect(cues).toContain('outcome');
});
