/** Combat cards in a battle (LR-10.4, LR-10.5, LR-10.8). */
import { at, decision, one, type Seat } from '../../../kernel/index.ts';
import { cardOf } from '../content/content.ts';
import { distance, regionOf } from '../content/map.ts';
import { type CardId, COMBAT_CARDS } from '../ids.ts';
import type { Battle, BattleSide, G, Lords, Party, Table } from '../state.ts';
import { effective } from '../table/attributes.ts';
import { blessedBy, tellBlessed } from '../table/blessings.ts';
import { discardFromPile, discardRandom, drawCards, leaveHand } from '../table/cards.ts';
import { armiesAt, human, isHuman } from '../table/parties.ts';

type PlayAnswer = { do: 'play'; card: CardId } | { do: 'pass' };

/** D-13. */
export const playCard = decision<Lords, PlayAnswer, { region: number; opponent: Party; own: number; theirs: number }>('play-battle-card', {
  rules: ['LR-10.4'],
  space: ({ hands }, seat) => {
    const { cards } = at(hands, seat);
    return one<PlayAnswer>([
      ...COMBAT_CARDS.filter((card) => cards.includes(card)).map((card) => ({ do: 'play' as const, card })),
      { do: 'pass' },
    ]);
  },
  candidates: () => [...COMBAT_CARDS.map((card) => ({ do: 'play' as const, card })), { do: 'pass' }],
  problem: ({ hands }, seat, _params, choice) =>
    choice.do === 'pass' || at(hands, seat).cards.includes(choice.card) ? undefined : { reason: 'card-not-in-hand', rule: 'LR-10.4' },
  fallback: () => ({ do: 'pass' }),
  hint: ({ table }, seat, _params, choice) =>
    choice.do === 'play' && table.battle
      ? { adds: addedBy(table, table.battle, seat, choice.card), losses: cardOf(choice.card).losses }
      : null,
});

export function sidesFor(battle: Battle, party: Party): { own: BattleSide; other: BattleSide; defends: boolean } {
  const defends = battle.defender.party === party;
  return { own: defends ? battle.defender : battle.attacker, other: defends ? battle.attacker : battle.defender, defends };
}

/** What a card adds to the battle value, its strength and its effect together. */
function addedBy(table: Table, battle: Battle, seat: Seat, card: CardId): number {
  const { own } = sidesFor(battle, seat);
  const first = own.played.length === 0 ? blessedBy(table, seat, 'FIRST_BATTLE_CARD', 'amount') : 0;
  const strength = cardOf(card).strength + first;
  return strength + effectOf(table, battle, seat, card, own.value + strength);
}

/** LR-10.8: the effect once, with the situation at that moment; `value` already includes the card's strength. */
function effectOf(table: Table, battle: Battle, seat: Seat, card: CardId, value: number): number {
  const { effect } = cardOf(card);
  const { other, defends } = sidesFor(battle, seat);
  const settlement = regionOf(table.side, battle.region).settlement;
  switch (effect?.code) {
    case 'IF_DEFENDER_PLUS':
      return defends ? effect.amount : 0;
    case 'IF_ATTACKER_PLUS':
      return defends ? 0 : effect.amount;
    case 'IF_DEFENDER_IN_SETTLEMENT_PLUS':
      return defends && settlement ? effect.amount : 0;
    case 'IF_HERO_IN_OR_ADJACENT_PLUS':
      return distance(table.side, human(table, seat).at, battle.region) <= 1 ? effect.amount : 0;
    case 'IF_MORE_ARMIES_PLUS':
      return armiesAt(table, seat, battle.region).length > armiesAt(table, other.party, battle.region).length ? effect.amount : 0;
    case 'IF_BATTLE_VALUE_LOWER_PLUS':
      return value < other.value ? effect.amount : 0;
    case 'ADD_OWN_ATTRIBUTE':
      return effect.attribute ? effective(table, seat, effect.attribute) : 0;
    default:
      return 0;
  }
}

export function play(g: G, battle: Battle, seat: Seat, card: CardId): unknown {
  const { own, other } = sidesFor(battle, seat);
  if (own.played.length === 0) tellBlessed(g, seat, 'FIRST_BATTLE_CARD');
  own.value += addedBy(g.table, battle, seat, card);
  leaveHand(g, seat, card);
  own.played.push(card);
  g.tell({ event: 'battle-card-played', who: seat, card, value: own.value });
  const { effect } = cardOf(card);
  switch (effect?.code) {
    case 'DRAW':
      drawCards(g, seat, effect.amount);
      return undefined;
    case 'OPPONENT_DISCARDS_RANDOM':
      return isHuman(other.party) ? discardRandom(g, other.party, effect.amount) : discardFromPile(g, other.party, effect.amount);
    case 'OWN_LOSSES_MINUS':
      own.spared += effect.amount;
      return undefined;
    case 'OPPONENT_LOSSES_PLUS':
      other.extra += effect.amount;
      return undefined;
    case 'IF_LOSER_NO_LOSSES':
      own.unscathed = true;
      return undefined;
    default:
  }
  return undefined;
}
