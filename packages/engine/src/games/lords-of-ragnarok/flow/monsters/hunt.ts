/** A human's hunt (LR-11.8, LR-11.12, LR-11.13): rounds of attack, response and wounds. */
import { decision, itemAt, oneOf, procedure, required, type Seat } from '../../../../kernel/index.ts';
import { ALL_ATTACK_CARDS, attackOf, cardOf, monsterOf } from '../../content/content.ts';
import {
  ATTRIBUTES,
  type AttackId,
  type AttributeId,
  COMBAT_CARDS,
  type LordsCardId,
  type LordsMonsterId,
  type WoundReward,
} from '../../ids.ts';
import type { G, Hunt, Lords, LordsTable } from '../../state.ts';
import { canRaise, effective, healthy, raiseAttribute } from '../../table/attributes.ts';
import { blessed, blessedBy, emitBlessed } from '../../table/blessings.ts';
import { discardFromHand, discardRandom, drawCards } from '../../table/cards.ts';
import { monsterState, uncovered } from '../../table/monsters.ts';
import { fromParty, hasHero, isHuman } from '../../table/parties.ts';
import { oweRunes } from '../../table/runes.ts';
import { gainRandomBlessing } from '../blessings.ts';
import { callSettle } from '../turn/settle.ts';
import { dealInjuries, injure } from './injuries.ts';
import { coverField, gainPriest, isSlain, slay } from './slay.ts';

/** LR-11.8 (b), LR-11.13: a shield's bonus in defence, the cap of Frenzy, and the cards of the reward. */
const SHIELD_BONUS = 2;
const MOST_FRENZY = 4;
const REWARD_CARDS = 2;

function huntOf(g: { readonly table: LordsTable }): Hunt {
  return required(g.table.hunt, 'a hunt');
}

/** LR-11.13: the value of an attack and of its counter. */
function attackValues(table: LordsTable, attack: AttackId, monster: LordsMonsterId): { attack: number; counter: number } {
  const card = attackOf(attack);
  const covered = monsterState(table, monster).wounds.filter((marker) => marker !== null).length;
  const value = typeof card.attack === 'number' ? card.attack : Math.min(covered, MOST_FRENZY);
  return { attack: value, counter: typeof card.counter === 'number' ? card.counter : value + 1 };
}

/** LR-11.8 (b), LR-11.12: the value of a response card; a shield defends better. */
function responseValue(table: LordsTable, seat: Seat, card: LordsCardId, as: 'defence' | 'counter', reflexes: boolean): number {
  const { strength, symbol } = cardOf(card);
  const shield = as === 'defence' && symbol === 'SHIELD' ? SHIELD_BONUS : 0;
  const hervor = hasHero(table, seat, 'hervor') ? 1 : 0;
  return strength + shield + hervor + (reflexes ? blessedBy(table, seat, 'HUNT_RESPONSE', 'amount') : 0);
}

type SelfInjury = { do: 'injure'; attribute: AttributeId } | { do: 'pass' };

export const beforeHunt = decision<Lords, SelfInjury>('before-hunt', {
  rules: ['LR-14.5'],
  space: ({ table }, seat) => oneOf([...healthy(table, seat).map((attribute) => ({ do: 'injure' as const, attribute })), { do: 'pass' }]),
  fallback: () => ({ do: 'pass' }),
});

/** D-18. */
export const chooseAttack = decision<Lords, { do: 'attack'; attack: AttackId }, { monster: LordsMonsterId; hunter: Seat }>(
  'choose-attack',
  {
    rules: ['LR-11.8'],
    space: ({ hands }, seat) => oneOf([...new Set(itemAt(hands, seat).attacks)].map((attack) => ({ do: 'attack', attack }))),
    hint: ({ table }, _seat, { monster }, { attack }) => {
      const values = attackValues(table, attack, monster);
      return { value: values.attack, counter: values.counter };
    },
  },
);

type Response =
  | { do: 'defend'; card: LordsCardId; reflexes: boolean }
  | { do: 'counter'; card: LordsCardId; field: number; reflexes: boolean }
  | { do: 'suffer' };

