/** BR-15, BR-16: a battle, window by window. Cards, upgrades, monsters and gods listen to the windows. */

import { effect, perform, procedure, type Rules, required, type Seat } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { tyr } from '../../gods/tyr.ts';
import type { BloodRage, BloodRageBattleSide, BloodRageTable, Nothing, Pillage } from '../../state.ts';
import { named, takeOpenCard } from '../../table/cards-in-hand.ts';
import { gainGlory, valueOfStat } from '../../table/clan-sheet.ts';
import { clanOf, figuresIn, isPresent, stands } from '../../table/figures.ts';
import { inOrder } from '../../table/order.ts';
import { strengthIn } from '../../table/strength.ts';
import { addCards } from './after-reveal.ts';
import { destroy } from './destroy.ts';
import { succeed } from './pillage-success.ts';
import { playFaceDown } from './play-cards.ts';
import { settleSights } from './played.ts';

type G = Rules<BloodRage>;
/** B0 and B1: participants play a card each, then reveal. */
export const playCards = effect<BloodRage, Nothing>('play-cards', (g) => g.call(playFaceDown, {}));
/** Still in B1: sets the value of revealed quests. */
export const valueQuests = effect<BloodRage, Nothing>('value-quests', () => undefined);
/** B2. */
export const cancelTexts = effect<BloodRage, Nothing>('cancel-texts', () => undefined);
/** B3. */
export const replayCards = effect<BloodRage, Nothing>('replay-cards', () => undefined);
/** B4. */
export const beforeComparing = effect<BloodRage, Nothing>('before-comparing', () => undefined);
/** B8. */
export const outcomeTexts = effect<BloodRage, Nothing>('outcome-texts', () => undefined);
/** B9: the winner discards played cards except `kept`; losers take theirs back. */
export const clearCards = effect<BloodRage, { readonly kept: readonly BloodRageCardId[] }>('clear-cards', (g, { kept }) => {
  const { winner, sides } = battleOf(g.table);
  for (const side of sides) side.seat === winner ? discardPlayed(g, side, kept) : takeBack(g, side);
});
/** B11. */
export const countDead = effect<BloodRage, Nothing>('count-dead', () => undefined);
/** B13: BR-16.12: uses the winner's Axes as they stand now. */
export const battleGlory = effect<BloodRage, Nothing>('battle-glory', (g) => {
  const { winner } = battleOf(g.table);
  if (winner !== null) gainGlory(g, winner, valueOfStat(clanOf(g.table, winner), 'axes'), 'battle');
});
/** B14. */
export const aftermath = effect<BloodRage, Nothing>('aftermath', () => undefined);

export const battle = procedure<BloodRage>('battle', {
  begin: (g) => {
    const { pillager, province, sides } = battleOf(g.table);
    g.emit({ event: 'battle-began', pillager, province, seats: sides.map(({ seat }) => seat) });
  },
  b0: (g) => perform(g, playCards, {}),
  b1: (g) => perform(g, valueQuests, {}),
  b2: (g) => perform(g, cancelTexts, {}),
  b3: (g) => perform(g, replayCards, {}),
  replay: (g) => {
    const now = battleOf(g.table);
    if (!now.replay) return;
    now.replay = false;
    g.jump('b0');
  },
  b4: (g) => perform(g, beforeComparing, {}),
  b5: (g) => g.call(addCards, { turn: 0, declines: 0 }),
  b6: (g) => addUp(g),
  b7: (g) => decide(g),
  b8: (g) => perform(g, outcomeTexts, {}),
  b9: (g) => perform(g, clearCards, { kept: [] }),
  b10: (g) => perform(g, destroy, { figures: doomed(g.table), cause: 'battle' }),
  b11: (g) => perform(g, countDead, {}),
  b12: (g) => {
    const { winner, pillager } = battleOf(g.table);
    if (winner === pillager) perform(g, succeed, {});
  },
  b13: (g) => perform(g, battleGlory, {}),
  b14: (g) => perform(g, aftermath, {}),
});

export function battleOf(table: BloodRageTable): Pillage {
  return required(table.pillage, 'a battle under way');
}

/** BR-14.8: every clan with a figure in the Area takes part, in battle order. */
export function gatherSides(table: BloodRageTable): void {
  const now = battleOf(table);
  const present = inOrder(table).filter((seat) => isPresent(clanOf(table, seat), now.province));
  now.sides = present.map((seat) => ({
    seat,
    cards: [],
    total: null,
    dead: [],
    valkyrie: stands(clanOf(table, seat), 'valkyrie', now.province),
  }));
}

/** BR-15.12: adds figures and cards; under the god Tyr figures count 0. */
function addUp(g: G): void {
  const { sides, province } = battleOf(g.table);
  settleSights(sides);
  const figuresCount = !tyr.blanksFigures(g);
  for (const side of sides) {
    const figures = figuresCount ? strengthIn(g.table, side.seat, province) : 0;
    side.total = side.cards.reduce((sum, { bonus }) => sum + bonus, figures);
  }
}

/** BR-15.13: the strictly highest total wins; after a tie at the top everybody loses. */
function decide(g: G): void {
  const now = battleOf(g.table);
  const totals = now.sides.map(({ total }) => total ?? 0);
  const best = Math.max(...totals);
  const [first, ...others] = now.sides.filter(({ total }) => total === best);
  now.winner = first && others.length === 0 ? first.seat : null;
  const winners = now.winner === null ? [] : [now.winner];
  const tie = now.winner === null ? 'yes' : 'no';
  g.emit({ event: 'battle-decided', province: now.province, winners, seats: now.sides.map(({ seat }) => seat), totals, tie });
}

/** BR-16.5: all figures of all losers, including ships. */
function doomed(table: BloodRageTable) {
  const { sides, province, winner } = battleOf(table);
  return sides.filter(({ seat }) => seat !== winner).flatMap(({ seat }) => figuresIn(table, seat, province));
}

/** BR-16.4: losers take their cards back, and everybody knows these cards. */
function takeBack(g: G, side: BloodRageBattleSide): void {
  const cards = cardsOnTable(side);
  for (const card of cards) takeOpenCard(g, side.seat, card);
  clear(side);
  if (cards.length > 0) g.emit({ event: 'cards-taken-back', seat: side.seat, ...named(cards) });
}

function discardPlayed(g: G, side: BloodRageBattleSide, kept: readonly BloodRageCardId[]): void {
  const cards = cardsOnTable(side).filter((card) => !kept.includes(card));
  for (const card of kept) takeOpenCard(g, side.seat, card);
  g.table.discard.push(...cards);
  clear(side);
  if (cards.length > 0) g.emit({ event: 'cards-discarded', seat: side.seat, ...named(cards) });
}

export function cardsOnTable({ cards }: BloodRageBattleSide): readonly BloodRageCardId[] {
  return cards.filter(({ lies }) => lies).map(({ card }) => card);
}

function clear(side: BloodRageBattleSide): void {
  for (const played of side.cards) played.lies = false;
}

/** BR-16.6: the number of battle dead of the other clans. */
export function deadOfOthers(table: BloodRageTable, seat: Seat): number {
  return battleOf(table).sides.reduce((sum, side) => sum + (side.seat === seat ? 0 : side.dead.length), 0);
}

/** BR-16.1: the losers, in battle order. */
export function losersOf(table: BloodRageTable): readonly Seat[] {
  const { sides, winner } = battleOf(table);
  return sides.map(({ seat }) => seat).filter((seat) => seat !== winner);
}
