/** BR-15.1, BR-15.2: B0 and B1: participants play one card each, face down, and reveal together. */

import { decision, itemAt, procedure, required } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { nameOf } from '../../content/cards.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageBattleSide, BloodRageTable } from '../../state.ts';
import { clanOf } from '../../table/figures.ts';
import { reveal } from './played.ts';

/** D7: any card in hand. */
export const playCard = decision<BloodRage, BloodRageCardId, { readonly province: ProvinceId }>('play-card', {
  rules: ['BR-15.1', 'BR-15.6'],
  candidates: (g, seat) => itemAt(g.hands, seat).cards,
  hint: (_g, _seat, _params, card) => ({ name: nameOf(card) }),
});

/** Answers stay sealed until all have chosen. Hand sizes are public, cards are not. */
export const playFaceDown = procedure<BloodRage>('play-face-down', {
  ask: (g) => {
    const { province } = required(g.table.pillage, 'a battle');
    const asked = sidesWithCards(g.table);
    if (asked.length === 0) return g.end();
    return g.askAll(
      playCard,
      asked.map(({ seat }) => ({ seat, params: { province } })),
    );
  },
  reveal: (g) => {
    for (const { seat, answer } of g.answers(playCard)) reveal(g, sideOf(g.table, seat), answer);
  },
});

export function sidesWithCards(table: BloodRageTable): readonly BloodRageBattleSide[] {
  return required(table.pillage, 'a battle').sides.filter(({ seat }) => clanOf(table, seat).hand > 0);
}

export function sideOf(table: BloodRageTable, seat: number): BloodRageBattleSide {
  const { sides } = required(table.pillage, 'a battle');
  return required(
    sides.find((side) => side.seat === seat),
    `seat ${seat} in the battle`,
  );
}
