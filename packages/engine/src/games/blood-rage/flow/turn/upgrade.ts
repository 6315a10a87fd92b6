/** BR-12: upgrades: the price, replacing the old card, new figures and the free invasion. */

import { itemAt, procedure, type Rules, type Seat } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { cardOf, isUpgrade, monsterOn, nameOf } from '../../content/cards.ts';
import { content, SLOTS } from '../../content/content.ts';
import type { FigureKind } from '../../ids.ts';
import type { BloodRage, Clan } from '../../state.ts';
import { showFromHand } from '../../table/cards-in-hand.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';
import { sumOf } from '../../table/upgrades.ts';
import { freeInvasion } from './invade.ts';

interface Upgrading {
  readonly seat: Seat;
  readonly card: BloodRageCardId;
  readonly slot: number;
}

export const upgrade = procedure<BloodRage, Upgrading>('upgrade', {
  pay: (g, { seat, card, slot }) => {
    const cost = upgradeCost(clanOf(g.table, seat), card);
    pay(g, seat, cost);
    showFromHand(g, seat, card);
    const replaced = replaceOld(g, seat, slot);
    const clan = clanOf(g.table, seat);
    clan.slots[slot] = card;
    g.emit({ event: 'upgrade-played', seat, card, name: nameOf(card), slot, replaced, cost, rage: clan.rage });
  },
  gain: (g, { seat, card }) => {
    const monster = monsterOn(card);
    if (monster) {
      clanOf(g.table, seat).figures.push({ kind: monster, at: 'reserve' });
      g.emit({ event: 'monster-gained', seat, figure: monster });
    }
    if (cardOf(card).params.mystic) gainMystic(g, seat);
  },
  invade: (g, { seat, card }) => {
    const figure = figureFor(card);
    const inReserve = clanOf(g.table, seat).figures.some(({ kind, at: place }) => kind === figure && place === 'reserve');
    if (figure && inReserve) g.call(freeInvasion, { seat, figure });
  },
});

/** BR-12.1, BR-12.9: Frigga's Charm lowers the price, even of the card that replaces it, but not its own. */
export function upgradeCost(clan: Clan, card: BloodRageCardId): number {
  return Math.max(0, cardOf(card).cost - sumOf(clan, ({ upgradeDiscount }) => upgradeDiscount));
}

/** BR-12.2: any slot of the card's type. The first empty slot stands for all empty ones (BR-Q33) and comes before those that cost a card (BR-Q34). */
export function slotsFor(clan: Clan, card: BloodRageCardId): readonly number[] {
  const { kind } = cardOf(card);
  const empty: number[] = [];
  const taken: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (SLOTS[slot] === kind) (itemAt(clan.slots, slot) === null ? empty : taken).push(slot);
  }
  return [...empty.slice(0, 1), ...taken];
}

export function upgradesIn(cards: readonly BloodRageCardId[]): readonly BloodRageCardId[] {
  return cards.filter(isUpgrade);
}

/** BR-12.4, BR-12.5: the figure that may invade at once; clan upgrades bring none (BR-12.7). */
function figureFor(card: BloodRageCardId): FigureKind | undefined {
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

/** BR-12.2, BR-12.8: the replaced card and its monster leave the game; this does not count as destruction. Returns the card. */
function replaceOld(g: Rules<BloodRage>, seat: Seat, slot: number): BloodRageCardId | null {
  const clan = clanOf(g.table, seat);
  const old = itemAt(clan.slots, slot);
  if (old === null) return null;
  g.table.discard.push(old);
  g.emit({ event: 'upgrade-replaced', seat, card: old, name: nameOf(old), slot });
  const monster = monsterOn(old);
  if (!monster) return old;
  for (const figure of clan.figures) if (figure.kind === monster) figure.at = 'gone';
  g.emit({ event: 'monster-removed', seat, figure: monster });
  return old;
}

/** BR-29.4: adds a mystic while the clan owns fewer than two. */
function gainMystic(g: Rules<BloodRage>, seat: Seat): void {
  const { figures } = clanOf(g.table, seat);
  const owned = figures.filter(({ kind }) => kind === 'mystic').length;
  if (owned >= content.mystics.figuresPerClan) return;
  figures.push({ kind: 'mystic', at: 'reserve' });
  g.emit({ event: 'mystic-gained', seat, mystics: owned + 1 });
}
