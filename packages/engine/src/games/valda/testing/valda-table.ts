/** The scenario words of Valda: deal hands, build temples, fill piles, say who may hold a weapon, and play on from any phase. */
import { type Chance, type Frame, itemAt, type Seat } from '../../../kernel/index.ts';
import { Scenario, type Who } from '../../../testkit/index.ts';
import { noteWeaponSeen } from '../board/whereabouts.ts';
import { cardOf, weaponOf } from '../content/content.ts';
import type { ValdaDecisions } from '../decisions.ts';
import { actionPhase } from '../flow/action-phase.ts';
import { attackPhase } from '../flow/attack-phase.ts';
import { buildingPhase } from '../flow/building-phase.ts';
import { followersPhase } from '../flow/followers-phase.ts';
import { game, turn } from '../flow/game.ts';
import { resourcePhase } from '../flow/resource-phase.ts';
import type { BaseDeck, DeckId, Realm, Resource, ValdaCardId, ValdaPhase } from '../ids.ts';
import { PHASES, RESOURCES } from '../ids.ts';
import { valda } from '../index.ts';
import type { Valda, ValdaPlayer, ValdaTable } from '../state.ts';
import { type Board, dealTo, putBack, removeWeapon, setUp, takeFromDeck, weaponPlace } from './arranging.ts';

/** Chance that a test sets: dice fall as told, piles stay as they lie, the first card is stolen. */
export class LoadedDice implements Chance {
  readonly faces: number[] = [];

  draw(stream: string, _nth: number, bounds: readonly number[]): readonly number[] {
    if (stream === 'yellow' || stream === 'blue' || stream === 'white') return [(this.faces.shift() ?? 1) - 1];
    if (stream === 'fenrir') return [0];
    return bounds.map((bound) => bound - 1);
  }
}

export class ValdaScenario extends Scenario<Valda, ValdaDecisions> {
  readonly dice: LoadedDice;

  constructor(names: readonly string[], options: object, chance: LoadedDice) {
    super(valda, names, { options: { startSeat: 0, ...options } }, chance, { procedure: game.name, step: 'turns' });
    this.dice = chance;
  }

  get table(): ValdaTable {
    return this.state.table;
  }

  player(who: Who): ValdaPlayer;
  player(who: Who, board: Board): this;
  player(who: Who, board?: Board): ValdaPlayer | this {
    const seat = this.seat(who);
    if (!board) return itemAt(this.table.players, seat);
    return this.arrange(({ table }) => setUp(table, seat, board));
  }

  /** Deals these cards; without cards, what the player holds. The public record of a weapon names its holder. */
  hand(who: Who): readonly ValdaCardId[];
  hand(who: Who, ...cards: readonly ValdaCardId[]): this;
  hand(who: Who, ...cards: readonly ValdaCardId[]): readonly ValdaCardId[] | this {
    const seat = this.seat(who);
    if (cards.length === 0) return itemAt(this.state.hands, seat).cards;
    return this.arrange((state) => {
      for (const card of cards) {
        takeFromDeck(state, card);
        dealTo(state, seat, card);
      }
    });
  }

  /** Cards face-up before a player, in the action phase. */
  display(who: Who, ...cards: readonly ValdaCardId[]): this {
    const seat = this.seat(who);
    return this.arrange((state) => {
      for (const card of cards) {
        takeFromDeck(state, card);
        itemAt(state.table.players, seat).display.push(card);
        noteWeaponSeen(state.table, card, seat);
      }
    });
  }

  pile(pile: BaseDeck, ...cards: readonly ValdaCardId[]): this {
    return this.arrange((state) => {
      for (const card of cards) {
        takeFromDeck(state, card);
        state.table.piles[pile].push(card);
      }
    });
  }

  /** These cards lie on top of a deck, the first one uppermost. */
  top(deck: DeckId, ...cards: readonly ValdaCardId[]): this {
    return this.arrange((state) => {
      for (const card of cards.toReversed()) {
        takeFromDeck(state, card);
        state.box.decks[deck].push(card);
        state.table.decks[deck]++;
      }
    });
  }

  /** Only these cards are left in a deck; the others went to a pile, and a weapon out of the game. */
  only(deck: DeckId, ...cards: readonly ValdaCardId[]): this {
    return this.arrange((state) => {
      const left = [...cards];
      for (const card of state.box.decks[deck].splice(0)) {
        const place = left.indexOf(card);
        if (place >= 0) left.splice(place, 1);
        else if (cardOf(card).kind === 'divine-weapon') removeWeapon(state.table, card);
        else state.table.piles[cardOf(card).kind === 'action' ? 'A' : 'B'].push(card);
      }
      state.box.decks[deck] = [...cards].reverse();
      state.table.decks[deck] = cards.length;
    });
  }

  /** A base deck holds exactly these cards, the first one uppermost, and its pile these; the player named holds all others of both. */
  stock(
    name: BaseDeck,
    { deck, pile, rest }: { readonly deck: readonly ValdaCardId[]; readonly pile: readonly ValdaCardId[]; readonly rest: Who },
  ): this {
    const seat = this.seat(rest);
    return this.arrange((state) => {
      for (const card of state.table.piles[name].splice(0)) {
        state.box.decks[name].push(card);
        state.table.decks[name]++;
      }
      for (const card of [...deck, ...pile]) takeFromDeck(state, card);
      for (const card of state.box.decks[name].splice(0)) dealTo(state, seat, card);
      state.box.decks[name] = deck.toReversed();
      state.table.decks[name] = deck.length;
      state.table.piles[name] = [...pile];
    });
  }

