/** The event queue: in order, skippable, and off where nothing may move. */
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

/** A stage whose time stands still until it is told to go on. */
function stageAt(moves: boolean) {
  const alarms: { readonly ms: number; readonly wake: () => void }[] = [];
  const stage = new Stage({
    start: snapshot(0),
    past: [{ event: 'before' }],
    direct: (events, before) => events.map((event) => ({ events: [event], table: { ...before, now: event.event }, ms: 100 })),
    moves: () => moves,
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

  it('skips to the end of everything, and tells all of it', () => {
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
    for (let n = 1; n <= 5; n++) stage.add(step(n, `e${n}`));
    expect(waits()).toEqual([100]);
    goOn();
    expect(waits()).toEqual([25]);
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

  it('tells its listeners of each scene', () => {
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
});
