/** The scenario words of Blood Rage: put figures somewhere, deal hands, lay out upgrades, and play on from there. */
import { at, type Chance, fastChance, must } from '../../../kernel/index.ts';
import { Scenario } from '../../../testkit/index.ts';
import { ALL_CARDS, cardOf, monsterOn } from '../content/cards.ts';
import { SLOTS } from '../content/content.ts';
import type { BloodRageEvent } from '../events.ts';
import {
  type CardId,
  CLANS,
  type ClanId,
  type FigureKind,
  type GodId,
  type Phase,
  type Place,
  type ProvinceId,
  type TokenId,
} from '../ids.ts';
import { bloodRage } from '../index.ts';
import type { Options } from '../options.ts';
import type { BloodRage, Clan, Hand, Table } from '../state.ts';
import { strengthIn } from '../table/strength.ts';

/** Figures by where they stand. */
type Standing = Readonly<Partial<Record<Place, readonly FigureKind[]>>>;

export class BloodRageScenario extends Scenario<BloodRage> {
  get table(): Table {
    return this.state.table;
  }

  clan(name: string): Clan {
    return at(this.table.clans, this.seat(name));
  }

  handOf(name: string): Hand {
    return at(this.state.hands, this.seat(name));
  }

  /** Puts figures of a clan out of the reserve onto these places. */
  place(name: string, standing: Standing): this {
    const seat = this.seat(name);
    return this.arrange(({ table }) => {
      const { figures } = at(table.clans, seat);
      for (const [place, kinds] of Object.entries(standing)) {
        for (const kind of kinds) {
          const found = figures.find((figure) => figure.kind === kind && figure.at === 'reserve');
          must(found, `a ${kind} in reserve`).at = known(place);
        }
      }
    });
  }

  /** Deals exactly these cards, by the rows of the content file. */
  hand(name: string, ...rows: readonly string[]): this {
    const seat = this.seat(name);
    return this.arrange((state) => {
      const hand = at(state.hands, seat);
      hand.gone.push(...hand.cards);
      hand.cards = [];
      for (const row of rows) hand.cards.push(take(state, row));
      at(state.table.clans, seat).hand = hand.cards.length;
    });
  }

  /** Commits these quests. */
  quests(name: string, ...rows: readonly string[]): this {
    const seat = this.seat(name);
    return this.arrange((state) => {
      const hand = at(state.hands, seat);
      for (const row of rows) hand.quests.push(take(state, row));
      at(state.table.clans, seat).quests = hand.quests.length;
    });
  }

  /** Lays out upgrades, each in its first free slot; monsters and mystics come into the reserve. */
  upgrades(name: string, ...rows: readonly string[]): this {
    const seat = this.seat(name);
    return this.arrange((state) => {
      const clan = at(state.table.clans, seat);
      for (const row of rows) {
        const card = take(state, row);
        const slot = SLOTS.findIndex((kind, i) => kind === cardOf(card).kind && clan.slots[i] === null);
        clan.slots[slot] = card;
        const monster = monsterOn(card);
        if (monster) clan.figures.push({ kind: monster, at: 'reserve' });
        if (cardOf(card).params.mystic && clan.figures.filter(({ kind }) => kind === 'mystic').length < 2) {
          clan.figures.push({ kind: 'mystic', at: 'reserve' });
        }
      }
    });
  }

  sheet(name: string, change: Partial<Pick<Clan, 'rage' | 'glory' | 'passed'>> & { readonly stats?: Partial<Clan['stats']> }): this {
    const seat = this.seat(name);
    return this.arrange(({ table }) => {
      const clan = at(table.clans, seat);
      const { stats, ...plain } = change;
      Object.assign(clan, plain);
      Object.assign(clan.stats, stats);
    });
  }

  tokens(tokens: Readonly<Partial<Record<ProvinceId, TokenId>>>): this {
    return this.arrange(({ table }) => void Object.assign(table.tokens, tokens));
  }

  pillaged(...provinces: readonly ProvinceId[]): this {
    return this.arrange(({ table }) => {
      table.pillaged = [...provinces];
    });
  }

  /** Which provinces are destroyed, and which the three Ages will destroy. */
  world({
    destroyed = [],
    ragnarok = [],
  }: {
    readonly destroyed?: readonly ProvinceId[];
    readonly ragnarok?: readonly ProvinceId[];
  }): this {
    return this.arrange(({ table }) => {
      table.destroyed = [...destroyed];
      if (ragnarok.length > 0) table.ragnarok = [...ragnarok];
    });
  }

  god(god: GodId, province: ProvinceId): this {
    return this.arrange(({ table }) => {
      table.gods = [...table.gods.filter((standing) => standing.god !== god), { god, at: province }];
    });
  }

  age(age: number): this {
    return this.arrange((state) => {
      state.table.age = age;
      for (const hand of state.hands) while (hand.drafts.length < age) hand.drafts.push({ took: [], passed: [] });
    });
  }

  /** It is this player's turn. */
  turn(name: string): this {
    const seat = this.seat(name);
    this.arrange(({ table }) => {
      table.phase = 'action';
      table.turn = seat;
      table.first = seat;
    });
    return this.goOn(
      { procedure: 'game', step: 'next', locals: {} },
      { procedure: 'age', step: 'discard', locals: {} },
      { procedure: 'action-phase', step: 'turn', locals: {} },
    );
  }

