/** Makes the judgement of one game usable where the game is not known. */
import { Defect, type GameTypes, type MutableMatch } from '@skald/engine';
import type { Judgement } from '../judgement.ts';

export function judgementOf<G extends GameTypes>(slug: string, judgement: Judgement<G>): Judgement {
  /** A match with this slug is one of this game. */
  const isOwn = (live: MutableMatch<GameTypes>): live is MutableMatch<GameTypes> & MutableMatch<G> => live.game.slug === slug;
  const own = (live: MutableMatch<GameTypes>): MutableMatch<G> => {
    if (!isOwn(live)) throw new Defect('wrong-game', `the judgement of ${slug} was asked about ${live.game.slug}`);
    return live;
  };
  return {
    candidates: (live, question, random) => judgement.candidates(own(live), question, random),
    playOut: (live, random) => judgement.playOut(own(live), random),
    value: (live) => judgement.value(own(live)),
    stage: (live) => judgement.stage(own(live)),
  };
}
