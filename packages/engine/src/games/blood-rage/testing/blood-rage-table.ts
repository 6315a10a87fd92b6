/** The scenario words of Blood Rage: put figures somewhere, deal hands, lay out upgrades, and play on from there. */

import { type Chance, type Frame, fastChance, itemAt, required } from '../../../kernel/index.ts';
import { Scenario, type Who } from '../../../testkit/index.ts';
import type { BloodRageCardId, Origin } from '../card-ids.ts';
import type { BloodRageDecisions } from '../decisions.ts';
import { age, game } from '../flow/age.ts';
import { actionPhase } from '../flow/phases/action.ts';
import { discardPhase } from '../flow/phases/discard.ts';
import { draft } from '../flow/phases/draft.ts';
import { questPhase } from '../flow/phases/quests.ts';
import { ragnarokPhase } from '../flow/phases/ragnarok.ts';
import {
  type BloodRagePhase,
  CLANS,
  type ClanId,
  type FigureKind,
  type FigurePlace,
  type GodId,
  type ProvinceId,
  type TokenId,
} from '../ids.ts';
import { bloodRage } from '../index.ts';
import type { BloodRageOptions } from '../options.ts';
import type { BloodRage, BloodRageHand, BloodRageTable, Clan } from '../state.ts';
import { figuresWhere } from '../table/figures.ts';
import { nameFigures } from '../table/named-figures.ts';
import { strengthIn } from '../table/strength.ts';
import { type CardRef, freeSlot, isCard, layUpgrade, placeNamed, putFigure, takeCard } from './arranging.ts';
import { layRuins, type RuinedWorld } from './ruins.ts';

/** Figures by where they stand. */
type Standing = Readonly<Partial<Record<FigurePlace, readonly FigureKind[]>>>;

export class BloodRageScenario extends Scenario<BloodRage, BloodRageDecisions> {
  /** What the test has said of the world; nothing as long as the world is as the set-up laid it. */
  #world: RuinedWorld | undefined;

  constructor(names: readonly string[], options: Partial<BloodRageOptions>, chance: Chance = fastChance(1)) {
    super(bloodRage, names, { options }, chance, { procedure: actionPhase.name, step: 'turn' });
  }

  get table(): BloodRageTable {
    return this.state.table;
  }

  clan(who: Who): Clan {
    return itemAt(this.table.clans, this.seat(who));
  }

  handOf(who: Who): BloodRageHand {
    return itemAt(this.state.hands, this.seat(who));
  }

  /** Puts figures of a clan out of the reserve onto these places. A ruin that no test has named gives way. */
  place(who: Who, standing: Standing): this {
    const seat = this.seat(who);
    return this.arrange(({ table }) => {
      const clan = itemAt(table.clans, seat);
      for (const [name, kinds] of Object.entries(standing)) {
        const place = placeNamed(name);
        this.#clear(table, place);
        for (const kind of kinds) putFigure(table, clan, kind, place);
      }
    });
  }

  /** Deals exactly these cards, by the rows of the content file. */
  hand(who: Who, ...cards: readonly CardRef[]): this {
    const seat = this.seat(who);
    return this.arrange((state) => {
      const hand = itemAt(state.hands, seat);
      hand.gone.push(...hand.cards);
      hand.cards = [];
      for (const card of cards) hand.cards.push(takeCard(state, card));
      const clan = itemAt(state.table.clans, seat);
      clan.hand = hand.cards.length;
      clan.known = clan.known.filter((card) => [...hand.cards, ...hand.quests].includes(card));
    });
  }

  /** Commits these quests. */
  quests(who: Who, ...cards: readonly CardRef[]): this {
    const seat = this.seat(who);
    return this.arrange((state) => {
      const hand = itemAt(state.hands, seat);
      for (const card of cards) hand.quests.push(takeCard(state, card));
      itemAt(state.table.clans, seat).quests = hand.quests.length;
    });
  }

  /** Lays out upgrades, each in its first free slot; monsters and mystics come into the reserve. */
  upgrades(who: Who, ...cards: readonly CardRef[]): this {
    const seat = this.seat(who);
    return this.arrange((state) => {
      for (const card of cards) layUpgrade(itemAt(state.table.clans, seat), takeCard(state, card));
    });
  }

