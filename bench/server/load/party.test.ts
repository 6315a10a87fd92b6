import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { DrivenTable, Driver, DriverDeps } from './driver.d.ts';
import { LoadParty } from './party.ts';
import { SeatedTable } from './seated-table.ts';
import { as, received } from './wire.ts';

const setting = { url: '', seats: 4, spectators: 1 };

/** A minimal server: acknowledges at once and notifies two viewers, until the match ends. */
function driver(play: (deps: DriverDeps) => void, answers = Number.POSITIVE_INFINITY): Driver {
  return {
    open: async (_, deps): Promise<DrivenTable> => {
      let left = answers;
      return {
        viewers: 2,
        get over() {
          return left <= 0;
        },
        answer() {
          left--;
          setImmediate(() => play(deps));
        },
        leave: () => undefined,
      };
    },
  };
}

const polite = (deps: DriverDeps): void => {
  deps.onStep();
  deps.acknowledged();
  deps.onStep();
};

it('an answer is done when it is acknowledged and every viewer has been told', async () => {
  const said: string[] = [];
  const table = await SeatedTable.open(
    driver((deps) => {
      deps.acknowledged();
      deps.onStep();
      setImmediate(() => {
        said.push('second viewer');
        deps.onStep();
      });
    }),
    setting,
  );
  await table.answer();
  expect(said).toEqual(['second viewer']);
});

it('whatever fails on the way fails the answer', async () => {
  const table = await SeatedTable.open(
    driver((deps) => deps.failed('a connection was lost')),
    setting,
  );
  await expect(table.answer()).rejects.toThrow('a connection was lost');
});

it('a closed loop ends when the matches do, long before the time is up', async () => {
  const party = new LoadParty(driver(polite, 7));
  await party.open(3, setting);
  const { answers, acknowledgements, over } = await party.play(600, undefined);
  expect(answers).toBeGreaterThanOrEqual(7);
  expect(acknowledgements).toHaveLength(answers);
  expect(over).toBeGreaterThanOrEqual(1);
});

it('at a pace, every table answers once in each interval', async () => {
  const party = new LoadParty(driver(polite));
  await party.open(5, setting);
  expect((await party.play(0.1, 0.05)).answers).toBe(10);
});

let server: Server | undefined;
let client: Socket | undefined;

afterEach(() => {
  client?.destroy();
  server?.close();
});

it('bytes are counted for the role that opened the connection', async () => {
  const before = { seat: received('seat'), spectator: received('spectator') };
  const listening = createServer((socket) => socket.end('x'.repeat(1000)));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const socket = as('spectator', () => connect(address.port, '127.0.0.1'));
  client = socket;
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect(received('spectator') - before.spectator).toBe(1000);
  expect(received('seat') - before.seat).toBe(0);
});
