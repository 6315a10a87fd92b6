/** The warrior at Valda: weighs every choice in followers and takes the best. */
import { decisionGuard, itemAt, type OpenDecision, type Random, type Seat, type View } from '@skald/engine';
import {
  cardOf,
  facesOf,
  type Purse,
  RESOURCES,
  type Resource,
  type Valda,
  type ValdaCardId,
  type ValdaDecisions,
} from '@skald/engine/games/valda';
import { bestOf } from '../../candidates.ts';
import { bestSwap, cardWorth, playWorth } from './cards.ts';
import { optionsOf, type ValdaChoice } from './options.ts';
import { Planner, templeWorth, turnsLeft } from './plan.ts';
import { attackWorth, exileWorth, lossFrom, worstTemple } from './strife.ts';
import { weaponWorth } from './weapons.ts';
import { BASE_CARD, GOD_CARD } from './weights.ts';

const isValdaDecision = decisionGuard<ValdaDecisions>();

export function decideAtValda(view: View<Valda>, decision: OpenDecision, random: Random): unknown {
  const { space } = decision;
  const mind = new Mind(view, decision);
  if (space.kind === 'amount') return mind.howOften(space.min, space.max);
  if (space.kind === 'some') return mind.chooseSome(space.min, space.max);
  if (space.kind !== 'one') return decision.fallback;
  if (space.options.length === 1) return space.options[0];
  return bestOf(optionsOf(decision), (option) => mind.worth(option), random) ?? decision.fallback;
}

/** One decision of one seat. */
class Mind {
  readonly #table: Valda['table'];
  readonly #hand: readonly ValdaCardId[];
  readonly #decision: OpenDecision;
  readonly #seat: Seat;

  constructor(view: View<Valda>, decision: OpenDecision) {
    this.#table = view.table;
    this.#decision = decision;
    this.#seat = decision.seat;
    this.#hand = [...(view.hand?.cards ?? []), ...itemAt(view.table.players, decision.seat).display];
  }

  worth(option: ValdaChoice): number {
    if (option.effect !== undefined || option.do === 'hammertime' || option.do === 'cancel') return this.#weapon(option);
    return this.#weigh(option);
  }

