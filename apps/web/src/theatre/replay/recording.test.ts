/** Recorded matches of every game, read again: each position as it was, with honest eyes. */
import { equal, itemAt, replay, required, SagaReader, SagaWriter } from '@skald/engine';
import { findAmong } from '@skald/engine/editions';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { recordedSaga, recordedToday, recordingOf, rulesOf } from '../testing/recorded.ts';
import { landmarksOf, turnsOf } from './landmarks.ts';
import { prove } from './proof.ts';
import { eventsSeenBy, gameOf, Recording } from './recording.ts';
import { ReplayClient } from './replay-client.ts';
import { type ReplayReply, ReplayWorker } from './replay-worker.ts';

const SAGAS = ['raids/random-3-seats', 'raids/played-in-a-terminal', 'blood-rage/random-4-seats', 'valda/race-3-seats'] as const;

describe.each(SAGAS)('the recording %s', (name) => {
  const saga = recordedSaga(name);
  const recording = recordingOf(saga);
  const { outline } = recording;

  it('has a moment for each line but the last, and no fault', () => {
    expect(outline).toMatchObject({ fault: null, over: true });
    expect(outline.moments).toHaveLength(saga.trimEnd().split('\n').length - 1);
    for (const { scores } of outline.moments) expect(scores).toHaveLength(outline.players.length);
  });

  it('ends with the standings of the match', () => {
    const { standings } = recording.viewAt(outline.moments.length - 1, 'spectator').snapshot;
    expect(standings?.map(({ seat, score }) => [seat, score])).toEqual(outline.moments.at(-1)?.scores.map((score, seat) => [seat, score]));
  });

  it('shows a seat its own hand only, a spectator none, and everybody’s with everything open', () => {
    const middle = Math.floor(outline.moments.length / 2);
    const open = recording.viewAt(middle, 'open');
    expect(open.hands).toHaveLength(outline.players.length);
    expect(recording.viewAt(middle, 'spectator').snapshot.hand).toBeNull();
    for (const seat of outline.players.keys()) {
      const look = recording.viewAt(middle, seat);
      expect(look.hands).toBeNull();
      expect(look.snapshot.hand).toEqual(open.hands?.[seat]);
      expect(look.snapshot.table).toEqual(open.snapshot.table);
      expect(look.snapshot.decisions).toEqual([]);
    }
  });

  it('tells each seat what it was told then', () => {
    for (const { events } of outline.moments) {
      expect(eventsSeenBy(events, 'open')).toHaveLength(events.length);
      expect(eventsSeenBy(events, 'spectator')).toHaveLength(events.filter(({ to }) => to === undefined).length);
      for (const seat of outline.players.keys()) {
        expect(eventsSeenBy(events, seat)).toHaveLength(events.filter(({ to }) => to === undefined || to === seat).length);
      }
    }
  });

  it('has chapters, and turns in order that end with the match', () => {
    const landmarks = landmarksOf(outline);
    expect(landmarks.filter(({ kind }) => kind === 'chapter').length).toBeGreaterThan(1);
    expect(landmarks.map((landmark) => landmark.at)).toEqual(landmarks.map((landmark) => landmark.at).toSorted((a, b) => a - b));
    const turns = turnsOf(outline);
    expect(turns.at(-1)).toBe(outline.moments.length - 1);
    expect(new Set(turns).size).toBeGreaterThan(outline.players.length);
  });

  it('is proven from its first line to its last', () => {
    const finding = prove([rulesOf(saga)], saga);
    expect(finding).toMatchObject({ proof: { lines: outline.moments.length + 1 } });
    if (!('proof' in finding)) throw new Error(finding.fault.reason);
    expect(finding.proof.answers + finding.proof.takenBack).toBe(outline.moments.length - 1);
  });
});

