/** The hunt of a human (LR-11.8, LR-11.12, LR-11.13): rounds of attack, response and wounds. */
import { at, decision, must, one, procedure, type Seat } from '../../../kernel/index.ts';
import { ALL_ATTACK_CARDS, attackOf, cardOf, monsterOf } from '../content/content.ts';
import { ATTRIBUTES, type AttackId, type AttributeId, type CardId, COMBAT_CARDS, type MonsterId, type WoundReward } from '../ids.ts';
import type { G, Hunt, Lords, Table } from '../state.ts';
import { canRaise, effective, healthy, raiseAttribute } from '../table/attributes.ts';
import { blessed, blessedBy, tellBlessed } from '../table/blessings.ts';
import { discardFromHand, discardRandom, drawCards } from '../table/cards.ts';
import { monsterState, uncovered } from '../table/monsters.ts';
import { fromParty, hasHero, inLandOfHero, isHuman } from '../table/parties.ts';
import { oweRunes } from '../table/runes.ts';
import { gainRandomBlessing } from './blessings.ts';
import { dealInjuries, injure } from './injuries.ts';
import { callSettle } from './settle.ts';
import { coverField, gainPriest, isSlain, slay } from './slay.ts';

/** LR-11.8 (b), LR-11.13: the shield's bonus in defence, the cap of Frenzy, and the cards of the reward. */
const SHIELD_BONUS = 2;
const MOST_FRENZY = 4;
const REWARD_CARDS = 2;

function huntOf(g: { readonly table: Table }): Hunt {
  return must(g.table.hunt, 'a hunt');
}

/** LR-11.13: the value of an attack and of its counter. */
export function attackValues(table: Table, attack: AttackId, monster: MonsterId): { attack: number; counter: number } {
  const card = attackOf(attack);
  const covered = monsterState(table, monster).wounds.filter((marker) => marker !== null).length;
  const value = typeof card.attack === 'number' ? card.attack : Math.min(covered, MOST_FRENZY);
  return { attack: value, counter: typeof card.counter === 'number' ? card.counter : value + 1 };
}

/** LR-11.8 (b), LR-11.12: what a response card is worth; a shield defends better. */
export function responseValue(table: Table, seat: Seat, card: CardId, as: 'defence' | 'counter', reflexes: boolean): number {
  const { strength, symbol } = cardOf(card);
  const shield = as === 'defence' && symbol === 'SHIELD' ? SHIELD_BONUS : 0;
  const hervor = hasHero(table, seat, 'hervor') ? 1 : 0;
  return strength + shield + hervor + (reflexes ? blessedBy(table, seat, 'HUNT_RESPONSE', 'amount') : 0);
}

type SelfInjury = { do: 'injure'; attribute: AttributeId } | { do: 'pass' };

export const beforeHunt = decision<Lords, SelfInjury>('before-hunt', {
  rules: ['LR-14.5'],
  space: ({ table }, seat) => one([...healthy(table, seat).map((attribute) => ({ do: 'injure' as const, attribute })), { do: 'pass' }]),
  fallback: () => ({ do: 'pass' }),
});

/** D-18. */
export const chooseAttack = decision<Lords, { do: 'attack'; attack: AttackId }, { monster: MonsterId; hunter: Seat }>('choose-attack', {
  rules: ['LR-11.8'],
  space: ({ hands }, seat) => one([...new Set(at(hands, seat).attacks)].map((attack) => ({ do: 'attack', attack }))),
  hint: ({ table }, _seat, { monster }, { attack }) => {
    const values = attackValues(table, attack, monster);
    return { value: values.attack, counter: values.counter };
  },
});

type Response =
  | { do: 'defend'; card: CardId; reflexes: boolean }
  | { do: 'counter'; card: CardId; field: number; reflexes: boolean }
  | { do: 'suffer' };

function responses(table: Table, seat: Seat, cards: readonly CardId[]): readonly Response[] {
  const { monster, attack, reflexes } = must(table.hunt, 'a hunt');
  const values = attackValues(table, must(attack, 'an attack'), monster);
  const fields = uncovered(monsterState(table, monster));
  const boosts = blessed(table, seat, 'HUNT_RESPONSE').length > 0 && !reflexes ? [false, true] : [false];
  const all = COMBAT_CARDS.filter((card) => cards.includes(card)).flatMap((card) =>
    boosts.flatMap((boost): Response[] => [
      ...(responseValue(table, seat, card, 'defence', boost) >= values.attack ? [{ do: 'defend' as const, card, reflexes: boost }] : []),
      ...(responseValue(table, seat, card, 'counter', boost) >= values.counter
        ? fields.map((field) => ({ do: 'counter' as const, card, field, reflexes: boost }))
        : []),
    ]),
  );
  return [...all, { do: 'suffer' }];
}

