/** VA-13.4, VA-13.5, VA-13.8, VA-13.11 to VA-13.14, VA-13.16: cards that bring resources, followers or buildings. */
import { at, decision, procedure } from '../../../kernel/index.ts';
import { raiseBuilding } from '../board/buildings.ts';
import { discard } from '../board/cards.ts';
import { gainFollowers } from '../board/followers.ts';
import { gainResources, pay, takeFromSupply } from '../board/resources.ts';
import { cardOf } from '../content/content.ts';
import { rollAndTake } from '../flow/dice.ts';
import type { CardId } from '../ids.ts';
import type { Player, Valda } from '../state.ts';
import type { ActionCard, Playing } from './action-card.ts';
import { discardCards } from './draw-cards.ts';

const spoils = procedure<Valda, Playing>('spoils', {
  take: (g, { seat, card }) => gainResources(g, seat, cardOf(card).params.gain, card),
});

const seduction = procedure<Valda, Playing>('seduction', {
  win: (g, { seat, card }) => gainFollowers(g, seat, cardOf(card).params.count, card),
});

const rune = procedure<Valda, Playing>('rune', {
  roll: (g, { seat, card }) => {
    const { die, count } = cardOf(card).params;
    g.call(rollAndTake, { seat, cause: card, dice: Array.from({ length: count }, () => die) });
  },
});

/** VA-13.12: at once and without paying; at the maximum of that building nothing happens. */
const glimpse = procedure<Valda, Playing>('glimpse', {
  build: (g, { seat, card }) => raiseBuilding(g, seat, cardOf(card).params.building, true),
});

/** VA-13.16: several do not add up; the highest counts. */
const yggdrasil = procedure<Valda, Playing>('yggdrasil', {
  raise: (g, { seat, card }) => {
    g.table.turn.buildLimit = Math.max(g.table.turn.buildLimit, cardOf(card).params.limit);
    g.tell({ event: 'build-limit-raised', seat, limit: g.table.turn.buildLimit });
  },
});

const sacrifice = procedure<Valda, Playing>('sacrifice', {
  choose: (g, { seat, card }) => {
    const { hand, display } = at(g.table.players, seat);
    if (hand + display.length === 0) return g.end();
    return g.ask(discardCards, seat, { card, most: cardOf(card).params.maxDiscard });
  },
  offer: (g, { seat, card }) => {
    const cards = g.answer(discardCards).map((one) => one.card);
    if (cards.length === 0) return;
    discard(g, seat, cards);
    gainFollowers(g, seat, cards.length * cardOf(card).params.followersEach, card);
  },
});

export interface BloodSwap {
  readonly do: 'swap';
  readonly gold: number;
  readonly diamond: number;
}

/** VA-13.11: how much gold and how many diamonds for as much blood, as far as the supply goes. */
function swaps({ resources }: Player, most: number): readonly BloodSwap[] {
  const all: BloodSwap[] = [];
  for (let gold = 0; gold <= Math.min(resources.gold, most); gold++) {
    for (let diamond = 0; diamond <= Math.min(resources.diamond, most - gold); diamond++) all.push({ do: 'swap', gold, diamond });
  }
  return all;
}

export const swapForBlood = decision<Valda, BloodSwap, { readonly card: CardId; readonly most: number }>('swap-for-blood', {
  rules: ['VA-13.11'],
  candidates: (g, seat, { most }) => swaps(at(g.table.players, seat), most),
});

const odin = procedure<Valda, Playing>('odin-leader', {
  choose: (g, { seat, card }) => {
    const most = Math.min(cardOf(card).params.max, g.table.supply.blood);
    if (swaps(at(g.table.players, seat), most).length === 1) return g.end();
    return g.ask(swapForBlood, seat, { card, most });
  },
  swap: (g, { seat }) => {
    const { gold, diamond } = g.answer(swapForBlood);
    pay(g, seat, { gold, diamond, blood: 0 });
    const { blood } = takeFromSupply(g, seat, { gold: 0, diamond: 0, blood: gold + diamond });
    g.tell({ event: 'blood-swapped', seat, gold, diamond, blood });
  },
});

export const gainResourcesCard: ActionCard = { run: spoils };
export const gainFollowersCard: ActionCard = { run: seduction };
export const rollDie: ActionCard = { run: rune };
export const freeBuild: ActionCard = { run: glimpse };
export const raiseBuildLimit: ActionCard = { run: yggdrasil };
export const sacrificeCards: ActionCard = { run: sacrifice };
export const convertToBlood: ActionCard = { run: odin };

export const gainProcedures = [spoils, seduction, rune, glimpse, yggdrasil, sacrifice, odin];