  /** This phase of the Age begins; the named player is first player. */
  phase(phase: Phase, first: string): this {
    const seat = this.seat(first);
    this.arrange(({ table }) => {
      table.first = seat;
      table.turn = null;
    });
    return this.goOn({ procedure: 'game', step: 'next', locals: {} }, { procedure: 'age', step: phase, locals: {} });
  }

  invades(name: string, figure: FigureKind, to: Place): this {
    return this.answer(name, { do: 'invade', figure }).answer(name, { do: 'invade', to });
  }

  pillages(name: string, province: ProvinceId): this {
    return this.answer(name, { do: 'pillage', province });
  }

  /** Everybody who is asked this declines, until somebody is asked something else. */
  allDecline(decision: 'join-battle' | 'add-card'): this {
    for (let [open] = this.state.flow.open; open?.decision === decision; [open] = this.state.flow.open) {
      this.answer(must(this.names[open.seat], 'a name'), { do: 'decline' });
    }
    return this;
  }

  /** Everybody named plays the card of this row; then nobody adds any. */
  plays(cards: Readonly<Record<string, string>>): this {
    for (const [name, row] of Object.entries(cards)) this.answer(name, this.card(name, row));
    return this.state.flow.open[0]?.decision === 'add-card' ? this.allDecline('add-card') : this;
  }

  /** A pillage without joining, up to the cards. */
  battle(name: string, province: ProvinceId, cards: Readonly<Record<string, string>>): this {
    return this.pillages(name, province).allDecline('join-battle').plays(cards);
  }

  /** The card of this row in a hand. */
  card(name: string, row: string): CardId {
    const { cards, quests } = this.handOf(name);
    return must(
      [...cards, ...quests].find((card) => cardOf(card).id === row || card === row),
      `${row} in the hand of ${name}`,
    );
  }

  /** The kinds of a clan's figures at a place. */
  at(name: string, place: Place): readonly FigureKind[] {
    return this.clan(name)
      .figures.filter((figure) => figure.at === place)
      .map(({ kind }) => kind);
  }

  strength(name: string, province: ProvinceId): number {
    return strengthIn(this.table, this.seat(name), province);
  }

  asks(name: string): string {
    return this.asked(name).prompt.key;
  }

  told<E extends BloodRageEvent['event']>(event: E): Extract<BloodRageEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<BloodRageEvent, { event: E }> => one.event === event);
  }

  /** How much Glory a seat gained from something since the position was arranged. */
  gloryFrom(name: string, origin: string): number {
    const seat = this.seat(name);
    return this.told('glory-gained')
      .filter((one) => one.seat === seat && one.origin === origin)
      .reduce((sum, { gained }) => sum + gained, 0);
  }

  readonly names: readonly string[];

  constructor(names: readonly string[], options: Partial<Options>, chance: Chance = fastChance(1)) {
    super(bloodRage, names, { options }, chance);
    this.names = names;
  }
}

/** A match set up by these draws of chance. */
export function bloodRageSetup(seats: number, options: Partial<Options> = {}, chance: Chance = fastChance(1)): BloodRageScenario {
  return new BloodRageScenario(CLANS.slice(0, seats), options, chance);
}

/** Empty hands, nothing destroyed, everybody in reserve with 6 Rage. Seats are called by their clans, clockwise. */
export function bloodRageTable(...names: readonly ClanId[]): BloodRageScenario {
  return bloodRageTableWith({}, ...names);
}

export function bloodRageTableWith(options: Partial<Options>, ...names: readonly ClanId[]): BloodRageScenario {
  const fifthPlayer = names.includes('ram');
  return new BloodRageScenario(names, { clans: [...names], firstPlayer: 0, fifthPlayer, ...options }).arrange((state) => {
    state.table.destroyed = [];
    state.table.gods = [];
    for (const [seat, hand] of state.hands.entries()) {
      hand.gone.push(...hand.pack);
      hand.pack = [];
      at(state.table.clans, seat).pack = 0;
    }
  });
}

/** Takes a card of a row out of wherever it lies unused. */
function take({ hands, box }: { readonly hands: readonly Hand[]; readonly box: BloodRage['box'] }, row: string): CardId {
  const piles = [...hands.map(({ gone }) => gone), ...box.decks, ...box.undealt];
  for (const pile of piles) {
    const place = pile.findIndex((card) => cardOf(card).id === row || card === row);
    if (place >= 0) return at(pile.splice(place, 1), 0);
  }
  const exists = ALL_CARDS.some((card) => cardOf(card).id === row);
  throw new Error(exists ? `${row} is not used at this table, or lies elsewhere` : `there is no card ${row}`);
}

const PLACES: ReadonlySet<string> = new Set([
  'reserve',
  'valhalla',
  'gone',
  'yggdrasil',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'myrkulor',
  'fjord-north',
  'fjord-east',
  'fjord-south',
  'fjord-west',
]);

function isPlace(name: string): name is Place {
  return PLACES.has(name);
}

function known(place: string): Place {
  if (!isPlace(place)) throw new Error(`there is no place ${place}`);
  return place;
}
