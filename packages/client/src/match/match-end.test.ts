/** A match may end although its rules have more to ask. */
import { required } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { ClientWorld, type RandomPlayer } from '../testing/world.ts';
import { timeLeft } from './match-state.ts';

async function table(): Promise<{ world: ClientWorld; wolf: RandomPlayer; raven: RandomPlayer }> {
  const world = new ClientWorld(2);
  const [wolf, raven] = [world.player(0), world.player(1)];
  await world.clock.pass(50);
  return { world, wolf, raven };
}

describe('the end of a match without its rules', () => {
  it('is known to everybody, also to those who come later, and nobody is asked any more', async () => {
    const { world, wolf, raven } = await table();
    expect(wolf.store.state.get().end).toBeNull();
    expect(wolf.play?.decisions).not.toEqual([]);
    const standings = [
      { seat: 1, rank: 1, score: 0 },
      { seat: 0, rank: 2, score: 0 },
    ];
    world.server.end({ status: 'finished', ended: 'resigned', standings });
    await world.clock.pass(50);
    const late = world.player(0);
    await world.clock.pass(50);
    for (const player of [wolf, raven, late]) {
      expect(player.store.state.get().end).toEqual({ status: 'finished', reason: 'resigned', standings });
      expect(player.play).toMatchObject({ over: false, waiting: [], decisions: [], canUndo: false });
      expect(player.store.keep()).toBeUndefined();
    }
  });

  it('has no winner where the match was called off', async () => {
    const { world, wolf } = await table();
    world.server.end({ status: 'aborted', ended: 'The house is on fire.' });
    await world.clock.pass(50);
    expect(wolf.store.state.get().end).toEqual({ status: 'aborted', reason: 'The house is on fire.', standings: null });
  });

  it('lets every clock stand where it stood', async () => {
    const { world, wolf } = await table();
    const left = (): number => required(timeLeft(required(wolf.play, 'a match'), 0, world.clock.now()), 'a clock');
    const first = left();
    await world.clock.pass(5000);
    expect(left()).toBe(first - 5000);
    world.server.end({ status: 'finished', ended: 'resigned', standings: [] });
    await world.clock.pass(10);
    const stood = left();
    await world.clock.pass(30_000);
    expect(left()).toBe(stood);
    expect(stood).toBeGreaterThan(first - 5100);
    expect(stood).toBeLessThanOrEqual(first - 5000);
  });
});
