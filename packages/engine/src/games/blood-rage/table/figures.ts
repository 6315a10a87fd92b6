/** BR-3, BR-4: where figures stand, and where there is room for more. */
import { itemAt, type Seat } from '../../../kernel/index.ts';
import { isProvince, province, statValue } from '../content/content.ts';
import { type BoardPlace, type FigureKind, type FigurePlace, PROVINCES, type ProvinceId } from '../ids.ts';
import type { BloodRageTable, Clan, ClanFigure, FigureRef } from '../state.ts';

export function clanOf(table: BloodRageTable, seat: Seat): Clan {
  return itemAt(table.clans, seat);
}

export function figureOf(table: BloodRageTable, { seat, figure }: FigureRef): ClanFigure {
  return itemAt(clanOf(table, seat).figures, figure);
}

/** The board place of a figure; undefined in the reserve, in Valhalla or out of the game. */
export function placeOf(table: BloodRageTable, ref: FigureRef): BoardPlace | undefined {
  const { at: place } = figureOf(table, ref);
  return onBoard(place) ? place : undefined;
}

/** BR-4.9: Valhalla and the reserve are not the board. */
export function onBoard(place: FigurePlace): place is BoardPlace {
  return place !== 'reserve' && place !== 'valhalla' && place !== 'gone';
}

/** BR-3.7: the province itself and its fjord. */
export function isInArea(place: FigurePlace, area: ProvinceId): boolean {
  return place === area || (place === province(area).fjord && place !== null);
}

export function isAlive(table: BloodRageTable, id: ProvinceId): boolean {
  return !table.destroyed.includes(id);
}

export function livingProvinces(table: BloodRageTable): readonly ProvinceId[] {
  return PROVINCES.filter((id) => isAlive(table, id));
}

/** BR-3.4: the number of empty villages. */
export function roomIn(table: BloodRageTable, id: ProvinceId): number {
  const { villages } = province(id);
  if (villages === Number.MAX_SAFE_INTEGER) return villages;
  let room = villages;
  for (const { figures } of table.clans) for (const figure of figures) if (figure.at === id) room--;
  return room;
}

/** A clan's figures in a province and its fjord. */
export function figuresIn(table: BloodRageTable, seat: Seat, area: ProvinceId): readonly FigureRef[] {
  const refs: FigureRef[] = [];
  const { figures } = clanOf(table, seat);
  for (let i = 0; i < figures.length; i++) if (isInArea(itemAt(figures, i).at, area)) refs.push({ seat, figure: i });
  return refs;
}

export function isPresent(clan: Clan, area: ProvinceId): boolean {
  for (const figure of clan.figures) if (isInArea(figure.at, area)) return true;
  return false;
}

export function figuresWhere(table: BloodRageTable, seat: Seat, condition: (figure: ClanFigure) => boolean): readonly FigureRef[] {
  return clanOf(table, seat).figures.flatMap((figure, i) => (condition(figure) ? [{ seat, figure: i }] : []));
}

/** The distinct kinds of a clan's figures at a place: equal figures are one choice (BR-14.6). */
export function kindsAt({ figures }: Clan, place: FigurePlace): readonly FigureKind[] {
  const kinds: FigureKind[] = [];
  for (const figure of figures) if (figure.at === place && !kinds.includes(figure.kind)) kinds.push(figure.kind);
  return kinds;
}

/** The index of one such figure, or -1. */
export function findFigure({ figures }: Clan, kind: FigureKind, place: FigurePlace): number {
  return figures.findIndex((figure) => figure.kind === kind && figure.at === place);
}

export function stands(clan: Clan, kind: FigureKind, place: FigurePlace): boolean {
  return findFigure(clan, kind, place) >= 0;
}

export function countOnBoard({ figures }: Clan): number {
  let count = 0;
  for (const figure of figures) if (onBoard(figure.at)) count++;
  return count;
}

/** BR-4.9: whether the clan may put one more figure on the board. */
export function hornsAllow(clan: Clan): boolean {
  return countOnBoard(clan) < statValue('horns', clan.stats.horns);
}

/** The provinces from which a clan can march. */
export function provincesHeld({ figures }: Clan): readonly ProvinceId[] {
  const held: ProvinceId[] = [];
  for (const figure of figures) if (isProvince(figure.at) && !held.includes(figure.at)) held.push(figure.at);
  return held;
}
