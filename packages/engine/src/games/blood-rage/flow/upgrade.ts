/** BR-12: upgrades: paying, replacing what lay there, new figures, and the free invasion. */
import { at, procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf, isUpgrade, monsterOn, nameOf } from '../content/cards.ts';
import { content, SLOTS } from '../content/content.ts';
import type { CardId, FigureKind } from '../ids.ts';
import type { BloodRage, Clan } from '../state.ts';
import { showFromHand } from '../table/cards-in-hand.ts';
import { pay } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { sumOf } from '../table/upgrades.ts';
import { freeInvasion } from './invade.ts';

interface Upgrading {
  readonly seat: Seat;
  readonly card: CardId;
  readonly slot: number;
}

export const upgrade = procedure<BloodRage, Upgrading>('upgrade', {
  pay: (g, { seat, card, slot }) => {
    const cost = upgradeCost(clanOf(g.table, seat), card);
    pay(g, seat, cost);
    showFromHand(g, seat, card);
    replaceOld(g, seat, slot);
    const clan = clanOf(g.table, seat);
    clan.slots[slot] = card;
    g.tell({ event: 'upgrade-played', seat, card, name: nameOf(card), slot, cost, rage: clan.rage });
  },
  gain: (g, { seat, card }) => {
    const monster = monsterOn(card);
    if (monster) {
      clanOf(g.table, seat).figures.push({ kind: monster, at: 'reserve' });
      g.tell({ event: 'monster-gained', seat, figure: monster });
    }
    if (cardOf(card).params.mystic) gainMystic(g, seat);
  },
  invade: (g, { seat, card }) => {
    const figure = figureFor(card);
    const inReserve = clanOf(g.table, seat).figures.some(({ kind, at: place }) => kind === figure && place === 'reserve');
    if (figure && inReserve) g.call(freeInvasion, { seat, figure });
  },
});

/** BR-12.1, BR-12.9: Frigga's Charm lowers the price, also if it is about to be replaced; it does not discount itself. */
export function upgradeCost(clan: Clan, card: CardId): number {
  return Math.max(0, cardOf(card).cost - sumOf(clan, ({ upgradeDiscount }) => upgradeDiscount));
}

/** BR-12.2: any slot of its type. Empty slots are alike: the first of them stands for all (BR-Q33). */
export function slotsFor(clan: Clan, card: CardId): readonly number[] {
  const { kind } = cardOf(card);
  const slots: number[] = [];
  let emptyFound = false;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (SLOTS[slot] !== kind) continue;
    const isEmpty = at(clan.slots, slot) === null;
    if (!isEmpty || !emptyFound) slots.push(slot);
    if (isEmpty) emptyFound = true;
  }
  return slots;
}

export function upgradesIn(cards: readonly CardId[]): readonly CardId[] {
  return cards.filter(isUpgrade);
}

/** BR-12.4, BR-12.5: the figure that may invade at once; none for clan upgrades (BR-12.7). */
function figureFor(card: CardId): FigureKind | undefined {
  switch (cardOf(card).kind) {
    case 'upgrade-leader':
      return 'leader';
    case 'upgrade-warrior':
      return 'warrior';
    case 'upgrade-ship':
      return 'ship';
    default:
      return monsterOn(card);
  }
}

/** BR-12.2, BR-12.8: what lay there leaves the game, and its monster with it; that is no destruction. */
function replaceOld(g: Rules<BloodRage>, seat: Seat, slot: number): void {
  const clan = clanOf(g.table, seat);
  const old = at(clan.slots, slot);
  if (old === null) return;
  g.table.discard.push(old);
  g.tell({ event: 'upgrade-replaced', seat, card: old, name: nameOf(old), slot });
  const monster = monsterOn(old);
  if (!monster) return;
  for (const figure of clan.figures) if (figure.kind === monster) figure.at = 'gone';
  g.tell({ event: 'monster-removed', seat, figure: monster });
}

/** BR-29.4: as long as the clan owns fewer than two. */
function gainMystic(g: Rules<BloodRage>, seat: Seat): void {
  const { figures } = clanOf(g.table, seat);
  const owned = figures.filter(({ kind }) => kind === 'mystic').length;
  if (owned >= content.mystics.figuresPerClan) return;
  figures.push({ kind: 'mystic', at: 'reserve' });
  g.tell({ event: 'mystic-gained', seat, mystics: owned + 1 });
}
