/** The scenario words of Lords of Ragnarok: lay out regions, armies, monsters and cards, and play on from any procedure. */
import { itemAt, type Procedure } from '../../../kernel/index.ts';
import { type Named, Scenario, type Who } from '../../../testkit/index.ts';
import { prophetTurn } from '../automa/turn.ts';
import { monsterOf } from '../content/content.ts';
import type { LordsDecisions } from '../decisions.ts';
import { battle } from '../flow/battle/battle.ts';
import { game } from '../flow/game.ts';
import { hunt } from '../flow/monsters/hunt.ts';
import { humanTurn } from '../flow/turn/turn.ts';
import {
  type ActionCardId,
  type AttributeId,
  BLESSINGS,
  type BlessingId,
  COMBAT_CARDS,
  type HeroId,
  type LordsCardId,
  type LordsMonsterId,
  type MonumentId,
  type OmenId,
  type RuneId,
  type SeaId,
  type TieBreak,
  type TurnStep,
  type WheelAction,
} from '../ids.ts';
import { isBoss, lordsOfRagnarok } from '../index.ts';
import type { Army, Human, Hunt, Lords, LordsTable, Party, Person, Prophet } from '../state.ts';
import { numberOf } from '../table/cards.ts';
import { partiesAt } from '../table/parties.ts';
import { handOf, personIn, placeOf, takeFromDeck } from './arranging.ts';
import { type Die, LoadedChance, MONSTER_FACE, SURTUR_FACE } from './loaded.ts';

export class LordsScenario extends Scenario<Lords, LordsDecisions> {
  readonly #dice: LoadedChance;

  constructor(names: readonly string[], options: object, dice: LoadedChance) {
    super(lordsOfRagnarok, names, { options }, dice, { procedure: game.name, step: 'look' });
    this.#dice = dice;
  }

  get table(): LordsTable {
    return this.state.table;
  }

  surtur(...faces: readonly (keyof typeof SURTUR_FACE)[]): this {
    return this.falls('surtur-die', ...faces.map((face) => SURTUR_FACE[face]));
  }

  monsterDie(...faces: readonly (keyof typeof MONSTER_FACE)[]): this {
    return this.falls('monster-die', ...faces.map((face) => MONSTER_FACE[face]));
  }

  /** The next faces of a die, or the places of what is drawn at random, counted from 1. */
  falls(die: Die, ...faces: readonly number[]): this {
    this.#dice.fall(die, ...faces);
    return this;
  }

  /** A human by name or seat; a prophet by his hero. */
  party(who: Who): Party {
    const prophet = this.table.prophets.find((one) => one.prophet === who || one.prophet === `prophet-${who}`);
    return prophet ? prophet.prophet : this.seat(who);
  }

  /** Where a human or a prophet stands and what there is of him. */
  person(who: Who): Person {
    return personIn(this.state, this.party(who));
  }

  human(who: Who): Human {
    return itemAt(this.table.humans, this.seat(who));
  }

  prophet(who: string): Prophet {
    const found = this.table.prophets.find((one) => one.prophet === this.party(who));
    if (!found) throw new Error(`${who} is no prophet.`);
    return found;
  }

  armies(who: Who): readonly (readonly [number, number])[] {
    return this.person(who).armies.map((army) => [army.at, army.strength]);
  }

  cards(who: Who): readonly LordsCardId[] {
    return handOf(this.state, this.party(who));
  }

  control(who: Who, ...regions: readonly number[]): this {
    const party = this.party(who);
    return this.arrange(({ table }) => {
      for (const region of regions) table.control[region - 1] = party;
    });
  }

  /** Armies as pairs of region and strength. Where armies of another stand, a battle waits (LR-8.1). */
  army(who: Who, ...armies: readonly (readonly [number, number])[]): this {
    const party = this.party(who);
    return this.arrange((state) => {
      const { armies: own } = personIn(state, party);
      const { table } = state;
      for (const [region, strength] of armies) {
        own.push({ army: own.length, at: region, strength });
        if (partiesAt(table, region).length > 1 && !table.pending.includes(region)) table.pending.push(region);
      }
    });
  }

  hero(who: Who, region: number): this {
    return this.set(who, { at: region });
  }

  set(who: Who, change: Partial<Human> | Partial<Prophet>): this {
    const party = this.party(who);
    return this.arrange((state) => Object.assign(personIn(state, party), change));
  }

  attributes(who: Who, attributes: Partial<Record<AttributeId, number>>): this {
    const party = this.party(who);
    return this.arrange((state) => Object.assign(personIn(state, party).attributes, attributes));
  }

  runes(who: Who, runes: Partial<Record<RuneId, number>>): this {
    const party = this.party(who);
    return this.arrange((state) => Object.assign(personIn(state, party).runes, runes));
  }