/** D-19. */
export const respond = decision<Lords, Response, { monster: MonsterId; attack: AttackId; value: number; counter: number }>(
  'respond-to-attack',
  {
    rules: ['LR-11.8', 'LR-11.12'],
    space: ({ table, hands }, seat) => one(responses(table, seat, at(hands, seat).cards)),
  },
);

type WoundAnswer = { do: 'wound'; card: CardId; field: number } | { do: 'again' } | { do: 'stop' };

function wounds(table: Table, monster: MonsterId, cards: readonly CardId[]): readonly WoundAnswer[] {
  const { woundFields } = monsterOf(monster);
  const open = uncovered(monsterState(table, monster));
  const fits = (card: CardId): readonly number[] => {
    const { symbol } = cardOf(card);
    return symbol === 'SHIELD' ? [] : open.filter((field) => at(woundFields, field).symbol === symbol);
  };
  return COMBAT_CARDS.filter((card) => cards.includes(card)).flatMap((card) => fits(card).map((field) => ({ do: 'wound', card, field })));
}

/** D-20. */
export const wound = decision<Lords, WoundAnswer, { monster: MonsterId }>('wound-monster', {
  rules: ['LR-11.8'],
  space: ({ table, hands }, seat, { monster }) =>
    one<WoundAnswer>([
      ...wounds(table, monster, at(hands, seat).cards),
      ...(deckLeft(table) ? [{ do: 'again' as const }] : []),
      { do: 'stop' },
    ]),
  fallback: () => ({ do: 'stop' }),
  hint: (_g, _seat, { monster }, option) =>
    option.do === 'wound' ? { reward: at(monsterOf(monster).woundFields, option.field).reward, symbol: cardOf(option.card).symbol } : null,
});

export const raiseReward = decision<Lords, { do: 'raise'; attribute: AttributeId }>('raise-attribute', {
  rules: ['LR-11.8'],
  space: ({ table }, seat) =>
    one(ATTRIBUTES.filter((attribute) => canRaise(table, seat, attribute)).map((attribute) => ({ do: 'raise', attribute }))),
});

/** The attack cards that are not out; those in the hand of the monster side are out too. */
function attackDeck(g: G): readonly AttackId[] {
  const out = [...huntOf(g).out, ...g.hands.flatMap(({ attacks }) => attacks)];
  return ALL_ATTACK_CARDS.filter((card) => {
    const place = out.indexOf(card);
    if (place >= 0) out.splice(place, 1);
    return place < 0;
  });
}

function deckLeft(table: Table): boolean {
  return ALL_ATTACK_CARDS.length > must(table.hunt, 'a hunt').out.length;
}

/** LR-11.8, LR-45.11: the next human in turn order; nobody where the hunter is the only one. */
function monsterSide(table: Table, hunter: Seat): Seat | undefined {
  return fromParty(table, hunter).find((party): party is Seat => isHuman(party) && party !== hunter);
}