  /** VA-16.1: the public record of where a god's weapon may be. Its true place is always part of it. */
  mayHold(realm: Realm, ...places: readonly (Who | 'deck')[]): this {
    return this.arrange((state) => {
      const record = places.map((place) => (place === 'deck' ? place : this.seat(place)));
      const truth = weaponPlace(state, realm);
      state.table.weapons[realm] = record.some((place) => place === truth) ? record : [...record, truth];
    });
  }

  /** The weapon of this god was played and has left the game. */
  weaponGone(realm: Realm): this {
    return this.arrange((state) => {
      const weapon = weaponOf(realm);
      takeFromDeck(state, weapon);
      removeWeapon(state.table, weapon);
    });
  }

  /** VA-13.9: the active player has borrowed a temple of this player. */
  loan(realm: Realm, lender: Who): this {
    const seat = this.seat(lender);
    return this.arrange(({ table }) => {
      table.loans.push({ realm, lender: seat });
    });
  }

  round(round: number): this {
    return this.arrange(({ table }) => {
      table.round = round;
    });
  }

  /** A player's turn goes on with this phase; with the name of a step, in the middle of it. */
  phase(phase: ValdaPhase, who: Who = 0, step?: string): this {
    const seat = this.seat(who);
    return this.arrange(({ table }) => {
      table.active = seat;
      table.phase = phase;
    }).goOn(...(step === undefined ? this.#turn(seat, phase) : this.#within(seat, phase, step)));
  }

  /** The action phase with its open draw behind it. */
  acting(who: Who = 0): this {
    return this.phase('actions', who, 'ask');
  }

  rolls(...faces: readonly number[]): this {
    this.dice.faces.push(...faces);
    return this;
  }

  /** Plays a card in the action phase. */
  plays(who: Who, card: ValdaCardId): this {
    return this.answer(who, 'act', { do: 'play', card });
  }

  draws(who: Who, deck: BaseDeck): this {
    return this.answer(who, 'act', { do: 'draw', deck });
  }

  builds(who: Who, realm: Realm): this {
    return this.answer(who, 'build', { do: 'temple', realm });
  }

  attacks(who: Who, card: ValdaCardId): this {
    return this.answer(who, 'attack', { do: 'attack', card });
  }

  /** Answers an attack with these cards, or with none. */
  defends(who: Who, ...cards: readonly ValdaCardId[]): this {
    return this.answer(who, 'defend', { do: 'defend', cards });
  }

  /** Everybody who is polled passes, as long as a window is open. */
  everybodyPasses(): this {
    for (let [name] = this.waitingFor(); name !== undefined; [name] = this.waitingFor()) {
      if (!this.isAsked(name, 'respond') && !this.isAsked(name, 'respond-to-attack')) break;
      this.answer(name, { do: 'pass' });
    }
    return this;
  }

  resources(who: Who): readonly number[] {
    return RESOURCES.map((kind: Resource) => this.player(who).resources[kind]);
  }

  #turn(seat: Seat, step: string): readonly Frame[] {
    return [this.frame(game, { played: seat + 1 }, 'turns'), this.frame(turn, { seat }, step)];
  }

  /** The frames of a phase under way. */
  #within(seat: Seat, phase: ValdaPhase, step: string): readonly Frame[] {
    const outer = this.#turn(seat, PHASES[PHASES.indexOf(phase) + 1] ?? 'end');
    switch (phase) {
      case 'resources':
        return [...outer, this.frame(resourcePhase, { seat }, step)];
      case 'actions':
        return [...outer, this.frame(actionPhase, { seat }, step)];
      case 'building':
        return [...outer, this.frame(buildingPhase, { seat }, step)];
      case 'attack':
        return [...outer, this.frame(attackPhase, { seat, order: [] }, step)];
      case 'followers':
        return [...outer, this.frame(followersPhase, { seat }, step)];
    }
  }
}

/** Empty hands and boards, all cards in their decks, and nobody has taken a god card. */
export function valdaTable(names: readonly string[] = ['P0', 'P1', 'P2'], options: object = {}): ValdaScenario {
  const t = new ValdaScenario(names, options, new LoadedDice());
  return t.arrange((state) => {
    state.hands.forEach((hand, seat) => {
      for (const card of hand.cards.splice(0)) putBack(state, card);
      const player = itemAt(state.table.players, seat);
      Object.assign(player, { hand: 0, origins: [] });
      for (const card of player.display.splice(0)) putBack(state, card);
      for (const kind of RESOURCES) {
        state.table.supply[kind] += player.resources[kind];
        player.resources[kind] = 0;
      }
    });
  });
}

/** A match as it begins. */
export function valdaSetup(names: readonly string[], options: object = {}, chance: LoadedDice = new LoadedDice()): ValdaScenario {
  return new ValdaScenario(names, options, chance);
}

export function seatsNamed(count: number): readonly string[] {
  return Array.from({ length: count }, (_, seat) => `P${seat}`);
}
