/** VA-7.6 to VA-7.14: phase 2: three action points, then the display joins the hand, and the hand its limit. */
import { at, decision, procedure, type Reader, type Reason, type Rules, type Seat, some } from '../../../kernel/index.ts';
import { cardsAtHand, discard, distinct, drawableBaseDecks, drawHidden, takeOpenly } from '../board/cards.ts';
import { emptyPurse, gainResources } from '../board/resources.ts';
import { holds } from '../board/whereabouts.ts';
import type { HandCard } from '../cards/draw-cards.ts';
import { playCard, problemOfCard } from '../cards/index.ts';
import { cardOf, content } from '../content/content.ts';
import { type BaseDeck, type CardId, RESOURCES, type Resource } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, type UseFree, useWeapon } from '../weapons/use-weapon.ts';
import { openDraw } from './start-draw.ts';

type Action =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'take'; readonly resource: Resource }
  | { readonly do: 'draw'; readonly deck: BaseDeck }
  | { readonly do: 'hammertime'; readonly card: CardId }
  | UseFree
  | { readonly do: 'end' };

const END = { do: 'end' as const };
const TAKES = RESOURCES.map((resource) => ({ do: 'take' as const, resource }));
const DRAWS = { A: { do: 'draw' as const, deck: 'A' as const }, B: { do: 'draw' as const, deck: 'B' as const } };

function candidates(g: Reader<Valda>, seat: Seat): readonly Action[] {
  const cards = cardsAtHand(g, seat);
  const all: Action[] = [END];
  for (const card of distinct(cards)) if (cardOf(card).kind !== 'divine-weapon') all.push({ do: 'play', card });
  if (g.table.turn.actionPoints > 0) {
    for (const take of TAKES) if (g.table.supply[take.resource] > 0) all.push(take);
    for (const deck of drawableBaseDecks(g.table)) all.push(DRAWS[deck]);
  }
  const { lastCard } = g.table.turn;
  if (lastCard !== null && holds(cards, [], 'thor')) all.push({ do: 'hammertime', card: lastCard });
  all.push(...freeOptions(g, seat));
  return all;
}

function problem(g: Reader<Valda>, seat: Seat, choice: Action): Reason | undefined {
  switch (choice.do) {
    case 'play': {
      const reason = problemOfCard(g, seat, choice.card);
      if (reason) return reason;
      const cost = cardOf(choice.card).actionPointCost;
      return cost > g.table.turn.actionPoints ? { reason: 'no-action-point', rule: 'VA-7.7' } : undefined;
    }
    case 'hammertime':
      return problemOfCard(g, seat, choice.card);
    case 'weapon':
      return freeProblem(g, seat, choice);
    default:
      return undefined;
  }
}

/** D-ACTION. */
export const act = decision<Valda, Action, { readonly actionPoints: number }>('act', {
  rules: ['VA-7.7', 'VA-7.8', 'VA-7.11'],
  candidates,
  problem: (g, seat, _params, choice) => problem(g, seat, choice),
});

/** D-HANDLIMIT. */
export const discardDown = decision<Valda, readonly HandCard[], { readonly count: number }>('discard-down', {
  rules: ['VA-7.13'],
  space: (g, seat, { count }) =>
    some(
      at(g.hands, seat).cards.map((card) => ({ card })),
      count,
      count,
    ),
});

/** VA-5.4, VA-7.11: without cards the table alone shows whether anything is left to do. */
function nothingLeft(table: ValdaTable, seat: Seat): boolean {
  const { turn, supply } = table;
  const { hand, display } = at(table.players, seat);
  if (hand > 0 || display.length > 0) return false;
  if (turn.actionPoints === 0) return true;
  return drawableBaseDecks(table).length === 0 && RESOURCES.every((kind) => supply[kind] === 0);
}

export const actionPhase = procedure<Valda, { readonly seat: Seat }>('action-phase', {
  draw: (g, { seat }) => g.call(openDraw, { seat, drawn: [] }),
  ask: (g, { seat }) => {
    if (nothingLeft(g.table, seat)) return g.jump('takeDisplay');
    return g.ask(act, seat, { actionPoints: g.table.turn.actionPoints });
  },
  act: (g, { seat }) => {
    const choice = g.answer(act);
    if (choice.do === 'end') return;
    take(g, seat, choice);
    g.jump('ask');
  },
  takeDisplay: (g, { seat }) => {
    g.table.turn.lastCard = null;
    takeDisplay(g, seat);
  },
  limit: (g, { seat }) => {
    const count = at(g.table.players, seat).hand - content.constants.handLimit;
    if (count <= 0) return g.end();
    return g.ask(discardDown, seat, { count });
  },
  discard: (g, { seat }) =>
    discard(
      g,
      seat,
      g.answer(discardDown).map(({ card }) => card),
    ),
});

function take(g: Rules<Valda>, seat: Seat, choice: Exclude<Action, { do: 'end' }>): void {
  switch (choice.do) {
    case 'play':
      g.call(playCard, { seat, card: choice.card });
      break;
    case 'weapon':
      g.call(useWeapon, { seat, effect: choice.effect, target: null });
      break;
    case 'hammertime':
      g.call(useWeapon, { seat, effect: 'hammertime', target: null });
      break;
    case 'take':
      spendPoint(g);
      gainResources(g, seat, { ...emptyPurse(), [choice.resource]: 1 }, 'action');
      break;
    case 'draw':
      spendPoint(g);
      drawHidden(g, seat, choice.deck, 1);
  }
}

/** Another action than a card: Hammertime has nothing to repeat any more (VA-15.11). */
function spendPoint({ table: { turn } }: Rules<Valda>): void {
  turn.actionPoints--;
  turn.lastCard = null;
}

/** VA-7.12: everybody has seen them. */
function takeDisplay(g: Rules<Valda>, seat: Seat): void {
  const player = at(g.table.players, seat);
  const cards = player.display;
  player.display = [];
  for (const card of cards) takeOpenly(g, seat, card);
  if (cards.length > 0) g.tell({ event: 'display-taken', seat, cards });
}