export const hunt = procedure<Lords, { seat: Seat; monster: MonsterId; effects: number }>('hunt', {
  begin: (g, { seat, monster }) => {
    g.table.hunt = { hunter: seat, monster, out: [], attack: null, covered: [], reflexes: false };
    g.tell({ event: 'hunt-began', who: seat, monster });
    const region = monsterState(g.table, monster).at;
    const may = hasHero(g.table, seat, 'beowulf') && inLandOfHero(g.table, seat, region) && healthy(g.table, seat).length > 0;
    return may ? g.ask(beforeHunt, seat, {}) : g.jump('draw');
  },
  selfInjury: (g, { seat }) => {
    const answer = g.answer(beforeHunt);
    if (answer.do === 'injure') injure(g, seat, answer.attribute);
  },
  draw: (g, { seat }) => {
    tellBlessed(g, seat, 'HUNT_START');
    drawCards(g, seat, effective(g.table, seat, 'MIGHT') + blessedBy(g.table, seat, 'HUNT_START', 'draw'));
  },
  attack: (g, { seat, monster }) => {
    const deck = attackDeck(g);
    if (deck.length === 0) return g.jump('end');
    const side = monsterSide(g.table, seat);
    if (side === undefined) {
      huntOf(g).attack = g.pick('attack', deck);
      return g.jump('attacked');
    }
    const drawn = g.shuffle('attack', deck).slice(0, 2);
    at(g.hands, side).attacks.push(...drawn);
    return g.ask(chooseAttack, side, { monster, hunter: seat });
  },
  chosen: (g, { seat }) => {
    const { attack } = g.answer(chooseAttack);
    const drawn = at(g.hands, must(monsterSide(g.table, seat), 'the monster side')).attacks.splice(0);
    drawn.splice(drawn.indexOf(attack), 1);
    const current = huntOf(g);
    current.attack = attack;
    current.out.push(...drawn);
    g.reveal();
  },
  attacked: (g, { seat, monster }) => {
    const current = huntOf(g);
    const attack = must(current.attack, 'an attack');
    current.out.push(attack);
    const values = attackValues(g.table, attack, monster);
    g.tell({ event: 'monster-attacked', monster, attack, value: values.attack, counter: values.counter });
    return g.ask(respond, seat, { monster, attack, value: values.attack, counter: values.counter });
  },
  response: (g, { seat, monster }) => {
    const answer = g.answer(respond);
    if (answer.do === 'suffer')
      return g.jump(attackValues(g.table, must(huntOf(g).attack, 'an attack'), monster).attack > 0 ? 'suffer' : 'wounds');
    const as = answer.do === 'defend' ? 'defence' : 'counter';
    g.tell({
      event: 'attack-answered',
      who: seat,
      card: answer.card,
      value: responseValue(g.table, seat, answer.card, as, answer.reflexes),
      as,
    });
    if (hasHero(g.table, seat, 'hervor')) g.tell({ event: 'ability-used', who: seat, hero: 'hervor' });
    if (answer.reflexes) {
      huntOf(g).reflexes = true;
      tellBlessed(g, seat, 'HUNT_RESPONSE');
    }
    discardFromHand(g, seat, [answer.card]);
    if (answer.do === 'counter') g.call(cover, { seat, monster, field: answer.field });
    return g.jump('afterCounter');
  },
  suffer: (g, at) => {
    const { effects } = attackOf(must(huntOf(g).attack, 'an attack'));
    const effect = effects[at.effects];
    if (!effect) {
      at.effects = 0;
      return g.jump('wounds');
    }
    at.effects++;
    switch (effect.code) {
      case 'INJURY':
        return g.call(dealInjuries, { seat: at.seat, count: effect.amount });
      case 'DISCARD_RANDOM':
        return discardRandom(g, at.seat, effect.amount);
      case 'END_HUNT':
        return g.jump('end');
      default:
        return uncoverLast(g, at.seat, at.monster);
    }
  },
  sufferOn: (g) => g.jump((g.result(dealInjuries) ?? 0) > 0 ? 'end' : 'suffer'),
  afterCounter: () => undefined,
  wounds: (g, { seat, monster }) => {
    if (isGone(g, monster) || isSlain(g, monster)) return g.jump('end');
    return g.ask(wound, seat, { monster });
  },
  strike: (g, { seat, monster }) => {
    const answer = g.answer(wound);
    if (answer.do === 'stop') return g.jump('end');
    if (answer.do === 'again') return g.jump('attack');
    discardFromHand(g, seat, [answer.card]);
    g.call(cover, { seat, monster, field: answer.field });
    return g.jump('wounds');
  },
  end: (g, at) => {
    const { seat, monster } = at;
    g.tell({ event: 'hunt-ended', who: seat, monster });
    g.table.hunt = null;
    if (!isGone(g, monster) && isSlain(g, monster)) slay(g, seat, monster);
  },
  limits: callSettle,
});

function isGone(g: G, monster: MonsterId): boolean {
  return !g.table.monsters.some((one) => one.monster === monster);
}

/** LR-11.13: Regrow takes back the last marker of this hunt. */
function uncoverLast(g: G, seat: Seat, monster: MonsterId): void {
  const field = huntOf(g).covered.pop();
  if (field === undefined) return;
  monsterState(g.table, monster).wounds[field] = null;
  g.tell({ event: 'wound-closed', who: seat, monster, field });
}

/** LR-11.8 step 3: the marker, then the reward; the field that slays gives none. */
export const cover = procedure<Lords, { seat: Seat; monster: MonsterId; field: number }>('cover-field', {
  cover: (g, { seat, monster, field }) => {
    coverField(g, seat, monster, field);
    huntOf(g).covered.push(field);
    const { reward } = at(monsterOf(monster).woundFields, field);
    if (!reward || isSlain(g, monster)) return g.end();
    if (blessed(g.table, seat, 'REWARD_FIELD_COVERED').length > 0) {
      tellBlessed(g, seat, 'REWARD_FIELD_COVERED');
      drawCards(g, seat, blessedBy(g.table, seat, 'REWARD_FIELD_COVERED', 'draw'));
    }
    if (reward === 'ATTRIBUTE' && ATTRIBUTES.some((attribute) => canRaise(g.table, seat, attribute))) return g.ask(raiseReward, seat, {});
    gainReward(g, seat, reward);
    callSettle(g);
    return g.jump('done');
  },
  raise: (g, { seat }) => raiseAttribute(g, seat, g.answer(raiseReward).attribute),
  done: () => undefined,
});

function gainReward(g: G, seat: Seat, reward: WoundReward): unknown {
  switch (reward) {
    case 'RUNE':
      return oweRunes(g, seat, 1);
    case 'CARDS':
      drawCards(g, seat, REWARD_CARDS);
      return undefined;
    case 'PRIEST':
      return gainPriest(g, seat);
    case 'BLESSING':
      return gainRandomBlessing(g, seat);
    default:
  }
  return undefined;
}
