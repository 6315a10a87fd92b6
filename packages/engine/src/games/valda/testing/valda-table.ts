/** The scenario words of Valda: deal hands, build temples, fill piles, say who may hold a weapon, and play on from any phase. */
import { at, type Chance, type Frame, type Seat } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/index.ts';
import { cardOf } from '../content/content.ts';
import type { ValdaEvent } from '../events.ts';
import type { BaseDeck, CardId, DeckId, Phase, Realm, Resource } from '../ids.ts';
import { DECKS, RESOURCES } from '../ids.ts';
import { valda } from '../index.ts';
import type { Player, Valda, ValdaTable } from '../state.ts';

/** What a player has; what is left out stays as it is. */
interface Board {
  readonly followers?: number;
  readonly gold?: number;
  readonly diamond?: number;
  readonly blood?: number;
  readonly mines?: number;
  readonly drills?: number;
  readonly temples?: Partial<Record<Realm, number>>;
}

/** Chance with a will: dice fall as told, piles stay as they lie, the first card is stolen. */
export class Loaded implements Chance {
  readonly faces: number[] = [];

  draw(stream: string, _nth: number, bounds: readonly number[]): readonly number[] {
    if (stream === 'yellow' || stream === 'blue' || stream === 'white') return [(this.faces.shift() ?? 1) - 1];
    if (stream === 'fenrir') return [0];
    return bounds.map((bound) => bound - 1);
  }
}

class ValdaScenario extends Scenario<Valda> {
  readonly dice: Loaded;

  constructor(names: readonly string[], options: object, chance: Loaded) {
    super(valda, names, { options: { startSeat: 0, ...options } }, chance);
    this.dice = chance;
  }

  get table(): ValdaTable {
    return this.state.table;
  }

  player(name: string): Player;
  player(name: string, board: Board): this;
  player(name: string, board?: Board): Player | this {
    const seat = this.seat(name);
    if (!board) return at(this.table.players, seat);
    return this.arrange(({ table }) => setUp(table, seat, board));
  }

  hand(name: string): readonly CardId[];
  hand(name: string, ...cards: readonly CardId[]): this;
  hand(name: string, ...cards: readonly CardId[]): readonly CardId[] | this {
    const seat = this.seat(name);
    if (cards.length === 0) return at(this.state.hands, seat).cards;
    return this.arrange((state) => {
      for (const card of cards) {
        takeAnywhere(state, card);
        at(state.hands, seat).cards.push(card);
        const player = at(state.table.players, seat);
        player.hand++;
        player.origins.push(cardOf(card).deck);
      }
    });
  }

  /** Cards face-up before a player, in the action phase. */
  display(name: string, ...cards: readonly CardId[]): this {
    return this.arrange((state) => {
      for (const card of cards) {
        takeAnywhere(state, card);
        at(state.table.players, this.seat(name)).display.push(card);
      }
    });
  }

  pile(pile: BaseDeck, ...cards: readonly CardId[]): this {
    return this.arrange((state) => {
      for (const card of cards) {
        takeAnywhere(state, card);
        state.table.piles[pile].push(card);
      }
    });
  }

  /** These cards lie on top of a deck, the first one uppermost. */
  top(deck: DeckId, ...cards: readonly CardId[]): this {
    return this.arrange((state) => {
      for (const card of cards.toReversed()) {
        takeAnywhere(state, card);
        state.box.decks[deck].push(card);
        state.table.decks[deck]++;
      }
    });
  }

  /** Only these cards are left in a deck; the others went to a pile or out of the game. */
  only(deck: DeckId, ...cards: readonly CardId[]): this {
    return this.arrange((state) => {
      const left = [...cards];
      for (const card of state.box.decks[deck].splice(0)) {
        const place = left.indexOf(card);
        if (place >= 0) left.splice(place, 1);
        else if (cardOf(card).kind === 'divine-weapon') state.table.removed.push(card);
        else state.table.piles[cardOf(card).kind === 'action' ? 'A' : 'B'].push(card);
      }
      state.box.decks[deck] = [...cards].reverse();
      state.table.decks[deck] = cards.length;
    });
  }