describe('a damaged recording', () => {
  const saga = recordedSaga('raids/random-3-seats');

  it('is shown as far as it is good', () => {
    const lines = saga.split('\n');
    const damaged = lines.with(9, itemAt(lines, 9).replace(/"seat":\d/, '"seat":9')).join('\n');
    const { outline } = recordingOf(damaged);
    expect(outline).toMatchObject({ fault: { fault: 'mark-mismatch', line: 10 }, over: false });
    expect(outline.moments).toHaveLength(9);
    expect(prove([rulesOf(damaged)], damaged)).toMatchObject({ fault: { line: 10 } });
  });

  it('is a fault where not even its beginning is good', () => {
    const raids = required(findGame('raids'), 'raids');
    expect(Recording.read([raids], 'nonsense', () => [])).toMatchObject({ fault: 'not-a-saga' });
    expect(Recording.read([raids], '', () => [])).toMatchObject({ fault: 'not-a-saga' });
    expect(gameOf('nonsense')).toBeUndefined();
  });
});

describe('the worker', () => {
  function replayClient(): ReplayClient {
    return new ReplayClient((hear) => {
      const worker = new ReplayWorker((reply: ReplayReply) => hear(structuredClone(reply)));
      return { send: (request) => void worker.ask(structuredClone(request)), close: () => {} };
    });
  }

  it('opens a saga, shows its moments and proves it', async () => {
    const saga = recordedSaga(recordedToday('raids'));
    const asked = replayClient();
    const shares: number[] = [];
    const opening = await asked.open(saga, (share) => shares.push(share));
    expect(opening).toMatchObject({ outline: { game: 'raids', fault: null } });
    expect(shares.length).toBeGreaterThan(0);
    const looks = await Promise.all([3, 1, 2].map((moment) => asked.viewAt(moment, 1)));
    expect(looks).toEqual([3, 1, 2].map((moment) => recordingOf(saga).viewAt(moment, 1)));
    expect(await asked.prove(() => {})).toHaveProperty('proof');
  });

  it('says what is no saga, and what is of no game of the house', async () => {
    expect(await replayClient().open('hello', () => {})).toMatchObject({ fault: { fault: 'not-a-saga' } });
    const other = recordedSaga('raids/random-3-seats').replace('"game":"raids"', '"game":"chess"');
    expect(await replayClient().open(other, () => {})).toMatchObject({ fault: { fault: 'unknown-game' } });
  });
});

it.each(SAGAS)('every position of %s is the one that the rules give', (name) => {
  const saga = recordedSaga(name);
  const recording = recordingOf(saga);
  const reader = new SagaReader(findAmong([rulesOf(saga)]));
  for (const [moment, line] of saga.trimEnd().split('\n').entries()) {
    const part = reader.read(line);
    const state = 'begun' in part ? part.begun.state : 'step' in part ? part.step.state : undefined;
    if (!state) continue;
    const { snapshot, hands } = recording.viewAt(moment, 'open');
    expect(equal({ table: snapshot.table, hands }, { table: state.table, hands: state.hands }), `moment ${moment}`).toBe(true);
  }
});

it('a match that ended because somebody gave up ends with that, and its last position only', () => {
  const name = 'raids/random-3-seats';
  const saga = recordedSaga(name);
  const lines = saga.trimEnd().split('\n').slice(0, 21);
  const raids = rulesOf(saga);
  const reader = new SagaReader(findAmong([raids]));
  const parts = lines.map((line) => reader.read(line));
  const start = parts.flatMap((part) => ('part' in part && part.part === 'header' ? [part.start] : []))[0];
  const rows = parts.flatMap((part) => ('part' in part && (part.part === 'answer' || part.part === 'undo') ? [part.row] : []));
  const match = replay(raids, required(start, 'a start'), rows);
  if ('fault' in match) throw new Error(match.reason);
  const writer = new SagaWriter();
  const written = [writer.header(match.start, { players: ['a', 'b', 'c'] }), ...match.rows.map((row) => writer.row(row))];
  const standings = raids.standings(match.state);
  const end = writer.end({ answers: match.rows.length, standings, unfinished: true, resigned: [0, 2] });
  const recording = recordingOf(`${[...written, end].join('\n')}\n`);
  expect(recording.outline).toMatchObject({ over: false, resigned: [0, 2], fault: null });
  const last = recording.outline.moments.length - 1;
  const { snapshot } = recording.viewAt(last, 'spectator');
  expect(snapshot).toMatchObject({ over: true, waiting: [] });
  expect(snapshot.standings?.[0]).toMatchObject({ seat: 1, rank: 1 });
  expect(recording.viewAt(last - 1, 'spectator').snapshot).toMatchObject({ over: false, standings: null });
});
