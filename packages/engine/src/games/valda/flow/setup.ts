/** VA-3: sets up the table before the first turn: shuffled decks, empty piles, two mines each. */
import { type Compartments, itemAt, type Setup } from '../../../kernel/index.ts';
import { emptyPurse } from '../board/resources.ts';
import { content, fullDeck } from '../content/content.ts';
import { DECKS, type DeckId, REALMS, RESOURCES, type Realm, type ValdaCardId } from '../ids.ts';
import type { Purse, TurnRecord, Valda, ValdaPlayer } from '../state.ts';

export interface ValdaOptions {
  readonly race: boolean;
  readonly startSeat: number | null;
}

/** VA-3.1, VA-20.1: shuffles A, B, then the god decks in the order of the realms. */
export function setup(g: Setup<ValdaOptions>): Compartments<Valda> {
  const decks = byDeck((deck): ValdaCardId[] => g.shuffle(`deck-${deck}`, fullDeck(deck)));
  const { race, startSeat } = g.options;
  return {
    table: {
      race,
      champion: null,
      round: 0,
      start: startSeat !== null && startSeat < g.seats ? startSeat : NOBODY,
      active: 0,
      phase: 'resources',
      turn: newTurn(),
      players: Array.from({ length: g.seats }, newPlayer),
      supply: fullSupply(),
      decks: byDeck((deck) => decks[deck].length),
      piles: { A: [], B: [] },
      removed: [],
      playing: null,
      loans: [],
      roll: null,
      attack: null,
      weapons: byRealm(() => ['deck']),
      clues: [],
      recycled: [],
    },
    hands: Array.from({ length: g.seats }, () => ({ cards: [], looking: [], clues: [], sealed: null })),
    box: { decks },
  };
}

/** The start seat until the dice decide (VA-3.6). */
export const NOBODY = -1;

export function newTurn(): TurnRecord {
  const { actionPointsPerTurn, buildLimit } = content.constants;
  return { actionPoints: actionPointsPerTurn, lastCard: null, buildLimit, built: 0, trades: 0, uses: {} };
}

/** VA-3.3: players get their resources from the supply when the cards are dealt. */
function newPlayer(): ValdaPlayer {
  const { mines, drills } = content.playerBoard.tracks;
  return {
    followers: 0,
    resources: emptyPurse(),
    mines: mines.start,
    drills: drills.start,
    temples: byRealm(() => 0),
    hand: 0,
    display: [],
    origins: [],
    known: [],
  };
}

function fullSupply(): Purse {
  const supply = emptyPurse();
  RESOURCES.forEach((kind, i) => {
    supply[kind] = itemAt(content.resources, i).supply;
  });
  return supply;
}

function byRealm<T>(value: (realm: Realm) => T): Record<Realm, T> {
  // `Object.fromEntries` forgets that it was given every realm.
  return Object.fromEntries(REALMS.map((realm) => [realm, value(realm)])) as Record<Realm, T>;
}

export function byDeck<T>(value: (deck: DeckId) => T): Record<DeckId, T> {
  // `Object.fromEntries` forgets that it was given every deck.
  return Object.fromEntries(DECKS.map((deck) => [deck, value(deck)])) as Record<DeckId, T>;
}
