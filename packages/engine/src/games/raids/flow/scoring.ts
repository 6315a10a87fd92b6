/** RD-13: glory, at the end of the game or as if it ended now. */
import type { Rules, Seat, Standing } from '../../../kernel/index.ts';
import { content, typeOf } from '../content/content.ts';
import type { Glory } from '../events.ts';
import type { TileId } from '../ids.ts';
import type { Longship, Raids, RaidsTable } from '../state.ts';
import { mjolnirsOf } from './crew.ts';

/** RD-13.1, RD-13.2: all sources of glory. */
export function gloryOf(ship: Longship): Glory {
  return {
    coins: ship.coins.reduce((sum, value) => sum + value, 0),
    runes: runeGlory(ship.runes.length),
    mjolnirs: mjolnirsOf(ship) * ship.vikings,
    standards: gloryOfTiles(ship.slots.filter((tile) => tile !== null && typeOf(tile).category === 'standard')),
    goods: gloryOfTiles(ship.sold),
    monsters: gloryOfTiles(ship.monsters),
  };
}

/** Splits runes into sets as large as possible, which always scores most. */
export function runeGlory(runes: number): number {
  const { bySetSize, maxSetSize } = content.runeSetScores;
  const full = Math.floor(runes / maxSetSize);
  return full * (bySetSize[maxSetSize] ?? 0) + (bySetSize[runes % maxSetSize] ?? 0);
}

function gloryOfTiles(tiles: readonly (TileId | null)[]): number {
  return tiles.reduce((sum, tile) => sum + (tile === null ? 0 : typeOf(tile).glory), 0);
}

function total({ coins, runes, mjolnirs, standards, goods, monsters }: Glory): number {
  return coins + runes + mjolnirs + standards + goods + monsters;
}

/** RD-13.3: the highest total wins; equals share their rank. */
export function standings({ table }: { readonly table: RaidsTable }): readonly Standing[] {
  const scores = table.ships.map((ship) => total(gloryOf(ship)));
  return scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }));
}

export function emitFinalScores(g: Rules<Raids>): void {
  g.table.ships.forEach((ship, seat) => {
    const glory = gloryOf(ship);
    g.emit({ event: 'ship-scored', seat, score: total(glory), ...glory });
  });
  const best = standings(g).filter(({ rank }) => rank === 1);
  const winners: readonly Seat[] = best.map(({ seat }) => seat);
  g.emit({ event: 'game-ended', winners, score: best[0]?.score ?? 0 });
}
