/** A turn: every action is weighed by the outlook that it leads to. */
import { at } from '@skald/engine';
import {
  type Action,
  cardOf,
  type FigureKind,
  hornsAllow,
  invadeCost,
  isProvince,
  monsterOn,
  PROVINCES,
  type ProvinceId,
  type Table,
  upgradeCost,
} from '@skald/engine/games/blood-rage';
import { isAlive, kindsAt, landings, moved, pays, roomIn, withClan } from './hypothesis.ts';
import { type Knowledge, outlook, pillageWorth } from './outlook.ts';
import { upgradeWorth } from './worth.ts';

export function actionWorth(table: Table, known: Knowledge, action: Action): number {
  const { seat } = known;
  const clan = at(table.clans, seat);
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
        0.5
      );
    case 'challenge': {
      const fresh = { ...pays(table, seat, 2), pillaged: table.pillaged.filter((id) => id !== action.province) };
      return pillageWorth(fresh, known, action.province) + outlook(pays(table, seat, 2), known) - now;
    }
    case 'upgrade':
      return upgradeGain(table, known, action.card, action.slot) - now;
    case 'quest': {
      const cards = known.cards.filter((card) => card !== action.card);
      return outlook(table, { ...known, cards, quests: [...known.quests, action.card] }) - now - (clan.rage > 2 ? 1 : 0);
    }
    case 'sacrifice':
      return 0.2;
    case 'pass':
      return outlook(withClan(table, seat, { rage: 0 }), known) - now;
  }
}

/** The best outlook that a figure can bring from here. */
export function bestLanding(table: Table, known: Knowledge, kind: FigureKind, from: 'reserve' | 'valhalla'): number {
  const places = landings(table, kind);
  return Math.max(-100, ...places.map((to) => outlook(moved(table, known.seat, [kind], from, to), known)));
}

/** The best place to march to, with as many as find room or with one alone. */
function bestMarch(table: Table, known: Knowledge, from: ProvinceId): number {
  return Math.max(-100, ...PROVINCES.filter((to) => to !== from && isAlive(table, to)).map((to) => marchWorth(table, known, from, to)));
}

export function marchWorth(table: Table, known: Knowledge, from: ProvinceId, to: ProvinceId): number {
  return Math.max(-100, ...groupsFor(table, known, from, to).map((kinds) => marching(table, known, kinds, from, to)));
}

export function marching(table: Table, known: Knowledge, kinds: readonly FigureKind[], from: ProvinceId, to: ProvinceId): number {
  return outlook(moved(pays(table, known.seat, 1), known.seat, kinds, from, to), known);
}

/** Who could go: all that find room, without the last, each kind alone. */
function groupsFor(table: Table, { seat }: Knowledge, from: ProvinceId, to: ProvinceId): readonly (readonly FigureKind[])[] {
  const room = roomIn(table, to);
  const there = kindsAt(at(table.clans, seat), from);
  if (room <= 0 || there.length === 0) return [];
  const all = there.slice(0, room);
  return [all, ...(all.length > 2 ? [all.slice(1), all.slice(0, -1)] : []), ...[...new Set(there)].map((kind) => [kind])];
}

/** An upgrade: what it is worth by itself, and the figure that may come with it. */
function upgradeGain(table: Table, known: Knowledge, card: string, slot: number): number {
  const { seat } = known;
  const clan = at(table.clans, seat);
  const row = cardOf(card);
  const old = clan.slots[slot];
  const lost = old ? 0.8 * upgradeWorth(cardOf(old)) : 0;
  const paid = withClan(pays(table, seat, upgradeCost(clan, card)), seat, { slots: clan.slots.with(slot, card) });
  const others = { ...known, cards: known.cards.filter((one) => one !== card) };
  const monster = monsterOn(card);
  const figure = monster ?? companionOf(row.kind);
  const gained = monster ? withClan(paid, seat, { figures: [...at(paid.clans, seat).figures, { kind: monster, at: 'reserve' }] }) : paid;
  const waits = figure !== undefined && hornsAllow(clan) && kindsAt(at(gained.clans, seat), 'reserve').includes(figure);
  const then = waits ? Math.max(outlook(gained, others), bestLanding(gained, others, figure, 'reserve')) : outlook(gained, others);
  return then + upgradeWorth(row) * (waits || row.kind === 'upgrade-clan' ? 0.9 : 0.6) - lost;
}

function companionOf(kind: string): FigureKind | undefined {
  if (kind === 'upgrade-leader') return 'leader';
  if (kind === 'upgrade-warrior') return 'warrior';
  return kind === 'upgrade-ship' ? 'ship' : undefined;
}

/** The outlook with a figure at a place, whatever it cost. */
export function landingWorth(table: Table, known: Knowledge, kind: FigureKind, to: string): number {
  const place = landings(table, kind).find((one) => one === to) ?? (isProvince(to) ? to : 'reserve');
  return outlook(moved(table, known.seat, [kind], 'reserve', place), known);
}
