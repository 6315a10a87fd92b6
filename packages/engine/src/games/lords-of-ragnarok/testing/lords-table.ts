/** The scenario words of Lords of Ragnarok: lay out regions, armies, monsters and cards, and play on from any procedure. */
import { at, type Chance, type Procedure } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/index.ts';
import { monsterOf } from '../content/content.ts';
import type { LordsEvent } from '../events.ts';
import {
  type ActionCardId,
  type AttributeId,
  BLESSINGS,
  type BlessingId,
  type CardId,
  COMBAT_CARDS,
  type HeroId,
  type MonsterId,
  type RuneId,
} from '../ids.ts';
import { lordsOfRagnarok } from '../index.ts';
import type { Army, Human, Lords, Party, Person, Prophet, Table } from '../state.ts';
import { numberOf } from '../table/cards.ts';

const DICE = ['monster-die', 'surtur-die', 'rune', 'discard', 'pile', 'blessing', 'prophet-hero', 'turn-order'];

/** Chance with a will: dice fall as told, otherwise on their first face; piles stay as they lie. */
export class Loaded implements Chance {
  readonly #told = new Map<string, number[]>();

  fall(stream: string, ...faces: readonly number[]): void {
    this.#told.set(stream, [...(this.#told.get(stream) ?? []), ...faces]);
  }