  /** VA-16.1: the public location set of a god's weapon. */
  mayHold(realm: Realm, ...places: readonly string[]): this {
    return this.arrange(({ table }) => {
      table.weapons[realm] = places.map((place) => (place === 'deck' || place === 'removed' ? place : this.seat(place)));
    });
  }

  /** The first player's turn goes on with this phase. */
  phase(phase: Phase, seat: Seat = 0): this {
    return this.arrange(({ table }) => {
      table.active = seat;
      table.phase = phase;
    }).goOn(...turnFrames(seat, phase));
  }

  /** The action phase with its open draw behind it. */
  acting(seat: Seat = 0): this {
    return this.arrange(({ table }) => {
      table.active = seat;
      table.phase = 'actions';
    }).goOn(...turnFrames(seat, 'building'), { procedure: 'action-phase', step: 'ask', locals: { seat } });
  }

  rolls(...faces: readonly number[]): this {
    this.dice.faces.push(...faces);
    return this;
  }

  /** Everybody who is polled passes, as long as a window is open. */
  everybodyPasses(): this {
    for (let asked = this.waitingFor(); asked.length > 0; asked = this.waitingFor()) {
      const name = at(asked, 0);
      const { key } = this.asked(name).prompt;
      if (key !== 'respond' && key !== 'respond-to-attack') break;
      this.answer(name, { do: 'pass' });
    }
    return this;
  }

  resources(name: string): readonly number[] {
    return RESOURCES.map((kind: Resource) => this.player(name).resources[kind]);
  }

  told<E extends ValdaEvent['event']>(event: E): Extract<ValdaEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<ValdaEvent, { event: E }> => one.event === event);
  }

  /** The key of the decision that the seat has before it. */
  question(name: string): string {
    return this.asked(name).prompt.key;
  }
}

function turnFrames(seat: Seat, step: string): readonly Frame[] {
  return [
    { procedure: 'game', step: 'turns', locals: { played: seat + 1 } },
    { procedure: 'turn', step, locals: { seat } },
  ];
}

/** Empty hands and boards, all cards in their decks, and nobody has taken a god card. */
export function valdaTable(names: readonly string[] = ['P0', 'P1', 'P2'], options: object = {}): ValdaScenario {
  const t = new ValdaScenario(names, options, new Loaded());
  return t.arrange((state) => {
    state.hands.forEach((hand, seat) => {
      for (const card of hand.cards.splice(0)) putBack(state, card);
      const player = at(state.table.players, seat);
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
export function valdaSetup(names: readonly string[], options: object = {}, chance: Loaded = new Loaded()): ValdaScenario {
  return new ValdaScenario(names, options, chance);
}

export function seatsNamed(count: number): readonly string[] {
  return Array.from({ length: count }, (_, seat) => `P${seat}`);
}

type Arranged = ValdaScenario['state'];

function putBack(state: Arranged, card: CardId): void {
  const { deck } = cardOf(card);
  state.box.decks[deck].unshift(card);
  state.table.decks[deck]++;
}

/** From a deck, and only if need be from elsewhere: cards are never made. */
function takeAnywhere(state: Arranged, card: CardId): void {
  for (const deck of DECKS) {
    const place = state.box.decks[deck].indexOf(card);
    if (place < 0) continue;
    state.box.decks[deck].splice(place, 1);
    state.table.decks[deck]--;
    return;
  }
  throw new Error(`no ${card} is left`);
}

function setUp(table: ValdaTable, seat: Seat, { temples, gold, diamond, blood, ...plain }: Board): void {
  const player = at(table.players, seat);
  Object.assign(player, plain);
  Object.assign(player.temples, temples);
  for (const [kind, amount] of [['gold', gold] as const, ['diamond', diamond] as const, ['blood', blood] as const]) {
    if (amount === undefined) continue;
    table.supply[kind] += player.resources[kind] - amount;
    player.resources[kind] = amount;
  }
}
