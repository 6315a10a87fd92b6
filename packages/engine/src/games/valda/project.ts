/** Applies the events of Valda to the table, for clients that show a step event by event. */
import { type Projection, type Seat, unchangedBy } from '../../kernel/index.ts';
import { content, pileOf, realmOf, TRACKS } from './content/content.ts';
import type { ValdaEvent } from './events.ts';
import { newTurn } from './flow/setup.ts';
import { type BaseDeck, type DeckId, REALMS, RESOURCES, type ValdaCardId } from './ids.ts';
import type { Instance, Purse, Valda, ValdaPlayer, ValdaTable } from './state.ts';

export function project(table: ValdaTable, event: ValdaEvent): ValdaTable {
  switch (event.event) {
    case 'start-player-chosen':
      return { ...table, start: event.seat };
    case 'round-began':
      return { ...table, round: event.round };
    case 'turn-began':
      return { ...table, active: event.seat, turn: newTurn(), attack: null, roll: null };
    case 'phase-began':
      return { ...table, phase: event.phase, attack: null };

    case 'followers-gained':
      return withChampion(
        withPlayer(table, event.seat, () => ({ followers: event.followers })),
        event.seat,
        event.followers,
      );
    case 'followers-lost':
      return withPlayer(table, event.seat, () => ({ followers: event.followers }));
    case 'resources-gained':
      return withResources(table, event.seat, event, 1);
    case 'resources-stolen':
      return withResources(withResources(table, event.seat, event, 1), event.victim, event, -1);
    case 'resources-traded':
      return withResources(
        withResources(table, event.seat, { [event.give]: event.given }, -1),
        event.seat,
        { [event.take]: event.taken },
        1,
      );
    case 'blood-swapped':
      return withResources(
        withResources(table, event.seat, { gold: event.gold, diamond: event.diamond }, -1),
        event.seat,
        { blood: event.blood },
        1,
      );

    case 'building-raised':
      return withPlayer(event.free ? table : withResources(table, event.seat, TRACKS[event.building].buildCost, -1), event.seat, () => ({
        [event.building === 'mine' ? 'mines' : 'drills']: event.count,
      }));
    case 'temple-built':
      return withPlayer(withResources(table, event.seat, realmOf(event.realm).templeCost, -1), event.seat, ({ temples }) => ({
        temples: { ...temples, [event.realm]: event.count },
      }));
    case 'build-limit-raised':
      return { ...table, turn: { ...table.turn, buildLimit: event.limit } };
    case 'temple-moved':
      return withPlayer(table, event.seat, ({ temples }) => ({
        temples: { ...temples, [event.from]: temples[event.from] - 1, [event.to]: temples[event.to] + 1 },
      }));
    case 'temple-destroyed':
      return withPlayer(table, event.seat, ({ temples }) => ({ temples: { ...temples, [event.realm]: temples[event.realm] - 1 } }));
    case 'temple-borrowed':
      return { ...table, loans: [...table.loans, { realm: event.realm, lender: event.lender }] };
    case 'temple-given-back': {
      const place = table.loans.findLastIndex(({ realm, lender }) => realm === event.realm && lender === event.lender);
      return place < 0 ? table : { ...table, loans: table.loans.toSpliced(place, 1) };
    }

    case 'cards-drawn':
      return withDecks(withCards(table, event.seat, event.count), [event.deck], -event.count);
    case 'god-card-kept':
      return withCards(table, event.seat, 1);
    case 'cards-taken':
      return withCards(withoutPileCards(table, event.pile, event.cards), event.seat, event.cards.length);
    case 'cards-shown':
      return withDecks(
        withPlayer(table, event.seat, ({ display }) => ({ display: [...display, ...event.cards] })),
        event.decks,
        -1,
      );
    case 'card-returned':
      return withDecks(
        withPlayer(table, event.seat, ({ display }) => ({ display: without(display, event.card) })),
        [event.deck],
        1,
      );
    case 'deck-reshuffled':
      return withDecks({ ...table, piles: { ...table.piles, [event.deck]: [] } }, [event.deck], event.cards);
    case 'display-taken':
      return withPlayer(table, event.seat, ({ hand }) => ({ display: [], hand: hand + event.cards.length }));
    case 'card-played': {
      const turn = { ...table.turn, actionPoints: event.actionPoints };
      return { ...givenUp(table, event.seat, [event.card]), turn };
    }
    case 'cards-discarded':
      return laidAside(givenUp(table, event.seat, event.cards), event.cards);
    case 'weapon-used':
      return laidAside(givenUp(table, event.seat, [event.weapon]), [event.weapon]);
    case 'card-stolen':
      return withCards(withCards(table, event.seat, 1), event.victim, -1);

    case 'attack-declared': {
      const { attacker, card, targets } = event;
      const instances = targets.map((target) => ({ target, defence: [], bonus: 0, unstoppable: false, cancelled: false }));
      return { ...givenUp(table, attacker, [card]), attack: { attacker, card, instances, taker: null } };
    }
    case 'attack-redirected':
      return withInstance(table, event.former, { target: event.target });
    case 'defence-laid':
      return withInstance(givenUp(table, event.seat, event.cards), event.seat, { defence: [...event.cards] });
    case 'defence-taken-back':
      return withInstance(withCards(table, event.seat, event.cards.length), event.seat, { defence: [], unstoppable: true });
    case 'attack-cancelled':
      return withInstance(table, event.target, { cancelled: true });
    case 'attack-passed':
    case 'attack-order-set':
      return { ...table, attack: null };

    case 'start-rolled':
    case 'cards-dealt':
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'cards-received':
    case 'god-cards-seen':
    case 'god-decks-looked-at':
    case 'god-tops-seen':
    case 'control-gained':
    case 'control-lost':
    case 'attack-succeeded':
    case 'attack-repelled':
    case 'stolen-card-seen':
    case 'window-opened':
    case 'window-closed':
    case 'final-standing':
    case 'game-ended':
      return table;
    default:
      return unchangedBy(table, event);
  }
}

