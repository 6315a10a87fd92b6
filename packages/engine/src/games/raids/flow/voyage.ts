/** RD-5, RD-11, RD-12: the four voyages; each is a series of turns until every ship is home. */
import { itemAt, procedure, type Rules, required } from '../../../kernel/index.ts';
import { content, LAST_VOYAGE, START, stackOf, TILE_SPACES, typeOf } from '../content/content.ts';
import type { Raids } from '../state.ts';
import { awardPrizes, hireBySails, playersByArrival } from './harbour.ts';
import { moveGhost } from './sailing/ghost.ts';
import { rearMost } from './sailing/ships.ts';
import { emitFinalScores } from './scoring.ts';
import { layOut } from './setup.ts';
import { turn } from './turn.ts';

/** RD-5.1: the whole game. */
export const game = procedure<Raids>('game', {
  start: (g) => {
    const first = rearMost(g.table);
    if (typeof first === 'number') g.emit({ event: 'start-player-chosen', seat: first });
  },
  begin: (g) => emitVoyageBegan(g),
  sail: (g) => g.call(voyage, {}),
  next: (g) => {
    if (g.table.voyage === LAST_VOYAGE) return;
    prepareNextVoyage(g);
    g.jump('begin');
  },
  score: (g) => emitFinalScores(g),
});

export const voyage = procedure<Raids>('voyage', {
  turn: (g) => {
    const ship = rearMost(g.table);
    if (ship === undefined) return;
    if (ship === 'ghost') moveGhost(g);
    else g.call(turn, { seat: ship });
    g.jump('turn');
  },
  sails: (g) => hireBySails(g),
  harbour: (g) => awardPrizes(g),
});

function emitVoyageBegan(g: Rules<Raids>): void {
  const { voyage, harbour, route } = g.table;
  const tiles = TILE_SPACES.map((position) => required(route[position], `a tile at ${position}`));
  g.emit({ event: 'voyage-began', voyage, harbour, tiles, types: tiles.map((tile) => typeOf(tile).id) });
}

/** RD-12: lays new tiles, reveals the prepared harbour tile and moves ships from arrival places to start slots. */
function prepareNextVoyage(g: Rules<Raids>): void {
  const { table } = g;
  table.voyage++;
  layOut(table, g.shuffle(`voyage-${table.voyage}`, stackOf(table.voyage)));
  table.harbour = required(table.prepared.shift(), 'a prepared harbour tile');
  startFromArrivals(g);
}

/** RD-12.3, RD-14.8: players start in order of arrival; the ghost always starts from its own slot. */
function startFromArrivals({ table }: Rules<Raids>): void {
  const first = table.ghost ? content.ghostShip.startSlot + 1 : 1;
  playersByArrival(table).forEach((seat, i) => {
    const ship = itemAt(table.ships, seat);
    ship.at = START;
    ship.startSlot = first + i;
  });
  if (table.ghost) {
    table.ghost.at = START;
    table.ghost.startSlot = content.ghostShip.startSlot;
  }
  table.arrivals = [];
}
