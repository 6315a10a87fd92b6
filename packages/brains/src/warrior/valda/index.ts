/** The warrior at Valda: weighs every choice in followers, and takes the one that is worth most. */
import { at, type OpenDecision, type Random, type Seat, type View } from '@skald/engine';
import { type CardId, cardOf, facesOf, type Purse, RESOURCES, type Resource, type Valda } from '@skald/engine/games/valda';
import { bestOf } from '../../candidates.ts';
import { bestSwap, cardWorth, playWorth } from './cards.ts';
import { numberOf, type Option, optionsOf } from './options.ts';
import { Planner, templeWorth, turnsLeft } from './plan.ts';
import { attackWorth, exileWorth, lossFrom, worstTemple } from './strife.ts';
import { weaponWorth } from './weapons.ts';
import { BASE_CARD, GOD_CARD } from './weights.ts';

export function decideAtValda(view: View<Valda>, decision: OpenDecision, random: Random): unknown {
  const { space } = decision;
  const mind = new Mind(view, decision);
  if (space.kind === 'amount') return mind.howOften(space.min, space.max);
  if (space.kind === 'some') return mind.some(space.min, space.max);
  if (space.kind !== 'one') return decision.fallback;
  if (space.options.length === 1) return space.options[0];
  return bestOf(optionsOf(decision), (option) => mind.worth(option), random) ?? decision.fallback;
}

/** What one seat thinks at one question. */
class Mind {
  readonly #table: Valda['table'];
  readonly #hand: readonly CardId[];
  readonly #decision: OpenDecision;
  readonly #seat: Seat;

  constructor(view: View<Valda>, decision: OpenDecision) {
    this.#table = view.table;
    this.#decision = decision;
    this.#seat = decision.seat;
    this.#hand = [...(view.hand?.cards ?? []), ...at(view.table.players, decision.seat).display];
  }

  worth(option: Option): number {
    if (option.effect !== undefined || option.do === 'hammertime' || option.do === 'cancel') return this.#weapon(option);
    return this.#questions[this.#decision.prompt.key]?.(option) ?? 0;
  }

