/** The event queue: in order, skippable, and instant if motion is off. */
import { describe, expect, it } from 'vitest';
import type { TableSnapshot, TableStep } from './source.ts';
import { Stage } from './stage.ts';

function snapshot(n: number): TableSnapshot {
  return {
    game: 'any',
    viewer: 0,
    players: [],
    table: { n },
    hand: null,
    waiting: [],
    decisions: [],
    canUndo: true,
    over: false,
    standings: null,
  };
}

function step(n: number, ...events: string[]): TableStep {
  return { events: events.map((event) => ({ event })), snapshot: snapshot(n) };
}

/** A stage whose clock the test advances. */
function stageAt(moves: boolean, pace = 1) {
  const alarms: { readonly ms: number; readonly wake: () => void }[] = [];
  const stage = new Stage({
    start: snapshot(0),
    past: [{ event: 'before' }],
    scenesFor: (events, before) =>
      events.map((event) => ({
        events: [event],
        table: { ...before, now: event.event },
        ms: 100,
        weighty: event.event.startsWith('battle'),
      })),
    moves: () => moves,
    pace: () => pace,
    wait: (ms, wake) => {
      const alarm = { ms, wake };
      alarms.push(alarm);
      return () => alarms.splice(alarms.indexOf(alarm), 1);
    },
  });
  const lines = (): readonly string[] =>
    stage.current().log.map((line) => ('event' in line ? line.event.event : `undone by ${line.undoneBy}`));
  return { stage, lines, waits: () => alarms.map(({ ms }) => ms), goOn: () => alarms.shift()?.wake() };
}

