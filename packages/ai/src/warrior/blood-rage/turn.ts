/** Turns: weighs every action by the outlook after it. */
import { itemAt } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageTable,
  cardOf,
  type FigureKind,
  hornsAllow,
  invadeCost,
  isProvince,
  monsterOn,
  PROVINCES,
  type ProvinceId,
  STATS,
  type TurnAction,
  upgradeCost,
} from '@skald/engine/games/blood-rage';
import { isAlive, kindsAt, landed, landings, moved, pays, roomIn, withClan } from './hypothesis.ts';
import type { Knowledge } from './knowledge.ts';
import { outlook, pillageWorth, RAGE } from './outlook.ts';
import { upgradeWorth } from './upgrades.ts';
import { raiseWorth } from './worth.ts';

/** A pillage that waits may be taken by a rival. */
const AT_ONCE = 3;

export function actionWorth(table: BloodRageTable, known: Knowledge, action: TurnAction): number {
  const { seat } = known;
  const clan = itemAt(table.clans, seat);
  const now = outlook(table, known);
  switch (action.do) {
    case 'invade':
      return bestLanding(pays(table, seat, invadeCost(clan, action.figure)), known, action.figure, 'reserve') - now;
    case 'return':
      return bestLanding(pays(table, seat, 1), known, action.figure, 'valhalla') - now;
    case 'march':
      return bestMarch(table, known, action.from) - now;
    case 'pillage':
      return (
        pillageWorth(table, known, action.province) +
        outlook({ ...table, pillaged: [...table.pillaged, action.province] }, known) -
        now +
        AT_ONCE
      );
    case 'challenge': {
      const fresh = { ...pays(table, seat, 2), pillaged: table.pillaged.filter((id) => id !== action.province) };
      return pillageWorth(fresh, known, action.province) + outlook(pays(table, seat, 2), known) - now;
    }
    case 'upgrade':
      return upgradeGain(table, known, action.card, action.slot) - now;
    case 'quest': {
      const cards = known.cards.filter((card) => card !== action.card);
      return outlook(table, { ...known, cards, quests: [...known.quests, action.card] }) - now;
    }
    case 'sacrifice':
      return sacrificeWorth(table, known);
    case 'pass':
      return outlook(withClan(table, seat, { rage: 0 }), known) - now;
  }
}

/** The best outlook with this figure on the board. */
function bestLanding(table: BloodRageTable, known: Knowledge, kind: FigureKind, from: 'reserve' | 'valhalla'): number {
  const places = landings(table, kind);
  return Math.max(-100, ...places.map((to) => outlook(landed(table, known.seat, kind, from, to), known)));
}

/** The best target of a march, with as many figures as fit or with one alone. */
function bestMarch(table: BloodRageTable, known: Knowledge, from: ProvinceId): number {
  return Math.max(-100, ...PROVINCES.filter((to) => to !== from && isAlive(table, to)).map((to) => marchWorth(table, known, from, to)));
}

export function marchWorth(table: BloodRageTable, known: Knowledge, from: ProvinceId, to: ProvinceId): number {
  return Math.max(-100, ...groupsFor(table, known, from, to).map((kinds) => marching(table, known, kinds, from, to)));
}

export function marching(table: BloodRageTable, known: Knowledge, kinds: readonly FigureKind[], from: ProvinceId, to: ProvinceId): number {
  return outlook(moved(pays(table, known.seat, 1), known.seat, kinds, from, to), known);
}

/** The groups to try: all that fit, all but the last, and each kind alone. */
function groupsFor(table: BloodRageTable, { seat }: Knowledge, from: ProvinceId, to: ProvinceId): readonly (readonly FigureKind[])[] {
  const room = roomIn(table, to);
  const there = kindsAt(itemAt(table.clans, seat), from);
  if (room <= 0 || there.length === 0) return [];
  const all = there.slice(0, room);
  return [all, ...(all.length > 2 ? [all.slice(1), all.slice(0, -1)] : []), ...[...new Set(there)].map((kind) => [kind])];
}

/** An upgrade's worth, and the figure that may come with it. */
function upgradeGain(table: BloodRageTable, known: Knowledge, card: BloodRageCardId, slot: number): number {
  const { seat } = known;
  const clan = itemAt(table.clans, seat);
  const row = cardOf(card);
  const old = clan.slots[slot];
  const lost = old ? 0.8 * upgradeWorth(table, known, old) : 0;
  const paid = withClan(pays(table, seat, upgradeCost(clan, card)), seat, { slots: clan.slots.with(slot, card) });
  const others = { ...known, cards: known.cards.filter((one) => one !== card) };
  const monster = monsterOn(card);
  const figure = monster ?? companionOf(row.kind);
  const gained = monster
    ? withClan(paid, seat, { figures: [...itemAt(paid.clans, seat).figures, { kind: monster, at: 'reserve' }] })
    : paid;
  const waits = figure !== undefined && hornsAllow(clan) && kindsAt(itemAt(gained.clans, seat), 'reserve').includes(figure);
  const then = waits ? Math.max(outlook(gained, others), bestLanding(gained, others, figure, 'reserve')) : outlook(gained, others);
  return then + upgradeWorth(table, known, card) * (waits || row.kind === 'upgrade-clan' ? 0.9 : 0.6) - lost;
}

function companionOf(kind: string): FigureKind | undefined {
  if (kind === 'upgrade-leader') return 'leader';
  if (kind === 'upgrade-warrior') return 'warrior';
  return kind === 'upgrade-ship' ? 'ship' : undefined;
}

/** The outlook with a figure at a place, costs aside. */
export function landingWorth(table: BloodRageTable, known: Knowledge, kind: FigureKind, to: string): number {
  const place = landings(table, kind).find((one) => one === to) ?? (isProvince(to) ? to : 'reserve');
  return outlook(landed(table, known.seat, kind, 'reserve', place), known);
}

/** Thor's Domain (BR-17.4): a pillage at once for 2 Rage, instead of an own turn for it later. */
export function domainWorth(table: BloodRageTable, known: Knowledge, province: ProvinceId, cost: number): number {
  const paid = pays(table, known.seat, cost);
  const after = { ...paid, pillaged: [...paid.pillaged, province] };
  return pillageWorth(paid, known, province) + outlook(after, known) - outlook(table, known) + SURPRISE;
}

/** Nobody can come to a province in the turns between. */
const SURPRISE = 1;

/** Frigga's Sacrifice (BR-17.3): the best raise for two figures. */
function sacrificeWorth(table: BloodRageTable, { seat }: Knowledge): number {
  const clan = itemAt(table.clans, seat);
  return Math.max(...STATS.map((stat) => raiseWorth(clan, stat, table.age))) - SACRIFICED;
}

const SACRIFICED = 4 * RAGE;