function responses(table: LordsTable, seat: Seat, cards: readonly LordsCardId[]): readonly Response[] {
  const { monster, attack, reflexes } = required(table.hunt, 'a hunt');
  const values = attackValues(table, required(attack, 'an attack'), monster);
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
export const respond = decision<Lords, Response, { monster: LordsMonsterId; attack: AttackId; value: number; counter: number }>(
  'respond-to-attack',
  {
    rules: ['LR-11.8', 'LR-11.12'],
    space: ({ table, hands }, seat) => oneOf(responses(table, seat, itemAt(hands, seat).cards)),
  },
);

type WoundAnswer = { do: 'wound'; card: LordsCardId; field: number } | { do: 'again' } | { do: 'stop' };

function wounds(table: LordsTable, monster: LordsMonsterId, cards: readonly LordsCardId[]): readonly WoundAnswer[] {
  const { woundFields } = monsterOf(monster);
  const open = uncovered(monsterState(table, monster));
  const fits = (card: LordsCardId): readonly number[] => {
    const { symbol } = cardOf(card);
    return symbol === 'SHIELD' ? [] : open.filter((field) => itemAt(woundFields, field).symbol === symbol);
  };
  return COMBAT_CARDS.filter((card) => cards.includes(card)).flatMap((card) => fits(card).map((field) => ({ do: 'wound', card, field })));
}

/** D-20. */
export const wound = decision<Lords, WoundAnswer, { monster: LordsMonsterId }>('wound-monster', {
  rules: ['LR-11.8'],
  space: ({ table, hands }, seat, { monster }) =>
    oneOf<WoundAnswer>([
      ...wounds(table, monster, itemAt(hands, seat).cards),
      ...(deckLeft(table) ? [{ do: 'again' as const }] : []),
      { do: 'stop' },
    ]),
  fallback: () => ({ do: 'stop' }),
  hint: (_g, _seat, { monster }, option) =>
    option.do === 'wound'
      ? { reward: itemAt(monsterOf(monster).woundFields, option.field).reward, symbol: cardOf(option.card).symbol }
      : null,
});

export const raiseReward = decision<Lords, { do: 'raise'; attribute: AttributeId }>('raise-attribute', {
  rules: ['LR-11.8'],
  space: ({ table }, seat) =>
    oneOf(ATTRIBUTES.filter((attribute) => canRaise(table, seat, attribute)).map((attribute) => ({ do: 'raise', attribute }))),
});

/** The attack cards still in the deck: neither out nor in the hand of the monster side. */
function attackDeck(g: G): readonly AttackId[] {
  const out = [...huntOf(g).out, ...g.hands.flatMap(({ attacks }) => attacks)];
  return ALL_ATTACK_CARDS.filter((card) => {
    const place = out.indexOf(card);
    if (place >= 0) out.splice(place, 1);
    return place < 0;
  });
}

function deckLeft(table: LordsTable): boolean {
  return ALL_ATTACK_CARDS.length > required(table.hunt, 'a hunt').out.length;
}

/** LR-11.8, LR-45.11: the next human in turn order; undefined if the hunter is the only human. */
function monsterSide(table: LordsTable, hunter: Seat): Seat | undefined {
  return fromParty(table, hunter).find((party): party is Seat => isHuman(party) && party !== hunter);
}

export const hunt = procedure<Lords, { seat: Seat; monster: LordsMonsterId; effects: number }>('hunt', {
  begin: (g, { seat, monster }) => {
    g.table.hunt = { hunter: seat, monster, out: [], attack: null, covered: [], reflexes: false };
    g.emit({ event: 'hunt-began', who: seat, monster });
    // LR-14.5: the prey is where the hero is, or at its sea; so the hunt is always in his land.
    const may = hasHero(g.table, seat, 'beowulf') && healthy(g.table, seat).length > 0;
    return may ? g.ask(beforeHunt, seat, {}) : g.jump('draw');
  },
  selfInjury: (g, { seat }) => {
    const answer = g.answer(beforeHunt);
    if (answer.do === 'injure') injure(g, seat, answer.attribute);
  },
  draw: (g, { seat }) => {
    emitBlessed(g, seat, 'HUNT_START');
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
    itemAt(g.hands, side).attacks.push(...drawn);
    return g.ask(chooseAttack, side, { monster, hunter: seat });
  },
  chosen: (g, { seat }) => {
    const { attack } = g.answer(chooseAttack);
    const drawn = itemAt(g.hands, required(monsterSide(g.table, seat), 'the monster side')).attacks.splice(0);
    drawn.splice(drawn.indexOf(attack), 1);
    const current = huntOf(g);
    current.attack = attack;
    current.out.push(...drawn);
    g.reveal();
  },
  attacked: (g, { seat, monster }) => {
    const current = huntOf(g);
    const attack = required(current.attack, 'an attack');
    current.out.push(attack);
    const values = attackValues(g.table, attack, monster);
    g.emit({ event: 'monster-attacked', monster, attack, value: values.attack, counter: values.counter });
    return g.ask(respond, seat, { monster, attack, value: values.attack, counter: values.counter });
  },
  response: (g, { seat, monster }) => {
    const answer = g.answer(respond);
    if (answer.do === 'suffer')
      return g.jump(attackValues(g.table, required(huntOf(g).attack, 'an attack'), monster).attack > 0 ? 'suffer' : 'wounds');
    const as = answer.do === 'defend' ? 'defence' : 'counter';
    g.emit({
      event: 'attack-answered',
      who: seat,
      card: answer.card,
      value: responseValue(g.table, seat, answer.card, as, answer.reflexes),
      as,
    });
    if (hasHero(g.table, seat, 'hervor')) g.emit({ event: 'ability-used', who: seat, hero: 'hervor' });
    if (answer.reflexes) {
      huntOf(g).reflexes = true;
      emitBlessed(g, seat, 'HUNT_RESPONSE');
    }
    discardFromHand(g, seat, [answer.card]);
    if (answer.do === 'counter') g.call(cover, { seat, monster, field: answer.field });
    return g.jump('afterCounter');
  },
  suffer: (g, locals) => {
    const { effects } = attackOf(required(huntOf(g).attack, 'an attack'));
    const effect = effects[locals.effects];
    if (!effect) {
      locals.effects = 0;
      return g.jump('wounds');
    }
    locals.effects++;
    switch (effect.code) {
      case 'INJURY':
        return g.call(dealInjuries, { seat: locals.seat, count: effect.amount });
      case 'DISCARD_RANDOM':
        return discardRandom(g, locals.seat, effect.amount);
      case 'END_HUNT':
        return g.jump('end');
      default:
        return uncoverLast(g, locals.seat, locals.monster);
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
  end: (g, locals) => {
    const { seat, monster } = locals;
    g.emit({ event: 'hunt-ended', who: seat, monster });
    g.table.hunt = null;
    if (!isGone(g, monster) && isSlain(g, monster)) slay(g, seat, monster);
  },
  limits: callSettle,
});

function isGone(g: G, monster: LordsMonsterId): boolean {
  return !g.table.monsters.some((one) => one.monster === monster);
}

/** LR-11.13: Regrow removes the last marker of this hunt. */
function uncoverLast(g: G, seat: Seat, monster: LordsMonsterId): void {
  const field = huntOf(g).covered.pop();
  if (field === undefined) return;
  monsterState(g.table, monster).wounds[field] = null;
  g.emit({ event: 'wound-closed', who: seat, monster, field });
}

/** LR-11.8 step 3: places the marker, then gives the reward; the slaying field gives none. */
export const cover = procedure<Lords, { seat: Seat; monster: LordsMonsterId; field: number }>('cover-field', {
  cover: (g, { seat, monster, field }) => {
    coverField(g, seat, monster, field);
    huntOf(g).covered.push(field);
    const { reward } = itemAt(monsterOf(monster).woundFields, field);
    if (!reward || isSlain(g, monster)) return g.end();
    if (blessed(g.table, seat, 'REWARD_FIELD_COVERED').length > 0) {
      emitBlessed(g, seat, 'REWARD_FIELD_COVERED');
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
