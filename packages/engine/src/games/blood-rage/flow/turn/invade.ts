/** BR-10: invasions: targets, the action itself, and free invasions. */
import { decision, effect, perform, procedure, type Reader, type Reason, type Rules, type Seat } from '../../../../kernel/index.ts';
import { cardOf, isShip, monsterOf } from '../../content/cards.ts';
import { isProvince } from '../../content/content.ts';
import type { BoardPlace, FigureKind, ProvinceId } from '../../ids.ts';
import { FJORDS, OUTER_PROVINCES, PROVINCES, YGGDRASIL } from '../../ids.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../../state.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf, figureOf, findFigure, hornsAllow, isAlive, roomIn } from '../../table/figures.ts';
import { paramsOf } from '../../table/upgrades.ts';

/** A figure enters the board. */
export interface Invasion extends FigureRef {
  readonly from: 'reserve' | 'valhalla';
  readonly to: BoardPlace;
  readonly cost: number;
  /** The figure that a mystic drives from its village (BR-29.9). */
  readonly victim: FigureRef | null;
  /** False for the warrior of Frigga's Succor, which triggers nothing else. */
  readonly leads: boolean;
}

/** BR-10.6: the figure stands on the board first; then monsters, Frigga's Succor and Thor's Domain react. */
export const invade = effect<BloodRage, Invasion>('invade', (g, { seat, figure, from, to, cost }) => {
  const invader = figureOf(g.table, { seat, figure });
  invader.at = to;
  g.emit({ event: 'figure-invaded', seat, figure: invader.kind, from, to, cost, rage: clanOf(g.table, seat).rage });
});

export type Target =
  | { readonly do: 'invade'; readonly to: BoardPlace }
  | { readonly do: 'storm'; readonly to: ProvinceId; readonly rival: Seat; readonly victim: FigureKind };

/** BR-10.2, BR-29.9: the places that a figure may invade, horns aside. A ship may enter any fjord (BR-3.10). */
export function targetsFor(table: BloodRageTable, seat: Seat, kind: FigureKind): readonly Target[] {
  if (isShip(kind)) return FJORDS.map((to) => ({ do: 'invade', to }));
  const targets: Target[] = [];
  for (const to of PROVINCES) if (mayInvade(table, kind, to)) targets.push({ do: 'invade', to });
  return kind === 'mystic' ? [...targets, ...villagesToStorm(table, seat)] : targets;
}

function mayInvade(table: BloodRageTable, kind: FigureKind, to: ProvinceId): boolean {
  if (to === YGGDRASIL && !climbsYggdrasil(kind)) return false;
  return isAlive(table, to) && roomIn(table, to) > 0;
}

function climbsYggdrasil(kind: FigureKind): boolean {
  const monster = monsterOf(kind);
  return monster !== undefined && cardOf(`${monster.card}#1`).params.mayInvadeYggdrasil;
}

/** BR-29.9: villages of figures that Odin's Chosen can drive out. */
function villagesToStorm(table: BloodRageTable, seat: Seat): readonly Target[] {
  const prey = paramsOf(clanOf(table, seat), 'odins-chosen')?.replaces ?? [];
  return OUTER_PROVINCES.flatMap((to) =>
    table.clans.flatMap((clan, rival) =>
      rival === seat || !isAlive(table, to)
        ? []
        : prey.flatMap((victim): Target[] => (findFigure(clan, victim, to) < 0 ? [] : [{ do: 'storm', to, rival, victim }])),
    ),
  );
}

/** BR-10.2, BR-10.3: whether this figure has a target and the clan has horns for it. */
function canInvade(table: BloodRageTable, seat: Seat, kind: FigureKind): boolean {
  return hornsAllow(clanOf(table, seat)) && targetsFor(table, seat, kind).length > 0;
}

export interface Invader {
  readonly figure: FigureKind;
  readonly from: 'reserve' | 'valhalla';
  readonly cost: number;
}