  /** How to weigh one choice, or one item, of each decision; null if all are equal. A decision that is missing here does not compile. */
  readonly #weighers: Readonly<Record<keyof ValdaDecisions, ((choice: ValdaChoice) => number) | null>> = {
    trade: (option) => this.#trade(option),
    'trade-times': null, // `howOften` answers it.
    'plan-draw': ({ realms = [], deck }) => realms.length * GOD_CARD + (deck === this.#favouriteDeck() ? 0.1 : 0),
    'return-card': ({ card }) => -this.#card(card),
    act: (option) => this.#act(option),
    'discard-down': ({ card }) => 2 - this.#card(card),
    build: (option) => this.#build(option),
    'keep-card': ({ card }) => this.#card(card),
    attack: ({ card }) => (card ? attackWorth(this.#table, this.#seat, this.#target, card) - 0.12 : 0),
    defend: (option) => this.#defend(option),
    'exile-temple': ({ from, to }) => (from && to ? exileWorth(this.#table, this.#target, from, to) : 0),
    'wreck-temple': ({ realm }) => (realm === worstTemple(this.#table, this.#target).realm ? 1 : 0),
    'win-followers': (option) => this.#winFollowers(option),
    'choose-deck': ({ deck }) => (deck === this.#favouriteDeck() ? 1 : 0),
    'choose-god-deck': ({ realm }) => (realm === 'thor' || realm === 'odin' ? 1 : 0),
    'discard-cards': ({ card }) => this.#discardGain() - this.#card(card),
    'swap-for-blood': (option) => this.#swap(option),
    'borrow-temple': (option) => this.#borrow(option),
    'move-temple': ({ from, to }) => (from && to ? -exileWorth(this.#table, this.#seat, from, to) : 0),
    'take-from-pile': ({ card }) => 1 + this.#card(card),
    'look-at-decks': () => 1,
    judge: ({ target = this.#seat }) => itemAt(this.#table.players, target).followers,
    reroll: ({ die, face }) => (isPoorFace(die, face) ? 1 : 0),
    respond: null, // `worth` weighs the weapons.
    'respond-to-attack': null,
  };

  #weigh(choice: ValdaChoice): number {
    const { key } = this.#decision.prompt;
    return this.#isName(key) ? (this.#weighers[key]?.(choice) ?? 0) : 0;
  }

  #isName(key: string): key is keyof ValdaDecisions {
    return Object.hasOwn(this.#weighers, key);
  }

  /** The seat that the question is about. */
  get #target(): Seat {
    return isValdaDecision(this.#decision, 'attack', 'exile-temple', 'wreck-temple') ? this.#decision.prompt.params.target : 0;
  }

  /** VA-6.7: the number of trades that pays best. */
  howOften(min: number, max: number): number {
    if (!isValdaDecision(this.#decision, 'trade-times')) return min;
    const { give, take } = this.#decision.prompt.params;
    let best = { times: min, worth: Number.NEGATIVE_INFINITY };
    for (let times = min; times <= max; times++) {
      const worth = this.#after(give, take, times);
      if (worth > best.worth) best = { times, worth };
    }
    return best.times;
  }

  /** Chooses several: cards to discard or take, dice to roll again, decks to look at. */
  chooseSome(min: number, max: number): readonly ValdaChoice[] {
    const items = optionsOf(this.#decision);
    const ranked = items.map((item, i) => ({ item, i, worth: this.#weigh(item) })).sort((a, b) => b.worth - a.worth || a.i - b.i);
    const wanted = ranked.filter(({ worth }) => worth > 0).length;
    const count = Math.max(min, Math.min(max, wanted));
    return ranked
      .slice(0, count)
      .sort((a, b) => a.i - b.i)
      .map(({ item }) => item);
  }

  /** The worth of what the player gets for each discarded card: a follower for Sacrifice, else a new card. */
  #discardGain(): number {
    const decision = this.#decision;
    const sacrifice = isValdaDecision(decision, 'discard-cards') && decision.prompt.params.card === 'ODI-sacrifice';
    if (!sacrifice) return BASE_CARD;
    return turnsLeft(this.#table) === 0 ? 1.2 : 0.8;
  }

  #card(card: ValdaCardId | undefined): number {
    return card ? cardWorth(this.#table, this.#seat, card) : 0;
  }

  /** The deck with shields and attacks if the hand has few, else the one with actions. */
  #favouriteDeck(): 'A' | 'B' {
    const actions = this.#hand.filter((card) => cardOf(card).kind === 'action').length;
    const shields = this.#hand.filter((card) => cardOf(card).kind === 'defence').length;
    return turnsLeft(this.#table) > 0 && (actions >= 4 || (shields === 0 && actions >= 2)) ? 'B' : 'A';
  }

  #after(give: Resource, take: Resource, times: number): number {
    const rate = isValdaDecision(this.#decision, 'trade', 'trade-times') ? this.#decision.prompt.params.rate : 0;
    const { resources } = itemAt(this.#table.players, this.#seat);
    const purse: Purse = { ...resources };
    purse[give] -= rate * times;
    purse[take] += times;
    return new Planner(this.#table, this.#seat, true).best(purse).worth;
  }

  #trade({ give, take }: ValdaChoice): number {
    const { resources } = itemAt(this.#table.players, this.#seat);
    const now = new Planner(this.#table, this.#seat, true).best(resources).worth;
    return give && take ? this.#after(give, take, 1) - now - 0.01 : 0;
  }

  #act(option: ValdaChoice): number {
    const planner = new Planner(this.#table, this.#seat, true);
    switch (option.do) {
      case 'play': {
        if (!option.card) return 0;
        // Among equals, cards that cost an action point come first.
        return (
          playWorth(this.#table, this.#seat, option.card, this.#hand.length - 1) - (cardOf(option.card).actionPointCost === 0 ? 0.01 : 0)
        );
      }
      case 'take':
        return option.resource ? planner.gain({ [option.resource]: 1 }) + 0.03 : 0;
      case 'draw': {
        const room = this.#hand.length < 10 ? 1 : 0.3;
        return (turnsLeft(this.#table) > 0 ? BASE_CARD : 0.1) * room * (option.deck === this.#favouriteDeck() ? 1 : 0.8);
      }
      default:
        return 0;
    }
  }

  #build(option: ValdaChoice): number {
    const { first } = new Planner(this.#table, this.#seat, true).best(itemAt(this.#table.players, this.#seat).resources);
    const key = option.building ?? option.realm;
    if (key === undefined) return 0;
    return first?.key === key ? 1 : -1;
  }

  /** The cheapest defence that holds, if the stake is worth more than the shields. */
  #defend({ do: action, cards = [] }: ValdaChoice): number {
    if (action !== 'defend') return -1;
    const attack = this.#table.attack;
    const decision = this.#decision;
    if (!attack || !isValdaDecision(decision, 'defend')) return 0;
    const stake = lossFrom(this.#table, this.#seat, attack.card) * (cardOf(attack.card).family === 'bewitched' ? 1.4 : 1);
    const spent = cards.reduce((sum, card) => sum + 0.14 + 0.07 * cardOf(card).defence, 0) * (turnsLeft(this.#table) > 0 ? 1 : 0.5);
    const place = optionsOf(decision).findIndex((option) => option.do === 'defend' && option.cards === cards);
    const held = decision.hints?.[place]?.defence ?? 0;
    const holds = cards.length > 0 && held >= decision.prompt.params.strength;
    return (holds ? stake : 0) - spent;
  }

  /** Early in the game it keeps expensive resources for buildings. */
  #winFollowers({ do: action, realm, power = 1, resource }: ValdaChoice): number {
    if (action === 'roll') return 0.6;
    if (action !== 'buy' || !resource) return 0;
    const left = turnsLeft(this.#table);
    if (realm === 'odin') return power === 2 ? 2 : 1;
    if (power === 2) return 0.9;
    return left >= 2 ? -0.1 : 0.8;
  }

  #swap({ gold = 0, diamond = 0 }: ValdaChoice): number {
    const most = isValdaDecision(this.#decision, 'swap-for-blood') ? this.#decision.prompt.params.most : 0;
    const best = bestSwap(this.#table, this.#seat, most);
    return -Math.abs(gold - best.gold) - Math.abs(diamond - best.diamond);
  }

  #borrow({ realm }: ValdaChoice): number {
    const { resources } = itemAt(this.#table.players, this.#seat);
    if (realm === 'odin') return resources.blood / 2;
    return realm === 'thor' ? Math.max(resources.gold, resources.diamond) / 3 : realm === 'loki' ? 0.67 : templeWorth('tyr', 0, 0);
  }

  #weapon({ effect, target, do: action }: ValdaChoice): number {
    const named = effect ?? (action === 'hammertime' ? 'hammertime' : 'tyrs-revenge');
    return weaponWorth({ table: this.#table, seat: this.#seat, decision: this.#decision, target }, named);
  }
}

/** Whether a face is worth rolling again. */
function isPoorFace(die: string | undefined, face: number | undefined): boolean {
  if (face === undefined || (die !== 'white' && die !== 'blue' && die !== 'yellow')) return false;
  const shows = facesOf(die)[face - 1];
  if (!shows) return false;
  return die === 'white' ? shows.followers < 1 : RESOURCES.reduce((sum, kind) => sum + shows[kind], 0) < 2;
}