  /** What lies in every forge. */
  forges(rune: RuneId | null): this {
    return this.arrange(({ table }) => {
      for (const forge of table.forges) forge.rune = rune;
    });
  }

  /** Cards from the deck into a hand. */
  hand(who: Who, ...cards: readonly LordsCardId[]): this {
    const party = this.party(who);
    return this.arrange((state) => {
      for (const card of cards) takeFromDeck(state, card);
      handOf(state, party).push(...cards);
      personIn(state, party).cards += cards.length;
    });
  }

  /** So many cards of any kind, from the bottom of the deck. */
  anyCards(who: Who, count: number): this {
    const party = this.party(who);
    return this.arrange((state) => {
      const numbers = state.box.deck.splice(0, count);
      state.table.deck -= numbers.length;
      handOf(state, party).push(...numbers.map((number) => itemAt(COMBAT_CARDS, number)));
      personIn(state, party).cards += numbers.length;
    });
  }

  /** These lie on top of the combat deck, the first one uppermost. */
  top(...cards: readonly LordsCardId[]): this {
    return this.arrange((state) => {
      for (const card of cards.toReversed()) {
        takeFromDeck(state, card);
        state.box.deck.push(numberOf(card));
        state.table.deck++;
      }
    });
  }

  /** The combat deck holds exactly these cards, the first one uppermost, and the discards these; the player named holds all others. */
  piles({
    deck,
    discards,
    rest,
  }: {
    readonly deck: readonly LordsCardId[];
    readonly discards: readonly LordsCardId[];
    readonly rest: Who;
  }): this {
    const party = this.party(rest);
    return this.arrange((state) => {
      const { table, box } = state;
      box.deck.push(...table.discards.splice(0).map(numberOf));
      for (const card of [...deck, ...discards]) takeFromDeck(state, card);
      const others = box.deck.map((number) => itemAt(COMBAT_CARDS, number));
      handOf(state, party).push(...others);
      personIn(state, party).cards += others.length;
      box.deck = deck.toReversed().map(numberOf);
      table.deck = deck.length;
      table.discards = [...discards];
    });
  }

  blessings(who: Who, ...blessings: readonly BlessingId[]): this {
    const party = this.party(who);
    return this.arrange((state) => {
      const gone = blessings.find((one) => !state.box.blessings.includes(one));
      if (gone) throw new Error(`${gone} does not lie in the deck of blessings any more.`);
      state.box.blessings = state.box.blessings.filter((one) => !blessings.includes(one));
      state.table.blessings = state.box.blessings.length;
      personIn(state, party).blessings.push(...blessings);
    });
  }

  /** So many cards under a prophet's board. */
  tucked(who: string, count: number): this {
    return this.blessings(who, ...BLESSINGS.slice(-count));
  }

  row(who: string, cards: readonly ActionCardId[], chosen: number | null = 0): this {
    return this.set(who, { row: [...cards], chosen });
  }

  /** LR-22.3: the prophet's chosen card breaks ties this way. Unless a test says so or lays a row, it is MIN. */
  tieBreaker(who: string, tieBreak: TieBreak): this {
    return this.set(who, { chosen: placeOf(this.prophet(who), tieBreak) });
  }

  monster(monster: LordsMonsterId, region: number, owner: Who | null = null): this {
    return this.#place(monster, { at: region }, owner);
  }

  /** LR-50.5: where a sea monster is and whom it obeys. */
  seaMonster(monster: LordsMonsterId, sea: SeaId, owner: Who | null = null): this {
    return this.#place(monster, { at: 0, sea }, owner);
  }

