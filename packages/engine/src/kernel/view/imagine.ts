/** A whole match that a view allows: what bots search in, and what the secrecy test compares with. */

import { sampleAnswer } from '../answers/answer-space.ts';
import type { Random } from '../chance.ts';
import type { Game } from '../game.ts';
import { clone } from '../state/json.ts';
import type { GameTypes, State } from '../state/state.ts';
import { reader, spaceOf, type View } from './view.ts';

export function imagine<G extends GameTypes>(game: Game<G>, view: View<G>, random: Random): State<G> {
  const seen = clone(view);
  const { hands, box } = game.imagine(seen, random);
  const state: State<G> = {
    table: seen.table,
    hands,
    box,
    flow: {
      frames: [...seen.frames],
      asks: seen.asks,
      open: seen.waiting.map(({ id, seat, prompt }) => ({ id, seat, decision: prompt.key, args: prompt.params })),
      sealed: [...seen.sealed],
      quiet: seen.waiting.some(({ answered }) => answered === undefined),
      drawn: {},
    },
  };
  if (typeof view.viewer === 'number' && seen.hand) state.hands[view.viewer] = seen.hand;
  for (const { id, seat, answered } of seen.waiting) {
    if (!answered || seat === view.viewer) continue;
    const question = state.flow.open.find((open) => open.id === id);
    if (question) state.flow.sealed.push({ id, answer: sampleAnswer(spaceOf(game, reader(state), question), random) });
  }
  return state;
}
