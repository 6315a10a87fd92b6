/** BR-3, BR-4: where figures stand, and where there is room for more. */
import { at, type Seat } from '../../../kernel/index.ts';
import { isProvince, province, statValue, supportedBy } from '../content/content.ts';
import { type BoardPlace, type FigureKind, FJORDS, type FjordId, type Place, PROVINCES, type ProvinceId } from '../ids.ts';
import type { Clan, Figure, FigureRef, Table } from '../state.ts';

export function clanOf(table: Table, seat: Seat): Clan {
  return at(table.clans, seat);
}

export function figureOf(table: Table, { seat, figure }: FigureRef): Figure {
  return at(clanOf(table, seat).figures, figure);
}

/** Where a figure stands on the board; undefined where it does not. */
export function placeOf(table: Table, ref: FigureRef): BoardPlace | undefined {
  const { at: place } = figureOf(table, ref);
  return onBoard(place) ? place : undefined;
}

/** BR-4.9: Valhalla and the reserve are not the board. */
export function onBoard(place: Place): place is BoardPlace {
  return place !== 'reserve' && place !== 'valhalla' && place !== 'gone';
}

/** BR-3.7: the province itself and its fjord. */
export function isInArea(place: Place, area: ProvinceId): boolean {
  return place === area || (place === province(area).fjord && place !== null);
}

export function isAlive(table: Table, id: ProvinceId): boolean {
  return !table.destroyed.includes(id);
}

export function livingProvinces(table: Table): readonly ProvinceId[] {
  return PROVINCES.filter((id) => isAlive(table, id));
}

/** BR-3.10: a fjord is of use while one of its provinces is. */
export function usableFjords(table: Table): readonly FjordId[] {
  return FJORDS.filter((fjord) => supportedBy(fjord).some((side) => isAlive(table, side)));
}

/** BR-3.4: the villages of a province that nobody holds. */
export function roomIn(table: Table, id: ProvinceId): number {
  const { villages } = province(id);
  if (villages === Number.MAX_SAFE_INTEGER) return villages;
  let room = villages;
  for (const { figures } of table.clans) for (const figure of figures) if (figure.at === id) room--;
  return room;
}

/** The figures of a clan in a province and its fjord. */
export function figuresIn(table: Table, seat: Seat, area: ProvinceId): readonly FigureRef[] {
  const refs: FigureRef[] = [];
  const { figures } = clanOf(table, seat);
  for (let i = 0; i < figures.length; i++) if (isInArea(at(figures, i).at, area)) refs.push({ seat, figure: i });
  return refs;
}

export function isPresent(clan: Clan, area: ProvinceId): boolean {
  for (const figure of clan.figures) if (isInArea(figure.at, area)) return true;
  return false;
}

/** The figures of a clan that satisfy a condition. */
export function figuresWhere(table: Table, seat: Seat, condition: (figure: Figure) => boolean): readonly FigureRef[] {
  return clanOf(table, seat).figures.flatMap((figure, i) => (condition(figure) ? [{ seat, figure: i }] : []));
}

/** The different kinds of a clan's figures at a place: equal figures are one choice (BR-14.6). */
export function kindsAt({ figures }: Clan, place: Place): readonly FigureKind[] {
  const kinds: FigureKind[] = [];
  for (const figure of figures) if (figure.at === place && !kinds.includes(figure.kind)) kinds.push(figure.kind);
  return kinds;
}

/** One figure of this kind at this place; -1 where there is none. */
export function findFigure({ figures }: Clan, kind: FigureKind, place: Place): number {
  return figures.findIndex((figure) => figure.kind === kind && figure.at === place);
}

export function stands(clan: Clan, kind: FigureKind, place: Place): boolean {
  return findFigure(clan, kind, place) >= 0;
}

export function countOnBoard({ figures }: Clan): number {
  let count = 0;
  for (const figure of figures) if (onBoard(figure.at)) count++;
  return count;
}

/** BR-4.9: may the clan put one more figure onto the board? */
export function hornsAllow(clan: Clan): boolean {
  return countOnBoard(clan) < statValue('horns', clan.stats.horns);
}

/** The provinces in which a clan has figures that can march. */
export function provincesHeld({ figures }: Clan): readonly ProvinceId[] {
  const held: ProvinceId[] = [];
  for (const figure of figures) if (isProvince(figure.at) && !held.includes(figure.at)) held.push(figure.at);
  return held;
}
