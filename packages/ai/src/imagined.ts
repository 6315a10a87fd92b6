/** A whole match that one view allows, to be played on from the position of the view. */
import { type AnyGame, type GameTypes, imagine, type Random, type State, type View } from '@skald/engine';

/** What others have sealed is unknown, so they answer again, like everybody who has not answered yet. */
export function imagined(game: AnyGame, view: View<GameTypes>, random: Random): State<GameTypes> {
  const state = imagine(game, view, random);
  const own = view.sealed.map(({ id }) => id);
  state.flow.sealed = state.flow.sealed.filter(({ id }) => own.includes(id));
  return state;
}
