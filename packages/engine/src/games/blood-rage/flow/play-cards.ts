/** BR-15.1, BR-15.2: B0 and B1: one card each, face down, all revealed at once. */
import { at, decision, must, procedure } from '../../../kernel/index.ts';
import { nameOf } from '../content/cards.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import type { BloodRage, Side, Table } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { reveal } from './played.ts';

/** D7: any card in hand, of whatever kind. */
export const playCard = decision<BloodRage, CardId, { readonly province: ProvinceId }>('play-card', {
  rules: ['BR-15.1', 'BR-15.6'],
  candidates: (g, seat) => at(g.hands, seat).cards,
  hint: (_g, _seat, _params, card) => ({ name: nameOf(card) }),
});

/** Sealed until all have chosen. Who has cards is public; what they are is not. */
export const playFaceDown = procedure<BloodRage>('play-face-down', {
  ask: (g) => {
    const { province } = must(g.table.pillage, 'a battle');
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

export function sidesWithCards(table: Table): readonly Side[] {
  return must(table.pillage, 'a battle').sides.filter(({ seat }) => clanOf(table, seat).hand > 0);
}

export function sideOf(table: Table, seat: number): Side {
  const { sides } = must(table.pillage, 'a battle');
  return must(
    sides.find((side) => side.seat === seat),
    `seat ${seat} in the battle`,
  );
}