export const projection: Projection<Valda> = {
  project,
  notInEvents: [
    // The counters of one turn.
    'turn',
    // No event names the price of bought followers.
    ...['supply', 'players/*/resources'],
    // Cards played or laid in an attack reach the piles without an event, or the hand of the player who cancelled it (VA-15.10).
    ...['playing', 'attack', 'roll', 'piles', 'players/*/hand'],
    // A builder looks at the top of a god deck before any public event.
    ...REALMS.map((realm) => `decks/${realm}`),
    // Public knowledge about hidden cards; only bots use it.
    ...['weapons', 'clues', 'recycled', 'players/*/origins', 'players/*/known'],
  ],
};

function withPlayer(table: ValdaTable, seat: Seat, change: (player: ValdaPlayer) => Partial<ValdaPlayer>): ValdaTable {
  return { ...table, players: table.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

function withCards(table: ValdaTable, seat: Seat, count: number): ValdaTable {
  return withPlayer(table, seat, ({ hand }) => ({ hand: hand + count }));
}

/** Removes cards from the display, or else from the hand. */
function givenUp(table: ValdaTable, seat: Seat, cards: readonly ValdaCardId[]): ValdaTable {
  return cards.reduce(
    (now, card) =>
      withPlayer(now, seat, ({ hand, display }) => (display.includes(card) ? { display: without(display, card) } : { hand: hand - 1 })),
    table,
  );
}

function without(cards: readonly ValdaCardId[], card: ValdaCardId): ValdaCardId[] {
  return cards.toSpliced(cards.indexOf(card), 1);
}

/** VA-4.13, VA-4.14: used cards go to their piles; weapons leave the game. */
function laidAside(table: ValdaTable, cards: readonly ValdaCardId[]): ValdaTable {
  const piles = { A: [...table.piles.A], B: [...table.piles.B] };
  const removed = [...table.removed];
  for (const card of cards) {
    const pile = pileOf(card);
    (pile ? piles[pile] : removed).push(card);
  }
  return { ...table, piles, removed };
}

function withoutPileCards(table: ValdaTable, pile: BaseDeck, cards: readonly ValdaCardId[]): ValdaTable {
  return { ...table, piles: { ...table.piles, [pile]: cards.reduce<readonly ValdaCardId[]>(without, table.piles[pile]) } };
}

function withDecks(table: ValdaTable, changed: readonly DeckId[], count: number): ValdaTable {
  const decks = { ...table.decks };
  for (const deck of changed) decks[deck] += count;
  return { ...table, decks };
}

/** VA-17.3: the first player with enough followers wins the race. */
function withChampion(table: ValdaTable, seat: Seat, followers: number): ValdaTable {
  return table.race && followers >= content.constants.raceTarget ? { ...table, champion: seat } : table;
}

function withInstance(table: ValdaTable, target: Seat, change: Partial<Instance>): ValdaTable {
  const { attack } = table;
  if (!attack) return table;
  return {
    ...table,
    attack: { ...attack, instances: attack.instances.map((one) => (one.target === target ? { ...one, ...change } : one)) },
  };
}

/** VA-4.6: resources that a player gains come from the supply, and lost ones return to it. */
function withResources(table: ValdaTable, seat: Seat, amount: Readonly<Partial<Purse>>, sign: 1 | -1): ValdaTable {
  const supply = sum(table.supply, amount, sign === 1 ? -1 : 1);
  return withPlayer({ ...table, supply }, seat, ({ resources }) => ({ resources: sum(resources, amount, sign) }));
}

function sum(one: Readonly<Purse>, other: Readonly<Partial<Purse>>, sign: 1 | -1): Purse {
  const result = { ...one };
  for (const kind of RESOURCES) result[kind] += sign * (other[kind] ?? 0);
  return result;
}
