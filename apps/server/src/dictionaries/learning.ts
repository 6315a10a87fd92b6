/** Learns the dictionary of a game from games that the server plays with itself from fixed seeds: the same rules teach the same. */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  answer,
  begin,
  decisions,
  fastChance,
  fastRandom,
  hashText,
  isOver,
  isRefusal,
  itemAt,
  sampleAnswer,
  view,
  waiting,
} from '@skald/engine';
import { DictionaryLearner, type PackDictionary } from '@skald/protocol';

/** More games teach hardly anything new. */
const GAMES = 6;
/** Stop learning from a game after this many answers. */
const MOST_ANSWERS = 2000;
const ID_DIGITS = 12;

/** Takes a good part of a second. */
export function learn(game: AnyGame): PackDictionary {
  const learner = new DictionaryLearner();
  const sizes = game.seats.max - game.seats.min + 1;
  for (let nth = 0; nth < GAMES; nth++) learnFromGame(learner, game, game.seats.min + (nth % sizes), `lexicon ${nth}`);
  return learner.dictionary((text) => `${game.slug}-${createHash('sha256').update(text).digest('hex').slice(0, ID_DIGITS)}`);
}

function learnFromGame(learner: DictionaryLearner, game: AnyGame, seats: number, seed: string): void {
  const chance = fastChance(hashText(`${seed} chance`));
  const random = fastRandom(hashText(`${seed} answers`));
  const begun = begin(game, { seats }, chance);
  if (isRefusal(begun)) return;
  let { state } = begun;
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(state); answers++) {
    const open = decisions(game, state);
    const { seat, id, space } = itemAt(open, random.below(open.length));
    const step = answer(game, state, seat, id, sampleAnswer(space, random), chance);
    if (isRefusal(step)) return;
    state = step.state;
    learner.value([step.events.map(({ event }) => event), waiting(state)]);
    learner.patch(step.patches.table);
    for (const hand of step.patches.hands) learner.patch(hand);
    for (let own = 0; own < seats; own++) {
      const { decisions: asked, frames, asks } = view(game, state, own);
      if (asked.length > 0) learner.value([asked, { frames, asks }]);
    }
  }
}