  sheet(who: Who, change: Partial<Pick<Clan, 'rage' | 'glory' | 'passed'>> & { readonly stats?: Partial<Clan['stats']> }): this {
    const seat = this.seat(who);
    return this.arrange(({ table }) => {
      const clan = itemAt(table.clans, seat);
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

  /** These provinces are destroyed, and these the three Ages destroy. Others fall where nobody stands, until there are as many as there must be. */
  world({ destroyed = [], ragnarok = [] }: Partial<RuinedWorld>): this {
    const world = { destroyed, ragnarok };
    this.#world = world;
    return this.arrange(({ table }) => layRuins(table, world));
  }

  god(god: GodId, province: ProvinceId): this {
    return this.arrange(({ table }) => {
      table.gods = [...table.gods.filter((standing) => standing.god !== god), { god, at: province }];
    });
  }

  /** It is this Age: the earlier ones have destroyed a province each. */
  age(which: number): this {
    return this.arrange(({ table, hands }) => {
      table.age = which;
      layRuins(table, this.#world ?? table);
      for (const hand of hands) while (hand.drafts.length < which) hand.drafts.push({ took: [], passed: [] });
    });
  }

  /** It is this player's turn. */
  turn(who: Who): this {
    const seat = this.seat(who);
    return this.arrange(({ table }) => {
      table.turn = seat;
      table.first = seat;
      table.phase = 'action';
    }).goOn(...this.#within('action', 'turn'));
  }

  /** This phase of the Age begins; with the name of a step, it is under way and goes on there. The named player is first player. */
  phase(phase: BloodRagePhase, first: Who, step?: string): this {
    const seat = this.seat(first);
    this.arrange(({ table }) => {
      table.first = seat;
      table.turn = null;
      if (step !== undefined) table.phase = phase;
    });
    return this.goOn(...(step === undefined ? [this.frame(game, {}, 'next'), this.frame(age, {}, phase)] : this.#within(phase, step)));
  }

  /** The Invade action: this figure comes out of the reserve to this place. */
  invades(who: Who, figure: FigureKind, to: FigurePlace): this {
    return this.answer(who, { do: 'invade', figure }).answer(who, { do: 'invade', to });
  }

  /** The March action: these figures go, or all that stand there. */
  marches(who: Who, from: ProvinceId, to: ProvinceId, ...figures: readonly FigureKind[]): this {
    const there = nameFigures(
      this.table,
      figuresWhere(this.table, this.seat(who), ({ at }) => at === from),
    );
    const left = [...there];
    const going = figures.map((kind) => {
      const place = left.findIndex(({ figure }) => figure === kind);
      return place < 0 ? missing(`${kind} in ${from}`) : itemAt(left.splice(place, 1), 0);
    });
    return this.answer(who, 'take-turn', { do: 'march', from })
      .answer(who, 'march-to', { do: 'march', to })
      .answer(who, 'march-figures', figures.length > 0 ? going : there);
  }

  /** The Upgrade action: a card of the hand comes into play, in this slot or in its first free one. */
  upgradesWith(who: Who, card: CardRef, slot?: number): this {
    const own = this.card(who, card);
    return this.answer(who, 'take-turn', { do: 'upgrade', card: own, slot: slot ?? freeSlot(this.clan(who), own) });
  }

  /** The Quest action. */
  commits(who: Who, quest: CardRef): this {
    return this.answer(who, 'take-turn', { do: 'quest', card: this.card(who, quest) });
  }

  pillages(who: Who, province: ProvinceId): this {
    return this.answer(who, { do: 'pillage', province });
  }

  /** These players pass, one after the other. */
  passes(...players: readonly Who[]): this {
    for (const who of players) this.answer(who, 'take-turn', { do: 'pass' });
    return this;
  }

  /** Everybody who is asked this declines, until somebody is asked something else. */
  allDecline(decision: 'join-battle' | 'add-card'): this {
    for (let [open] = this.state.flow.open; open?.decision === decision; [open] = this.state.flow.open) {
      this.answer(open.seat, { do: 'decline' });
    }
    return this;
  }

  /** Everybody named plays this card; then nobody adds any. */
  plays(cards: Readonly<Partial<Record<ClanId, CardRef>>>): this {
    for (const [name, card] of Object.entries(cards)) this.answer(name, this.card(name, card));
    return this.allDecline('add-card');
  }

  /** A pillage without joining, up to the cards. */
  battle(who: Who, province: ProvinceId, cards: Readonly<Partial<Record<ClanId, CardRef>>>): this {
    return this.pillages(who, province).allDecline('join-battle').plays(cards);
  }

  /** The copy of this card in a hand. */
  card(who: Who, ref: CardRef): BloodRageCardId {
    const { cards, quests } = this.handOf(who);
    return required(
      [...cards, ...quests].find((card) => isCard(card, ref)),
      `${ref} in the hand of ${this.clan(who).clan}`,
    );
  }

  /** The kinds of a clan's figures at a place. */
  at(who: Who, place: FigurePlace): readonly FigureKind[] {
    return this.clan(who)
      .figures.filter((figure) => figure.at === place)
      .map(({ kind }) => kind);
  }

  strength(who: Who, province: ProvinceId): number {
    return strengthIn(this.table, this.seat(who), province);
  }

  /** How much Glory a player gained from something since the position was arranged. */
  gloryFrom(who: Who, origin: Origin): number {
    const seat = this.seat(who);
    return this.emitted('glory-gained')
      .filter((one) => one.seat === seat && one.origin === origin)
      .reduce((sum, { gained }) => sum + gained, 0);
  }

  /** Moves a ruin away from a place, unless the test has destroyed it by name. */
  #clear(table: BloodRageTable, place: FigurePlace): void {
    const world = this.#world;
    if (!world || !table.destroyed.some((id) => id === place)) return;
    const isNamed = [...world.destroyed, ...world.ragnarok].some((id) => id === place);
    if (!isNamed) layRuins(table, world, place);
  }

  /** The frames of a phase under way. */
  #within(phase: BloodRagePhase, step: string): readonly Frame[] {
    const outer = (next: BloodRagePhase) => [this.frame(game, {}, 'next'), this.frame(age, {}, next)];
    switch (phase) {
      case 'gifts':
        return [...outer('action'), this.frame(draft, { packet: 1 }, step)];
      case 'action':
        return [...outer('discard'), this.frame(actionPhase, {}, step)];
      case 'discard':
        return [...outer('quest'), this.frame(discardPhase, {}, step)];
      case 'quest':
        return [...outer('ragnarok'), this.frame(questPhase, { rewards: [] }, step)];
      case 'ragnarok':
        return [...outer('valhalla'), this.frame(ragnarokPhase, {}, step)];
      case 'valhalla':
        throw new Error('The sixth phase is a single step: it cannot be entered in the middle.');
    }
  }
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`);
}

/** A match set up by these draws of chance. */
export function bloodRageSetup(seats: number, options: Partial<BloodRageOptions> = {}, chance: Chance = fastChance(1)): BloodRageScenario {
  return new BloodRageScenario(CLANS.slice(0, seats), options, chance);
}

/** Empty hands, everybody in reserve with 6 Rage, and ruins where nobody stands. Seats are called by their clans, clockwise. */
export function bloodRageTable(...names: readonly ClanId[]): BloodRageScenario {
  return bloodRageTableWith({}, ...names);
}

export function bloodRageTableWith(options: Partial<BloodRageOptions>, ...names: readonly ClanId[]): BloodRageScenario {
  const fifthPlayer = names.includes('ram');
  const t = new BloodRageScenario(names, { clans: [...names], firstPlayer: 0, fifthPlayer, ...options });
  return t.world({}).arrange((state) => {
    state.table.gods = [];
    for (const [seat, hand] of state.hands.entries()) {
      hand.gone.push(...hand.pack);
      hand.pack = [];
      itemAt(state.table.clans, seat).pack = 0;
    }
  });
}
