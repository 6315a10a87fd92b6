/** A position that no match can reach is a mistake of the test: it is refused with the invariant that it breaks. */
import type { Game, GameTypes, State } from '../kernel/index.ts';

export function refuseNonsense<G extends GameTypes>(game: Game<G>, state: State<G>): void {
  for (const { name, broken } of game.invariants ?? []) {
    const what = broken(state, undefined);
    if (what !== undefined) throw new Error(`This position cannot be, because it breaks an invariant of ${game.slug}: ${name} (${what}).`);
  }
}
