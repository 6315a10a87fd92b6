/** VA-9.8: what a target may answer to an attack: any defence cards, Tyr's Revenge, or a free effect first. */
import { at, decision, type Reader, type Rules, type Seat } from '../../../kernel/index.ts';
import { giveUp } from '../board/cards.ts';
import { holds } from '../board/whereabouts.ts';
import { cardOf } from '../content/content.ts';
import { defencePower } from '../gods/powers.ts';
import type { CardId } from '../ids.ts';
import type { Defence, Valda } from '../state.ts';
import { freeOptions, freeProblem } from '../weapons/use-weapon.ts';
import { currentAttack, instanceAgainst } from './strength.ts';

/** Every choice among the defence cards; equal cards make no difference. No defence comes first. */
function defences(cards: readonly CardId[]): readonly CardId[][] {
  const shields = cards.filter((card) => cardOf(card).kind === 'defence').toSorted();
  let sets: CardId[][] = [[]];
  for (let i = 0; i < shields.length; ) {
    const card = at(shields, i);
    const copies = shields.filter((one) => one === card).length;
    sets = sets.flatMap((set) => Array.from({ length: copies + 1 }, (_, n) => [...set, ...new Array<CardId>(n).fill(card)]));
    i += copies;
  }
  return sets;
}

function candidates(g: Reader<Valda>, seat: Seat): readonly Defence[] {
  const { cards } = at(g.hands, seat);
  return [
    ...defences(cards).map((chosen) => ({ do: 'defend' as const, cards: chosen })),
    ...(holds(cards, [], 'tyr') ? [{ do: 'cancel' as const }] : []),
    ...freeOptions(g, seat),
  ];
}

export interface AttackOnSeat {
  readonly attacker: Seat;
  readonly card: CardId;
  readonly strength: number;
}

/** D-DEFEND: asked of every target with cards; announced once and never added to. */
export const defend = decision<Valda, Defence, AttackOnSeat>('defend', {
  rules: ['VA-9.8', 'VA-14.10', 'VA-15.10'],
  candidates,
  problem: (g, seat, _params, choice) => (choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined),
  hint: (g, seat, _params, choice) => {
    if (choice.do !== 'defend') return null;
    const each = defencePower(g.table, seat);
    return { count: choice.cards.length, defence: choice.cards.reduce((sum, card) => sum + cardOf(card).defence + each, 0) };
  },
});

/** The cards lie open before their owner until the attack is over. */
export function layDefence(g: Rules<Valda>, seat: Seat, cards: readonly CardId[]): void {
  const instance = instanceAgainst(g.table, seat);
  for (const card of cards) {
    giveUp(g, seat, card);
    instance.defence.push(card);
  }
  g.tell({ event: 'defence-laid', seat, attacker: currentAttack(g.table).attacker, cards, count: cards.length });
}