  draw(stream: string, _nth: number, bounds: readonly number[]): readonly number[] {
    if (!DICE.includes(stream)) return bounds.map((bound) => bound - 1);
    return [(this.#told.get(stream)?.shift() ?? 1) - 1];
  }
}

/** The places of the faces on the two dice. */
const SURTUR_FACE = { 1: 1, 2: 4, 3: 6 } as const;
const MONSTER_FACE = { AREA_ATTACK: 1, MOVE: 3, CHOICE: 6 } as const;

type State = LordsScenario['state'];

class LordsScenario extends Scenario<Lords> {
  readonly #dice: Loaded;

  constructor(names: readonly string[], options: object, dice: Loaded) {
    super(lordsOfRagnarok, names, { options }, dice);
    this.#dice = dice;
  }

  get table(): Table {
    return this.state.table;
  }

  surtur(...faces: readonly (keyof typeof SURTUR_FACE)[]): this {
    this.#dice.fall('surtur-die', ...faces.map((face) => SURTUR_FACE[face]));
    return this;
  }

  monsterDie(...faces: readonly (keyof typeof MONSTER_FACE)[]): this {
    this.#dice.fall('monster-die', ...faces.map((face) => MONSTER_FACE[face]));
    return this;
  }

  party(name: string): Party {
    const prophet = this.table.prophets.find((one) => one.prophet === name || one.prophet === `prophet-${name}`);
    return prophet ? prophet.prophet : this.seat(name);
  }

  /** Where a human or a prophet stands and what there is of him. */
  person(name: string): Person {
    return personIn(this.state, this.party(name));
  }

  human(name: string): Human {
    return at(this.table.humans, this.seat(name));
  }

  prophet(name: string): Prophet {
    const found = this.table.prophets.find((one) => one.prophet === this.party(name));
    if (!found) throw new Error(`${name} is no prophet`);
    return found;
  }

  armies(name: string): readonly (readonly [number, number])[] {
    return this.person(name).armies.map((army) => [army.at, army.strength]);
  }

  cards(name: string): readonly CardId[] {
    const party = this.party(name);
    if (typeof party === 'number') return at(this.state.hands, party).cards;
    return at(
      this.state.box.prophets,
      this.table.prophets.findIndex((one) => one.prophet === party),
    ).hand;
  }

  control(name: string, ...regions: readonly number[]): this {
    const party = this.party(name);
    return this.arrange(({ table }) => {
      for (const region of regions) table.control[region - 1] = party;
    });
  }

  /** Armies as pairs of region and strength. */
  army(name: string, ...armies: readonly (readonly [number, number])[]): this {
    const party = this.party(name);
    return this.arrange((state) => {
      const who = personIn(state, party);
      for (const [region, strength] of armies) who.armies.push({ army: who.armies.length, at: region, strength });
    });
  }

  hero(name: string, region: number): this {
    return this.set(name, { at: region });
  }

  set(name: string, change: Partial<Human> | Partial<Prophet>): this {
    const party = this.party(name);
    return this.arrange((state) => Object.assign(personIn(state, party), change));
  }

  attributes(name: string, attributes: Partial<Record<AttributeId, number>>): this {
    const party = this.party(name);
    return this.arrange((state) => Object.assign(personIn(state, party).attributes, attributes));
  }

  runes(name: string, runes: Partial<Record<RuneId, number>>): this {
    const party = this.party(name);
    return this.arrange((state) => Object.assign(personIn(state, party).runes, runes));
  }

  /** Cards from the deck into a hand. */
  hand(name: string, ...cards: readonly CardId[]): this {
    const party = this.party(name);
    return this.arrange((state) => {
      for (const card of cards) takeFromDeck(state, card);
      handOf(state, party).push(...cards);
      personIn(state, party).cards += cards.length;
    });
  }

  /** So many cards of whatever kind, from the bottom of the deck. */
  anyCards(name: string, count: number): this {
    const party = this.party(name);
    return this.arrange((state) => {
      const numbers = state.box.deck.splice(0, count);
      state.table.deck -= count;
      handOf(state, party).push(...numbers.map((number) => at(COMBAT_CARDS, number)));
      personIn(state, party).cards += count;
    });
  }

  /** These lie on top of the combat deck, the first one uppermost. */
  top(...cards: readonly CardId[]): this {
    return this.arrange((state) => {
      for (const card of cards.toReversed()) {
        takeFromDeck(state, card);
        state.box.deck.push(numberOf(card));
        state.table.deck++;
      }
    });
  }

  blessings(name: string, ...blessings: readonly BlessingId[]): this {
    const party = this.party(name);
    return this.arrange((state) => {
      state.box.blessings = state.box.blessings.filter((one) => !blessings.includes(one));
      state.table.blessings = state.box.blessings.length;
      personIn(state, party).blessings.push(...blessings);
    });
  }

  /** So many cards under a prophet's board. */
  tucked(name: string, count: number): this {
    return this.blessings(name, ...BLESSINGS.slice(-count));
  }

  row(name: string, cards: readonly ActionCardId[], chosen: number | null = 0): this {
    return this.set(name, { row: [...cards], chosen });
  }

  monster(monster: MonsterId, region: number, owner: string | null = null): this {
    const party = owner === null ? null : this.party(owner);
    return this.arrange(({ table }) => {
      const there = table.monsters.find((one) => one.monster === monster);
      if (there) Object.assign(there, { at: region, owner: party });
      else table.monsters.unshift({ monster, at: region, owner: party, wounds: monsterOf(monster).woundFields.map(() => null) });
    });
  }

  wounds(monster: MonsterId, name: string, ...fields: readonly number[]): this {
    const party = this.party(name);
    return this.arrange(({ table }) => {
      const there = table.monsters.find((one) => one.monster === monster);
      for (const field of fields) if (there) there.wounds[field] = party;
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

  /** The rules run this procedure and nothing else, with this participant active. */
  run<L extends object, R>(active: string, procedure: Procedure<Lords, L, R>, locals: L, step: string = at(procedure.steps, 0).name): this {
    const party = this.party(active);
    return this.arrange(({ table }) => {
      table.active = party;
    }).goOn({ procedure: procedure.name, step, locals });
  }

  told<E extends LordsEvent['event']>(event: E): Extract<LordsEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<LordsEvent, { event: E }> => one.event === event);
  }

  /** The key of the decision that the seat has before it. */
  question(name: string): string {
    return this.asked(name).prompt.key;
  }
}

function personIn({ table }: State, party: Party): Person {
  if (typeof party === 'number') return at(table.humans, party);
  const found = table.prophets.find((one) => one.prophet === party);
  if (!found) throw new Error(`no ${party} here`);
  return found;
}

function handOf(state: State, party: Party): CardId[] {
  if (typeof party === 'number') return at(state.hands, party).cards;
  return at(
    state.box.prophets,
    state.table.prophets.findIndex((one) => one.prophet === party),
  ).hand;
}

function takeFromDeck(state: State, card: CardId): void {
  const place = state.box.deck.indexOf(numberOf(card));
  if (place < 0) throw new Error(`no ${card} is left`);
  state.box.deck.splice(place, 1);
  state.table.deck--;
}

/** An empty map: heroes far away, monsters gone but Loki in 10, no cards, runes, armies or control. */
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
    for (const prophet of table.prophets) prophet.chosen = 0;
    for (const human of table.humans) Object.assign(human, { sea: table.side === 'small' ? 'sea-s5' : 'sea-l5' });
    table.deck = box.deck.length;
    table.blessings = box.blessings.length;
    table.monsters = table.monsters.filter(({ monster }) => monster === 'loki');
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
  dice: Loaded = new Loaded(),
): LordsScenario {
  return new LordsScenario(names, { prophets: prophets.length, prophetHeroes: prophets, ...options }, dice);
}