function allPlaces(g: Reader<BloodRage>, seat: Seat, kind: FigureKind): readonly Target[] {
  if (isShip(kind)) return targetsFor(g.table, seat, kind);
  const plain = PROVINCES.map((to): Target => ({ do: 'invade', to }));
  return [...plain, ...targetsFor(g.table, seat, kind).filter((target) => target.do === 'storm')];
}

function problemOf(g: Reader<BloodRage>, kind: FigureKind, { to, do: how }: Target): Reason | undefined {
  if (how === 'storm' || !isProvince(to) || mayInvade(g.table, kind, to)) return undefined;
  if (to === YGGDRASIL) return { reason: 'yggdrasil-closed', rule: 'BR-10.2' };
  if (!isAlive(g.table, to)) return { reason: 'destroyed', rule: 'BR-3.9', params: { province: to } };
  return { reason: 'no-empty-village', rule: 'BR-10.2', params: { province: to } };
}

/** D2 and D19: the target of an Invade action. */
export const chooseTarget = decision<BloodRage, Target, Invader>('choose-target', {
  rules: ['BR-10.2', 'BR-29.9'],
  candidates: (g, seat, { figure }) => allPlaces(g, seat, figure),
  problem: (g, _seat, { figure }, target) => problemOf(g, figure, target),
});

export type FreeInvasion = Target | { readonly do: 'decline' };

/** D3: the free invasion after an upgrade. */
export const freeInvade = decision<BloodRage, FreeInvasion, { readonly figure: FigureKind }>('free-invade', {
  rules: ['BR-12.4', 'BR-12.5', 'BR-12.6'],
  candidates: (g, seat, { figure }) => [...allPlaces(g, seat, figure), { do: 'decline' }],
  problem: (g, _seat, { figure }, choice) => (choice.do === 'decline' ? undefined : problemOf(g, figure, choice)),
});

/** BR-10.1, BR-17.2: the action. */
export const invadeAction = procedure<BloodRage, Invader & { readonly seat: Seat }>('invade-action', {
  aim: (g, { seat, figure, from, cost }) => g.ask(chooseTarget, seat, { figure, from, cost }),
  go: (g, { seat, figure, from, cost }) => {
    pay(g, seat, cost);
    send(g, seat, figure, from, cost, g.answer(chooseTarget));
  },
});

/** BR-12.6: belongs to the upgrade; an impossible or declined invasion lapses. */
export const freeInvasion = procedure<BloodRage, { readonly seat: Seat; readonly figure: FigureKind }>('free-invasion', {
  offer: (g, { seat, figure }) => {
    if (!canInvade(g.table, seat, figure)) return g.end();
    return g.ask(freeInvade, seat, { figure });
  },
  go: (g, { seat, figure }) => {
    const choice = g.answer(freeInvade);
    if (choice.do !== 'decline') send(g, seat, figure, 'reserve', 0, choice);
  },
});

function send(g: Rules<BloodRage>, seat: Seat, kind: FigureKind, from: 'reserve' | 'valhalla', cost: number, target: Target): void {
  const figure = findFigure(clanOf(g.table, seat), kind, from);
  const victim =
    target.do === 'storm' ? { seat: target.rival, figure: findFigure(clanOf(g.table, target.rival), target.victim, target.to) } : null;
  perform(g, invade, { seat, figure, from, to: target.to, cost, victim, leads: true });
}

/** A reserve warrior invades a province for free (Frigga's Succor, Loki's Blessing). */
export function sendWarrior(g: Rules<BloodRage>, seat: Seat, to: ProvinceId, leads: boolean): void {
  const figure = findFigure(clanOf(g.table, seat), 'warrior', 'reserve');
  perform(g, invade, { seat, figure, from: 'reserve', to, cost: 0, victim: null, leads });
}

/** May a reserve warrior invade this province now? */
export function warriorMayInvade(table: BloodRageTable, seat: Seat, to: ProvinceId): boolean {
  const clan = clanOf(table, seat);
  return findFigure(clan, 'warrior', 'reserve') >= 0 && hornsAllow(clan) && mayInvade(table, 'warrior', to);
}
