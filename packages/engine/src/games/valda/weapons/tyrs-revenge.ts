/** VA-15.10: Tyr's weapon. */
import { decision, itemAt, required, type Seat } from '../../../kernel/index.ts';
import { loseFollowers, safeFloor } from '../board/followers.ts';
import { weaponEffect } from '../content/content.ts';
import { instanceAgainst } from '../flow/strength.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { effect } from './effect.ts';

/** Cancelling is not defending. The card enters the hand when the attack is cleaned up (VA-14.12). */
export const tyrsRevenge = effect('tyrs-revenge', {
  rules: ['VA-15.10', 'VA-16.7'],
  steps: {
    cancel: (g, { seat }) => {
      const attack = required(g.table.attack, 'an attack to cancel');
      instanceAgainst(g.table, seat).cancelled = true;
      attack.taker = seat;
      g.emit({ event: 'attack-cancelled', attacker: attack.attacker, target: seat, card: attack.card });
    },
  },
});

/** VA-15.14: opponents with more followers who do not stand on a safe floor. */
function judged(table: ValdaTable, seat: Seat): readonly Seat[] {
  const own = itemAt(table.players, seat).followers;
  return table.players.flatMap(({ followers }, other) => (followers > own && followers > safeFloor(followers) ? [other] : []));
}

export const judge = decision<Valda, { readonly do: 'judge'; readonly target: Seat }>('judge', {
  rules: ['VA-15.10', 'VA-15.14'],
  candidates: (g, seat) => judged(g.table, seat).map((target) => ({ do: 'judge', target })),
});

export const judgement = effect('judgement', {
  rules: ['VA-15.10', 'VA-15.14'],
  decisions: [judge],
  possible: (table, seat) => judged(table, seat).length > 0,
  steps: {
    choose: (g, { seat }) => {
      if (judged(g.table, seat).length === 0) return g.end();
      return g.ask(judge, seat, {});
    },
    punish: (g) => loseFollowers(g, g.answer(judge).target, weaponEffect('judgement').params.count, 'judgement'),
  },
});
