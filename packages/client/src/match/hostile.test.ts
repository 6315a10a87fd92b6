import { fastRandom, type Viewer } from '@skald/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PacketFate } from '../testing/network.ts';
import { ClientWorld, type RandomPlayer } from '../testing/world.ts';

const delay = fc.integer({ min: 0, max: 400 });
const fate: fc.Arbitrary<PacketFate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ arrivals: [1] }) },
  { weight: 4, arbitrary: delay.map((ms) => ({ arrivals: [ms] })) },
  { weight: 3, arbitrary: fc.array(delay, { minLength: 2, maxLength: 3 }).map((arrivals) => ({ arrivals })) },
  { weight: 2, arbitrary: fc.constant({ arrivals: [] }) },
  { weight: 1, arbitrary: fc.record({ arrivals: fc.constant([1]), breaks: fc.constantFrom('noticed' as const, 'silently' as const) }) },
  { weight: 1, arbitrary: fc.record({ arrivals: fc.constant([]), breaks: fc.constantFrom('noticed' as const, 'silently' as const) }) },
);

/** What happens to server and network, and when, in milliseconds. */
const blow = fc.record({
  at: fc.integer({ min: 0, max: 6000 }),
  what: fc.constantFrom('restart', 'busy', 'sleep', 'down', 'stop'),
});
type Blow = typeof blow extends fc.Arbitrary<infer B> ? B : never;

/** The client's state of a match, in the shape of the server's view. */
function shown({ play }: RandomPlayer): unknown {
  if (!play) return null;
  const { cursor, table, hand, waiting, decisions, sealed, canUndo, over, result } = play;
  return { ...cursor, table, hand, waiting, decisions, sealed, canUndo, over, result };
}

function meant(world: ClientWorld, viewer: Viewer): unknown {
  const { epoch, p, q, table, hand, waiting, decisions, sealed, canUndo, over, result } = world.server.match.view(viewer);
  return JSON.parse(JSON.stringify({ epoch, p, q, table, hand, waiting, decisions, sealed, canUndo, over, result }));
}

function strike(world: ClientWorld, players: readonly RandomPlayer[], what: string): void {
  if (what === 'restart') world.server.restart();
  if (what === 'busy') world.server.putOffs.push('busy', 'retry', 'too-many');
  if (what === 'stop') world.server.stop(500);
  if (what === 'sleep') for (const { connection } of players) connection.retry();
  if (what === 'down') {
    world.network.isDown = true;
    world.server.restart();
    world.clock.after(1500, () => {
      world.network.isDown = false;
    });
  }
}

/** The faults of the network during play, and after play, when no further step would reveal a missing one. */
interface Weather {
  readonly first: readonly PacketFate[];
  readonly last: readonly PacketFate[];
}

async function playThrough(
  seed: number,
  ms: number,
  { first, last }: Weather,
  blows: readonly Blow[],
): Promise<{ world: ClientWorld; players: RandomPlayer[] }> {
  const world = new ClientWorld(3);
  world.network.doom(first);
  const players = ([0, 1, 2, 'spectator'] as const).map((viewer) => world.player(viewer));
  let isOn = true;
  for (const [i, player] of players.entries()) if (player.viewer !== 'spectator') player.playOn(fastRandom(seed + i), () => isOn);
  for (const { at, what } of blows) world.clock.after(at, () => strike(world, players, what));
  await world.clock.pass(ms);
  world.network.doom(last);
  await world.clock.pass(60);
  isOn = false;
  await world.clock.pass(6000);
  world.network.doom([]);
  // Longer than any timeout: by then the client has requested everything that was lost.
  await world.clock.pass(120_000);
  world.server.received = [];
  await world.clock.pass(180_000);
  return { world, players };
}

/** The number of schedules; set HOSTILE_RUNS for more. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 60);

describe('over a hostile network', () => {
  it('every viewer ends with the server’s view, and every command is carried out once or refused, and told once', async () => {
    let carriedOut = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1_000_000),
        fc.integer({ min: 100, max: 3000 }),
        fc.record({ first: fc.array(fate, { maxLength: 300 }), last: fc.array(fate, { maxLength: 60 }) }),
        fc.array(blow, { maxLength: 4 }),
        async (seed, ms, weather, blows) => {
          const { world, players } = await playThrough(seed, ms, weather, blows);
          // When nothing is missing, the client polls the server only rarely.
          expect(world.server.received.length).toBeLessThanOrEqual(4 * players.length);
          for (const player of players) {
            expect(player.connection.state.get()).toEqual({ is: 'online' });
            expect(player.store.state.get()).toMatchObject({ freshness: 'live', pending: [] });
            expect(shown(player)).toEqual(meant(world, player.viewer));
            expect(player.store.state.get().chat).toEqual(world.server.lines);
          }
          const commands = players.flatMap((player) => player.commands);
          for (const request of commands) expect(request.outcomes, request.commandId).toBe(1);
          const done = commands.filter(({ kind, outcome }) => kind !== 'chat' && outcome?.accepted).map(({ commandId }) => commandId);
          expect([...world.server.match.carriedOut].sort()).toEqual(done.sort());
          expect(world.server.match.logged.rows).toHaveLength(done.length);
          const said = commands.filter(({ kind, outcome }) => kind === 'chat' && outcome?.accepted);
          expect(world.server.lines).toHaveLength(said.length);
          carriedOut += done.length;
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(carriedOut).toBeGreaterThan(10 * RUNS);
  });
});
