/** The functions that run a game. Each game keeps those it was built with, so that an old edition is never run by newer code. */

import { why } from './answers/why.ts';
import type { Chance } from './chance.ts';
import { answer, begin, MutableMatch, proceed, variantsFor } from './flow/apply.ts';
import type { Game } from './game.ts';
import type { GameTypes, State } from './state/state.ts';
import { imagine } from './view/imagine.ts';
import { decisions, view } from './view/view.ts';

/** What hosts expect of a kernel, and what it expects of them. Raise it when an older host could not run a newer edition. */
export const KERNEL_INTERFACE = 1;

export const kernel = { answer, begin, decisions, imagine, playInPlace, proceed, variantsFor, view, why };

export type Kernel = typeof kernel;

function playInPlace<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  chance: Chance,
  manner?: { readonly silent?: boolean },
): MutableMatch<G> {
  return new MutableMatch(game, state, chance, manner);
}