  #place(monster: LordsMonsterId, place: { readonly at: number; readonly sea?: SeaId }, owner: Who | null): this {
    const party = owner === null ? null : this.party(owner);
    return this.arrange(({ table }) => {
      const there = table.monsters.find((one) => one.monster === monster);
      if (there) Object.assign(there, { ...place, owner: party });
      else table.monsters.unshift({ monster, ...place, owner: party, wounds: monsterOf(monster).woundFields.map(() => null) });
    });
  }

  wounds(monster: LordsMonsterId, who: Who, ...fields: readonly number[]): this {
    const party = this.party(who);
    return this.arrange(({ table }) => {
      const there = table.monsters.find((one) => one.monster === monster);
      if (!there) throw new Error(`The ${monster} is not on the map.`);
      for (const field of fields) there.wounds[field] = party;
    });
  }

  temple(...regions: readonly number[]): this {
    return this.arrange(({ table }) => {
      table.temples.push(...regions);
    });
  }

  devastated(...regions: readonly number[]): this {
    return this.arrange(({ table }) => {
      table.devastated = [...regions];
    });
  }

  /** The markers on a space of the wheel, the topmost last. */
  wheel(action: WheelAction, ...markers: readonly Who[]): this {
    return this.arrange(({ table }) => {
      table.wheel[action] = markers.map((who) => this.party(who));
    });
  }

  /** These omens are fulfilled and lie face down. */
  omens(...omens: readonly OmenId[]): this {
    return this.arrange(({ table }) => {
      table.omens = [...omens];
    });
  }

  /** The levels of the monuments; those left out stay as they are. */
  monuments(levels: Partial<Record<MonumentId, number>>): this {
    return this.arrange(({ table }) => Object.assign(table.monuments, levels));
  }

  /** LR-45.2: who holds the fate marker. */
  fate(who: Who): this {
    const seat = this.seat(who);
    return this.arrange(({ table }) => {
      table.fate = seat;
    });
  }

  /** LR-40.4: a devastation marker was placed since the last human turn. */
  scorched(): this {
    return this.arrange(({ table }) => {
      table.scorched = true;
    });
  }

  /** LR-13.5: Ragnarok has begun, and these still have a last turn. */
  lastTurns(...parties: readonly Who[]): this {
    return this.arrange(({ table }) => {
      table.last = parties.map((who) => this.party(who));
    });
  }

  /** The turn of a human or a prophet, from its beginning or from a later step. */
  turn(who: Who, step?: Exclude<TurnStep, 'set-up' | 'over'>): this {
    const party = this.party(who);
    this.arrange(({ table }) => Object.assign(table, { active: party, used: [] }));
    const inner = typeof party === 'number' ? this.frame(humanTurn, { seat: party }, step) : this.frame(prophetTurn, { who: party }, step);
    return this.goOn(this.frame(game, {}, 'look'), inner);
  }

  /** Armies of both stand in the region: the first has come, and they fight. */
  battle(attacker: Who, defender: Who, region: number): this {
    const sides = { attacker: this.party(attacker), defender: this.party(defender) };
    return this.run(attacker, battle, { region, ...sides, waiting: [], injured: false, won: false });
  }

  /** A hunt is under way: the monster attacks like this; without an attack, the hunter is about to cover wounds. */
  hunting(who: Who, monster: LordsMonsterId, { attack = null, covered = [] }: Partial<Pick<Hunt, 'attack' | 'covered'>> = {}): this {
    const hunter = this.seat(who);
    this.arrange(({ table }) => {
      table.hunt = { hunter, monster, out: [], attack, covered: [...covered], reflexes: false };
    });
    return this.run(who, hunt, { seat: hunter, monster, effects: 0 }, attack === null ? 'wounds' : 'attacked');
  }

  /** The rules run this procedure and nothing else, with this participant active. */
  run<L extends object, R>(active: Who, procedure: Procedure<Lords, L, R>, locals: Named<L> & object, step?: string): this {
    const party = this.party(active);
    return this.arrange(({ table }) => {
      table.active = party;
    }).enter(procedure, locals, step);
  }
}

/** An empty map: heroes far away, monsters gone but Loki in 10, no cards, runes, armies or control. Prophets break ties by MIN. */
export function lordsTable(
  names: readonly string[] = ['X'],
  prophets: readonly HeroId[] = ['ragnar'],
  options: object = {},
): LordsScenario {
  const t = lordsSetup(names, prophets, options);
  return t.arrange((state) => {
    const { table, box, hands } = state;
    for (const hand of hands) box.deck.unshift(...hand.cards.splice(0).map(numberOf));
    for (const { hand } of box.prophets) box.deck.unshift(...hand.splice(0).map(numberOf));
    for (const who of [...table.humans, ...table.prophets]) {
      box.blessings.unshift(...who.blessings.splice(0));
      const nothing = { armies: [] as Army[], runes: { THURISAZ: 0, ANSUZ: 0, FEHU: 0 }, cards: 0, priests: 0, sent: [] };
      Object.assign(who, { ...nothing, at: 1 });
    }
    for (const prophet of table.prophets) prophet.chosen = placeOf(prophet, 'MIN');
    const sea = table.side === 'small' ? 'sea-s5' : 'sea-l5';
    for (const human of table.humans) Object.assign(human, { sea, ...(human.snekkar ? { snekkar: [sea, sea] } : {}) });
    table.deck = box.deck.length;
    table.blessings = box.blessings.length;
    table.monsters = table.monsters.filter(({ monster }) => isBoss(monster));
    table.control = table.control.map(() => null);
    table.devastated = [];
    table.owed = [];
    table.step = 'prayer';
    table.round = 1;
  });
}

/** A match as it begins; the prophets in the order given. */
export function lordsSetup(
  names: readonly string[] = ['X'],
  prophets: readonly HeroId[] = [],
  options: object = {},
  dice: LoadedChance = new LoadedChance(),
): LordsScenario {
  return new LordsScenario(names, { prophets: prophets.length, prophetHeroes: prophets, ...options }, dice);
}
