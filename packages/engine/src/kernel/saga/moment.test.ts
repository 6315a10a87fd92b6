import { expect, it } from 'vitest';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance } from '../chance.ts';
import { isFault } from '../log/fault.ts';
import { LoggedMatch } from '../log/logged-match.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { momentOf } from './moment.ts';
import { SagaReader } from './reader.ts';
import { endingOf, sagaOf } from './writer.ts';

const chance = fastChance(1);
const game = tiny({
  first: (g) => g.ask(choose, 0, {}),
  told: (g) => g.emit({ event: 'heard' }),
  second: (g) => g.ask(choose, 0, {}),
});

function begun(): LoggedMatch<Tiny> {
  const match = LoggedMatch.begin<Tiny>(game, { seats: 2 }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

it('gives the state, the events and the row of every line but the last', () => {
  const match = begun();
  match.answer(0, '1.0', 'a', chance);
  match.undo(0);
  const reader = new SagaReader(() => game);
  expect(reader.match).toBeUndefined();
  const moments = sagaOf(match, { players: ['Ask', 'Embla'] }).map((line) => {
    const part = reader.read(line);
    if (isFault(part)) throw new Error(part.reason);
    return momentOf(part);
  });
  expect(moments.map((moment) => moment?.row?.seq ?? null)).toEqual([null, 1, 2, null]);
  expect(moments.map((moment) => moment?.events.map(({ event }) => event.event))).toEqual([[], ['heard'], [], undefined]);
  expect(moments[2]?.state).toEqual(moments[0]?.state);
  expect(reader.match?.state).toEqual(match.state);
});

it('closes the saga of a match that was left, given up or played to its end', () => {
  const match = begun();
  expect(endingOf(match)).toEqual({ answers: 0, standings: [], unfinished: true });
  expect(endingOf(match, [1])).toEqual({ answers: 0, standings: [], unfinished: true, resigned: [1] });
  match.answer(0, '1.0', 'a', chance);
  match.answer(0, '2.0', 'a', chance);
  expect(endingOf(match, [1])).toEqual({ answers: 2, standings: [] });
});