  /** How the choices of each question are weighed. */
  readonly #questions: Readonly<Record<string, (option: Option) => number>> = {
    trade: (option) => this.#trade(option),
    'plan-draw': ({ realms = [], deck }) => realms.length * GOD_CARD + (deck === this.#favouriteDeck() ? 0.1 : 0),
    'return-card': ({ card }) => -this.#card(card),
    act: (option) => this.#act(option),
    build: (option) => this.#build(option),
    'keep-card': ({ card }) => this.#card(card),
    attack: ({ card }) => (card ? attackWorth(this.#table, this.#seat, this.#target, card) - 0.12 : 0),
    defend: (option) => this.#defend(option),
    'exile-temple': ({ from, to }) => (from && to ? exileWorth(this.#table, this.#target, from, to) : 0),
    'wreck-temple': ({ realm }) => (realm === worstTemple(this.#table, this.#target).realm ? 1 : 0),
    'win-followers': (option) => this.#winFollowers(option),
    'choose-deck': ({ deck }) => (deck === this.#favouriteDeck() ? 1 : 0),
    'choose-god-deck': ({ realm }) => (realm === 'thor' || realm === 'odin' ? 1 : 0),
    'swap-for-blood': (option) => this.#swap(option),
    'borrow-temple': (option) => this.#borrow(option),
    'move-temple': ({ from, to }) => (from && to ? -exileWorth(this.#table, this.#seat, from, to) : 0),
    judge: ({ target = this.#seat }) => at(this.#table.players, target).followers,
  };

  /** Whom the question is about. */
  get #target(): Seat {
    return numberOf(this.#decision, 'target');
  }

  /** VA-6.7: the number of trades that pays best. */
  howOften(min: number, max: number): number {
    const { params } = this.#decision.prompt;
    const [give, take]: readonly unknown[] = [Reflect.get(params, 'give'), Reflect.get(params, 'take')];
    const [from, to] = [RESOURCES.find((kind) => kind === give), RESOURCES.find((kind) => kind === take)];
    if (!from || !to) return min;
    let best = { times: min, worth: Number.NEGATIVE_INFINITY };
    for (let times = min; times <= max; times++) {
      const worth = this.#after(from, to, times);
      if (worth > best.worth) best = { times, worth };
    }
    return best.times;
  }

  /** Cards to part with, cards to take, dice to roll again, decks to look at. */
  some(min: number, max: number): readonly Option[] {
    const items = optionsOf(this.#decision);
    const judge = this.#judgeOfItems();
    const ranked = items.map((item, i) => ({ item, i, worth: judge(item) })).sort((a, b) => b.worth - a.worth || a.i - b.i);
    const wanted = ranked.filter(({ worth }) => worth > 0).length;
    const count = Math.max(min, Math.min(max, wanted));
    return ranked
      .slice(0, count)
      .sort((a, b) => a.i - b.i)
      .map(({ item }) => item);
  }

  #judgeOfItems(): (item: Option) => number {
    switch (this.#decision.prompt.key) {
      case 'discard-down':
        return ({ card }) => 2 - this.#card(card);
      case 'discard-cards': {
        const sacrifice = Reflect.get(this.#decision.prompt.params, 'card') === 'ODI-sacrifice';
        const price = sacrifice ? (turnsLeft(this.#table) === 0 ? 1.2 : 0.8) : BASE_CARD;
        return ({ card }) => price - this.#card(card);
      }
      case 'take-from-pile':
        return ({ card }) => 1 + this.#card(card);
      case 'reroll':
        return ({ die, face }) => (poor(die, face) ? 1 : 0);
      default:
        return () => 1;
    }
  }

  #card(card: CardId | undefined): number {
    return card ? cardWorth(this.#table, this.#seat, card) : 0;
  }

  /** Shields and attacks where there are few, actions otherwise. */
  #favouriteDeck(): 'A' | 'B' {
    const actions = this.#hand.filter((card) => cardOf(card).kind === 'action').length;
    const shields = this.#hand.filter((card) => cardOf(card).kind === 'defence').length;
    return turnsLeft(this.#table) > 0 && (actions >= 4 || (shields === 0 && actions >= 2)) ? 'B' : 'A';
  }

  #after(give: Resource, take: Resource, times: number): number {
    const rate = numberOf(this.#decision, 'rate');
    const { resources } = at(this.#table.players, this.#seat);
    const purse: Purse = { ...resources };
    purse[give] -= rate * times;
    purse[take] += times;
    return new Planner(this.#table, this.#seat, true).best(purse).worth;
  }

  #trade({ give, take }: Option): number {
    const { resources } = at(this.#table.players, this.#seat);
    const now = new Planner(this.#table, this.#seat, true).best(resources).worth;
    return give && take ? this.#after(give, take, 1) - now - 0.01 : 0;
  }

  #act(option: Option): number {
    const planner = new Planner(this.#table, this.#seat, true);
    switch (option.do) {
      case 'play': {
        if (!option.card) return 0;
        // An action point would otherwise bring at least a card or a resource.
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

  #build(option: Option): number {
    const { first } = new Planner(this.#table, this.#seat, true).best(at(this.#table.players, this.#seat).resources);
    const key = option.building ?? option.realm;
    if (key === undefined) return 0;
    return first?.key === key ? 1 : -1;
  }

  /** The cheapest defence that holds, where what is at stake is worth more than the shields. */
  #defend({ do: deed, cards = [] }: Option): number {
    if (deed !== 'defend') return -1;
    const attack = this.#table.attack;
    if (!attack) return 0;
    const stake = lossFrom(this.#table, this.#seat, attack.card) * (cardOf(attack.card).op === 'stealFollowers' ? 1.4 : 1);
    const spent = cards.reduce((sum, card) => sum + 0.14 + 0.07 * cardOf(card).defence, 0) * (turnsLeft(this.#table) > 0 ? 1 : 0.5);
    const place = optionsOf(this.#decision).findIndex((option) => option.do === 'defend' && option.cards === cards);
    const hint = this.#decision.hints?.[place];
    const held: unknown = typeof hint === 'object' && hint !== null ? Reflect.get(hint, 'defence') : 0;
    const holds = cards.length > 0 && typeof held === 'number' && held >= numberOf(this.#decision, 'strength');
    return (holds ? stake : 0) - spent;
  }

  /** Early on, what is sold dear is left for buildings. */
  #winFollowers({ do: deed, realm, power = 1, resource }: Option): number {
    if (deed === 'roll') return 0.6;
    if (deed !== 'buy' || !resource) return 0;
    const left = turnsLeft(this.#table);
    if (realm === 'odin') return power === 2 ? 2 : 1;
    if (power === 2) return 0.9;
    return left >= 2 ? -0.1 : 0.8;
  }

  #swap({ gold = 0, diamond = 0 }: Option): number {
    const best = bestSwap(this.#table, this.#seat, numberOf(this.#decision, 'most'));
    return -Math.abs(gold - best.gold) - Math.abs(diamond - best.diamond);
  }

  #borrow({ realm }: Option): number {
    const { resources } = at(this.#table.players, this.#seat);
    if (realm === 'odin') return resources.blood / 2;
    return realm === 'thor' ? Math.max(resources.gold, resources.diamond) / 3 : realm === 'loki' ? 0.67 : templeWorth('tyr', 0, 0);
  }

  #weapon({ effect, target, do: deed }: Option): number {
    const named = effect ?? (deed === 'hammertime' ? 'hammertime' : 'tyrs-revenge');
    return weaponWorth({ table: this.#table, seat: this.#seat, prompt: this.#decision.prompt.key, target }, named);
  }
}

/** A face that is worth rolling again. */
function poor(die: string | undefined, face: number | undefined): boolean {
  if (face === undefined || (die !== 'white' && die !== 'blue' && die !== 'yellow')) return false;
  const shows = facesOf(die)[face - 1];
  if (!shows) return false;
  return die === 'white' ? shows.followers < 1 : RESOURCES.reduce((sum, kind) => sum + shows[kind], 0) < 2;
}
