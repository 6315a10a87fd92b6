/** VA-9.8: the answers to an attack: any defence cards, Tyr's Revenge, or a free effect first. */
import { decision, isObject, itemAt, type Reader, type Rules, type Seat } from '../../../kernel/index.ts';
import { giveUp } from '../board/cards.ts';
import { holds } from '../board/whereabouts.ts';
import { cardOf } from '../content/content.ts';
import { defencePower } from '../gods/powers.ts';
import type { ValdaCardId } from '../ids.ts';
import type { Defence, Valda } from '../state.ts';
import { freeOptions, freeProblem } from '../weapons/use-weapon.ts';
import { currentAttack, instanceAgainst } from './strength.ts';

/** Every combination of the defence cards, counting equal cards as one; no defence comes first. */
function defences(cards: readonly ValdaCardId[]): readonly ValdaCardId[][] {
  const shields = cards.filter((card) => cardOf(card).kind === 'defence').toSorted();
  let sets: ValdaCardId[][] = [[]];
  for (let i = 0; i < shields.length; ) {
    const card = itemAt(shields, i);
    const copies = shields.filter((one) => one === card).length;
    sets = sets.flatMap((set) => Array.from({ length: copies + 1 }, (_, n) => [...set, ...new Array<ValdaCardId>(n).fill(card)]));
    i += copies;
  }
  return sets;
}

function candidates(g: Reader<Valda>, seat: Seat): readonly Defence[] {
  const { cards } = itemAt(g.hands, seat);
  return [
    ...defences(cards).map((chosen) => ({ do: 'defend' as const, cards: chosen })),
    ...(holds(cards, [], 'tyr') ? [{ do: 'cancel' as const }] : []),
    ...freeOptions(g, seat),
  ];
}

/** VA-9.8: a defence is a set of cards: their order means nothing, and they are offered in id order. */
function inIdOrder(answer: unknown): unknown {
  if (!isObject(answer) || !Array.isArray(answer.cards) || !answer.cards.every((card) => typeof card === 'string')) return answer;
  return { ...answer, cards: answer.cards.toSorted() };
}

export interface AttackOnSeat {
  readonly attacker: Seat;
  readonly card: ValdaCardId;
  readonly strength: number;
}

/** The number of cards in a defence and their strength. */
export type DefenceHint = { readonly count: number; readonly defence: number };

/** D-DEFEND: asks every target with cards; players cannot add to a defence later. */
export const defend = decision<Valda, Defence, AttackOnSeat, DefenceHint | null>('defend', {
  rules: ['VA-9.8', 'VA-14.10', 'VA-15.10'],
  candidates,
  problem: (g, seat, _params, choice) => (choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined),
  normalize: inIdOrder,
  hint: (g, seat, _params, choice) => {
    if (choice.do !== 'defend') return null;
    const each = defencePower(g.table, seat);
    return { count: choice.cards.length, defence: choice.cards.reduce((sum, card) => sum + cardOf(card).defence + each, 0) };
  },
});

/** The cards lie face up before their owner until the attack is over. */
export function layDefence(g: Rules<Valda>, seat: Seat, cards: readonly ValdaCardId[]): void {
  const instance = instanceAgainst(g.table, seat);
  for (const card of cards) {
    giveUp(g, seat, card);
    instance.defence.push(card);
  }
  g.emit({ event: 'defence-laid', seat, attacker: currentAttack(g.table).attacker, cards, count: cards.length });
}
