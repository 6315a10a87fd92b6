import { beforeEach, describe, expect, it } from 'vitest';
import { recordedSaga, recordingOf } from './testing/recorded.ts';
import { TheatreModel } from './theatre-model.ts';

const saga = recordedSaga('raids/random-3-seats');
const recording = recordingOf(saga);
const last = recording.outline.moments.length - 1;

/** A timer that fires when the test says so. */
let alarms: { readonly ms: number; readonly wake: () => void }[] = [];

function watch(moves = false): TheatreModel {
  return new TheatreModel({
    outline: recording.outline,
    start: { at: 0, eyes: 'spectator', view: recording.viewAt(0, 'spectator') },
    scenesFor: (events, _before, after) => [{ events, table: after, ms: 100 }],
    viewAt: async (at, eyes) => recording.viewAt(at, eyes),
    moves: () => moves,
    wait: (ms, wake) => {
      const alarm = { ms, wake };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
  });
}

async function ring(): Promise<number> {
  await Promise.resolve();
  const alarm = alarms.shift();
  alarm?.wake();
  for (let i = 0; i < 5; i++) await Promise.resolve();
  return alarm?.ms ?? 0;
}

beforeEach(() => {
  alarms = [];
});

describe('the theatre', () => {
  it('plays to the end by itself, and stops there', async () => {
    const model = watch();
    model.toggle();
    for (let i = 0; i < 1000 && model.current().running; i++) await ring();
    expect(model.current()).toMatchObject({ at: last, running: false });
    expect(model.current().shown.snapshot).toEqual(recording.viewAt(last, 'spectator').snapshot);
    model.toggle();
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(model.current()).toMatchObject({ at: 0, running: true });
  });

  it('knows a line of the log again wherever one jumps to', async () => {
    const model = watch();
    await model.seek(last);
    const late = model.current().shown.log;
    await model.seek(last - 3);
    const early = model.current().shown.log;
    expect(early.at(-1)?.id).toBeLessThan(late.at(-1)?.id ?? 0);
    for (const line of early.slice(-20)) expect(late).toContainEqual(line);
  });

  it('goes anywhere, with any eyes, and tells what was told until then', async () => {
    const model = watch();
    await model.seek(20);
    const { shown } = model.current();
    expect(shown.snapshot).toEqual(recording.viewAt(20, 'spectator').snapshot);
    expect(shown.log).toHaveLength(Math.min(100, recording.outline.moments.slice(0, 21).flatMap(({ events }) => events).length));
    await model.seek(9999, 2);
    expect(model.current()).toMatchObject({ at: last, eyes: 2 });
    await model.seek(-5);
    expect(model.current()).toMatchObject({ at: 0, eyes: 2 });
  });

  it('of several requests at once the last one counts', async () => {
    const model = watch();
    await Promise.all([model.seek(30), model.seek(10), model.seek(17)]);
    expect(model.current().at).toBe(17);
  });

  it('plays a step on the stage, faster where it is asked to', async () => {
    const model = watch(true);
    model.setSpeed(4);
    model.step(1);
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(model.current()).toMatchObject({ at: 1, shown: { playing: true } });
    expect(await ring()).toBe(25);
    expect(model.current()).toMatchObject({ at: 1, running: false, shown: { playing: false } });
    expect(alarms).toEqual([]);
    model.step(-1);
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(model.current().at).toBe(0);
  });

  it('does nothing more once it is closed', async () => {
    const model = watch();
    model.toggle();
    const under = model.seek(12);
    model.close();
    await under;
    expect(model.current().at).toBe(0);
    expect(alarms).toEqual([]);
  });
});
