import { type MatchView, Packer, type PublicChange, writePublic } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { ReceivedDictionaries } from '../connection/received-dictionaries.ts';
import { MATCH } from '../testing/fake-match.ts';
import { TestClock } from '../testing/test-clock.ts';
import { ClientWorld, dictionary } from '../testing/world.ts';
import type { AppliedStep } from './match-state.ts';
import { StepStreams } from './streams.ts';

function streams(): { streams: StepStreams; view: MatchView; shown: AppliedStep[] } {
  const dictionaries = new ReceivedDictionaries();
  dictionaries.keep(dictionary);
  const shown: AppliedStep[] = [];
  return {
    streams: new StepStreams(dictionaries, new TestClock(), (one) => shown.push(one)),
    view: new ClientWorld().server.match.view(0),
    shown,
  };
}

/** A public step that contains its own number. */
function step(p: number, epoch = 'epoch-1', change: Partial<PublicChange> = {}) {
  return writePublic({ match: MATCH, epoch, p }, { events: [{ event: `step ${p}` }], table: [], ...change }, new Packer(dictionary));
}

const told = (shown: readonly AppliedStep[]): string[] => shown.flatMap(({ events }) => events.map(({ event }) => event));

describe('the two streams', () => {
  it('are shown in order, however they come', () => {
    const { streams: match, view, shown } = streams();
    match.receive([step(2)], []);
    match.replace(view);
    match.receive([step(4), step(3)], []);
    expect(told(shown)).toEqual([]);
    expect(match.isBehind).toBe(true);
    match.receive([step(1)], []);
    expect(told(shown)).toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
    expect(match.isBehind).toBe(false);
  });

  it('are not thrown back by a view that comes late', () => {
    const { streams: match, view } = streams();
    match.replace(view);
    match.receive([step(1), step(2)], []);
    expect(match.replace({ ...view, p: 1 })).toBe(false);
    expect(match.play?.cursor.p).toBe(2);
    expect(match.replace({ ...view, p: 3 })).toBe(true);
    expect(match.replace({ ...view, epoch: 'epoch-2', p: 0 })).toBe(true);
  });

  it('wait with what belongs to another epoch until the view of it comes', () => {
    const { streams: match, view, shown } = streams();
    match.replace(view);
    match.receive([step(8, 'epoch-2')], []);
    expect(match.isBehind).toBe(true);
    match.replace({ ...view, epoch: 'epoch-2', p: 7 });
    expect(told(shown)).toEqual(['step 8']);
  });

  it('do not keep more than they can ever use', () => {
    const { streams: match, view } = streams();
    match.replace(view);
    match.receive(
      Array.from({ length: 1001 }, (_, i) => step(i + 2)),
      [],
    );
    expect(match.isBroken).toBe(true);
    match.replace(view);
    expect(match.isBroken).toBe(false);
  });

  it('are broken by a step that nobody can read or apply, until a view comes', () => {
    const { streams: match, view } = streams();
    for (const wrong of [{ ...step(1), events: [9999] }, step(1, 'epoch-1', { table: [[['no', 'such', 'place'], 1]] })]) {
      match.replace(view);
      match.receive([wrong], []);
      expect(match.isBroken).toBe(true);
      expect(match.play?.cursor.p).toBe(0);
    }
  });
});
