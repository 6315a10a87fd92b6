/** VA-7.6 to VA-7.14: phase 2: three action points; then the display joins the hand and the hand limit applies. */
import { decision, itemAt, procedure, type Reader, type Reason, type Rules, type Seat, someOf } from '../../../kernel/index.ts';
import { cardsAtHand, discard, distinct, drawableBaseDecks, drawHidden, takeOpenly } from '../board/cards.ts';
import { emptyPurse, gainResources } from '../board/resources.ts';
import { holds } from '../board/whereabouts.ts';
import type { HandCard } from '../cards/discard-cards.ts';
import { playCard, problemOfCard } from '../cards/play-card.ts';
import { cardOf, content } from '../content/content.ts';
import { type BaseDeck, RESOURCES, type Resource, type ValdaCardId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, type UseFree, useWeapon } from '../weapons/use-weapon.ts';
import { openDraw } from './start-draw.ts';

type Action =
  | { readonly do: 'play'; readonly card: ValdaCardId }
  | { readonly do: 'take'; readonly resource: Resource }
  | { readonly do: 'draw'; readonly deck: BaseDeck }
  | { readonly do: 'hammertime'; readonly card: ValdaCardId }
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
    someOf(
      itemAt(g.hands, seat).cards.map((card) => ({ card })),
      count,
      count,
    ),
});

/** VA-5.4, VA-7.11: whether a player without cards can still do something, judged from the table alone. */
function nothingLeft(table: ValdaTable, seat: Seat): boolean {
  const { turn, supply } = table;
  const { hand, display } = itemAt(table.players, seat);
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
    const count = itemAt(g.table.players, seat).hand - content.constants.handLimit;
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

/** Hammertime can repeat only a card played just before, so any other action clears it (VA-15.11). */
function spendPoint({ table: { turn } }: Rules<Valda>): void {
  turn.actionPoints--;
  turn.lastCard = null;
}

/** VA-7.12: the display was face up, so everybody knows these cards. */
function takeDisplay(g: Rules<Valda>, seat: Seat): void {
  const player = itemAt(g.table.players, seat);
  const cards = player.display;
  player.display = [];
  for (const card of cards) takeOpenly(g, seat, card);
  if (cards.length > 0) g.emit({ event: 'display-taken', seat, cards });
}
