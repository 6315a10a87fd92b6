/** Playing on from a moment of a recorded match. */
import { fastRandom, required, sampleAnswer } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { recordedSaga, recordedToday, recordingOf } from '../testing/recorded.ts';
import { continueFrom } from './continuing.ts';

const GAMES = ['raids', 'blood-rage', 'valda'].map(recordedToday);

describe.each(GAMES)('playing on in %s', (name) => {
  const saga = recordedSaga(name);

  it('begins at that very position, in that seat, and goes on', async () => {
    const read = recordingOf(saga);
    const table = required(await continueFrom(saga, 20, 1, () => false), 'a table');
    const then = read.viewAt(20, 1).snapshot;
    expect(table.current).toMatchObject({ viewer: 1, over: false, table: then.table, hand: then.hand });
    expect(table.current.players.map(({ kind }) => kind)).toEqual(then.players.map((_, seat) => (seat === 1 ? 'person' : 'bot')));
    const random = fastRandom(4);
    for (let turn = 0; turn < 300 && table.saga().length < 30; turn++) {
      const [open] = table.current.decisions;
      if (open) expect(await table.answer(open.id, sampleAnswer(open.space, random))).toEqual({ accepted: true });
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(table.saga().length).toBeGreaterThanOrEqual(30);
    table.close();
  });
});

it('nothing is played on where the match is over, or the saga is no good', async () => {
  const saga = recordedSaga(recordedToday('raids'));
  expect(await continueFrom(saga, 10_000, 0, () => false)).toBeUndefined();
  expect(await continueFrom(saga.replace('"seat":1', '"seat":2'), 30, 0, () => false)).toBeUndefined();
  expect(await continueFrom('nonsense', 1, 0, () => false)).toBeUndefined();
});