describe('the stage', () => {
  it('plays the events of a step one after the other, and then shows how it ended', () => {
    const { stage, lines, goOn } = stageAt(true);
    stage.add(step(1, 'a', 'b'));
    expect(stage.current()).toMatchObject({ playing: true, snapshot: { table: { now: 'a' }, canUndo: false } });
    expect(lines()).toEqual(['before', 'a']);
    goOn();
    expect(stage.current().snapshot.table).toMatchObject({ now: 'b' });
    goOn();
    expect(stage.current()).toMatchObject({ playing: false, scene: null, snapshot: { table: { n: 1 }, canUndo: true } });
    expect(lines()).toEqual(['before', 'a', 'b']);
  });

  it('shows a step whole that the board cannot cut into scenes', () => {
    const stage = new Stage({
      start: snapshot(0),
      past: [],
      scenesFor: () => {
        throw new Error('the board has a defect');
      },
      moves: () => true,
      wait: () => () => undefined,
    });
    stage.add(step(1, 'a', 'b'));
    expect(stage.current()).toMatchObject({ playing: false, snapshot: { table: { n: 1 } } });
    expect(stage.current().log).toMatchObject([{ event: { event: 'a' } }, { event: { event: 'b' } }]);
  });

  it('keeps steps that come meanwhile for later, in their order', () => {
    const { stage, lines, goOn } = stageAt(true);
    stage.add(step(1, 'a'));
    stage.add(step(2, 'b'));
    goOn();
    expect(lines()).toEqual(['before', 'a', 'b']);
    expect(stage.current().playing).toBe(true);
    goOn();
    expect(stage.current()).toMatchObject({ playing: false, snapshot: { table: { n: 2 } } });
  });

  it('skips to the end of everything, and logs all of it', () => {
    const { stage, lines, waits } = stageAt(true);
    stage.add(step(1, 'a', 'b'));
    stage.add(step(2, 'c'));
    stage.skip();
    expect(stage.current()).toMatchObject({ playing: false, snapshot: { table: { n: 2 } } });
    expect(lines()).toEqual(['before', 'a', 'b', 'c']);
    expect(waits()).toEqual([]);
  });

  it('hurries when much is waiting', () => {
    const { stage, waits, goOn } = stageAt(true);
    for (let n = 1; n <= 8; n++) stage.add(step(n, `e${n}`));
    expect(waits()).toEqual([100]);
    goOn();
    expect(waits().map(Math.round)).toEqual([33]);
  });

  it('never hurries a battle', () => {
    const { stage, waits, goOn } = stageAt(true);
    for (let n = 1; n <= 8; n++) stage.add(step(n, `battle ${n}`));
    goOn();
    expect(waits()).toEqual([100]);
  });

  it('keeps the pace that the player likes', () => {
    const { stage, waits } = stageAt(true, 2.5);
    stage.add(step(1, 'a'));
    expect(waits()).toEqual([250]);
  });

  it('shows a scene again, without a second line, and goes on where it was', () => {
    const { stage, lines, waits, goOn } = stageAt(false);
    stage.add(step(1, 'a', 'b'));
    stage.add(step(2, 'c'));
    const line = stage.current().log.find((one) => 'event' in one && one.event.event === 'b');
    if (!line || !('event' in line)) throw new Error('no line');
    expect(stage.remembers(line.event)).toBe(true);
    stage.again(line.event);
    expect(stage.current()).toMatchObject({ playing: true, repeating: true, snapshot: { table: { now: 'a' } } });
    goOn();
    expect(stage.current().snapshot.table).toMatchObject({ n: 0, now: 'b' });
    expect(waits()).toEqual([1800]);
    stage.add(step(3, 'd'));
    goOn();
    expect(stage.current()).toMatchObject({ playing: false, repeating: false, snapshot: { table: { n: 3 } } });
    expect(lines()).toEqual(['before', 'a', 'b', 'c', 'd']);
  });

  it('does not remember what came before it', () => {
    const { stage } = stageAt(false);
    const [line] = stage.current().log;
    expect(line && 'event' in line && stage.remembers(line.event)).toBe(false);
  });

  it('shows everything at once where nothing may move', () => {
    const { stage, lines, waits } = stageAt(false);
    stage.add(step(1, 'a', 'b'));
    expect(stage.current()).toMatchObject({ playing: false, snapshot: { table: { n: 1 } } });
    expect(lines()).toEqual(['before', 'a', 'b']);
    expect(waits()).toEqual([]);
  });

  it('does not act out what was taken back', () => {
    const { stage, lines } = stageAt(true);
    stage.add({ events: [], snapshot: snapshot(1), undoneBy: 0 });
    expect(stage.current().snapshot.table).toEqual({ n: 1 });
    expect(lines()).toEqual(['before', 'undone by 0']);
  });

  it('notifies its listeners of each scene', () => {
    const { stage, goOn } = stageAt(true);
    let told = 0;
    stage.subscribe(() => {
      told++;
    });
    stage.add(step(1, 'a', 'b'));
    goOn();
    goOn();
    expect(told).toBe(3);
  });

  it('takes older lines, and keeps them whatever comes', () => {
    const { stage, lines } = stageAt(false);
    stage.add(step(1, 'a'));
    stage.prepend([{ event: { event: 'first' } }, { undoneBy: 1 }]);
    stage.prepend([{ event: { event: 'zeroth' } }]);
    expect(lines()).toEqual(['zeroth', 'first', 'undone by 1', 'before', 'a']);
    for (let n = 0; n < 600; n++) stage.add(step(n, `later ${n}`));
    expect(lines()).toHaveLength(403);
    const ids = stage.current().log.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('forgets what it showed where something was missed', () => {
    const { stage, lines, waits } = stageAt(true);
    stage.add(step(1, 'a', 'b'));
    stage.add(step(2, 'c'));
    stage.cut(snapshot(7));
    expect(waits()).toEqual([]);
    expect(stage.current()).toMatchObject({ playing: false, behind: 0, snapshot: { table: { n: 7 } }, log: [] });
    stage.prepend([{ event: { event: 'told' } }]);
    expect(lines()).toEqual(['told']);
  });
});
