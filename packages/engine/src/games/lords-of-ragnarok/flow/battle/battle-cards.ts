/** Combat cards in a battle (LR-10.4, LR-10.5, LR-10.8). */
import { decision, itemAt, oneOf, type Seat } from '../../../../kernel/index.ts';
import { COMBAT_EFFECTS } from '../../combat/manifest.ts';
import { cardOf } from '../../content/content.ts';
import { COMBAT_CARDS, type LordsCardId } from '../../ids.ts';
import type { Battle, BattleSide, G, Lords, LordsTable, Party } from '../../state.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { leaveHand } from '../../table/cards.ts';

type PlayAnswer = { do: 'play'; card: LordsCardId } | { do: 'pass' };

/** D-13. */
export const playCard = decision<Lords, PlayAnswer, { region: number; opponent: Party; own: number; theirs: number }>('play-battle-card', {
  rules: ['LR-10.4'],
  space: ({ hands }, seat) => {
    const { cards } = itemAt(hands, seat);
    return oneOf<PlayAnswer>([
      ...COMBAT_CARDS.filter((card) => cards.includes(card)).map((card) => ({ do: 'play' as const, card })),
      { do: 'pass' },
    ]);
  },
  candidates: () => [...COMBAT_CARDS.map((card) => ({ do: 'play' as const, card })), { do: 'pass' }],
  problem: ({ hands }, seat, _params, choice) =>
    choice.do === 'pass' || itemAt(hands, seat).cards.includes(choice.card) ? undefined : { reason: 'card-not-in-hand', rule: 'LR-10.4' },
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

/** A card's addition to the battle value: its strength and its effect (LR-10.8). */
function addedBy(table: LordsTable, battle: Battle, seat: Seat, card: LordsCardId): number {
  const sides = sidesFor(battle, seat);
  const { strength, effect } = cardOf(card);
  const first = sides.own.played.length === 0 ? blessedBy(table, seat, 'FIRST_BATTLE_CARD', 'amount') : 0;
  const added = strength + first;
  if (!effect) return added;
  return added + (COMBAT_EFFECTS[effect.code].adds?.({ table, battle, seat, ...sides }, effect, sides.own.value + added) ?? 0);
}

/** LR-10.8: the effect applies once, in the situation of that moment. */
export function play(g: G, battle: Battle, seat: Seat, card: LordsCardId): void {
  const sides = sidesFor(battle, seat);
  const { own } = sides;
  if (own.played.length === 0) emitBlessed(g, seat, 'FIRST_BATTLE_CARD');
  own.value += addedBy(g.table, battle, seat, card);
  leaveHand(g, seat, card);
  own.played.push(card);
  g.emit({ event: 'battle-card-played', who: seat, card, value: own.value });
  const { effect } = cardOf(card);
  if (effect) COMBAT_EFFECTS[effect.code].after?.(g, { table: g.table, battle, seat, ...sides }, effect);
}
