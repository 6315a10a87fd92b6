/** VA-2.4, VA-6.1: rolling dice. A roll is an effect: the roller may react before taking the result (VA-16.4). */
import { effect, itemAt, perform, procedure, type Rules, required, type Seat } from '../../../kernel/index.ts';
import { gainFollowers, loseFollowers } from '../board/followers.ts';
import { emptyPurse, gainResources } from '../board/resources.ts';
import { facesOf } from '../content/content.ts';
import type { ValdaCause } from '../events.ts';
import { type DieColour, RESOURCES } from '../ids.ts';
import type { Roll, Valda } from '../state.ts';

export interface Throw {
  readonly seat: Seat;
  readonly cause: ValdaCause;
  readonly dice: readonly DieColour[];
}

function rollOne(g: Rules<Valda>, die: DieColour): number {
  return g.roll(die, facesOf(die).length);
}

/** Rolls the dice; `takeRoll` takes the result. */
export const roll = effect<Valda, Throw>('roll', (g, { seat, cause, dice }) => {
  const fallen = dice.map((die) => ({ die, face: rollOne(g, die) }));
  g.table.roll = { seat, dice: fallen };
  g.emit({ event: 'dice-rolled', seat, cause, dice, faces: fallen.map(({ face }) => face) });
});

export function currentRoll(g: { readonly table: Valda['table'] }): Roll {
  return required(g.table.roll, 'a roll on the table');
}

/** VA-15.13: rolls some of the dice again. */
export function rollAgain(g: Rules<Valda>, places: readonly number[]): void {
  const { seat, dice } = currentRoll(g);
  const again = places.map((place) => itemAt(dice, place));
  for (const one of again) one.face = rollOne(g, one.die);
  g.emit({ event: 'dice-rerolled', seat, dice: again.map(({ die }) => die), faces: again.map(({ face }) => face) });
}

/** VA-6.1, VA-11.8: adds up all faces and applies one gain or loss. */
function takeRoll(g: Rules<Valda>, seat: Seat, cause: ValdaCause): void {
  const sum = emptyPurse();
  let followers = 0;
  for (const { die, face } of currentRoll(g).dice) {
    const shown = itemAt(facesOf(die), face - 1);
    for (const kind of RESOURCES) sum[kind] += shown[kind];
    followers += shown.followers;
  }
  g.table.roll = null;
  if (RESOURCES.some((kind) => sum[kind] > 0)) gainResources(g, seat, sum, cause);
  if (followers < 0) loseFollowers(g, seat, -followers, cause);
  else gainFollowers(g, seat, followers, cause);
}

export const rollAndTake = procedure<Valda, Throw>('roll-and-take', {
  roll: (g, { seat, cause, dice }) => perform(g, roll, { seat, cause, dice }),
  take: (g, { seat, cause }) => takeRoll(g, seat, cause),
});
