/** The table as it would look if figures went elsewhere: for weighing moves without playing them. */
import { at, type Seat } from '@skald/engine';
import {
  type Clan,
  type FigureKind,
  FJORDS,
  isShip,
  type Place,
  PROVINCES,
  type ProvinceId,
  province,
  supportedBy,
  type Table,
} from '@skald/engine/games/blood-rage';

export function withClan(table: Table, seat: Seat, change: Partial<Clan>): Table {
  return { ...table, clans: table.clans.map((clan, i) => (i === seat ? { ...clan, ...change } : clan)) };
}

/** Some figures of one kind and place go to another place; as many as there are, at most. */
export function moved(table: Table, seat: Seat, kinds: readonly FigureKind[], from: Place, to: Place): Table {
  const figures = [...at(table.clans, seat).figures];
  for (const kind of kinds) {
    const place = figures.findIndex((figure) => figure.kind === kind && figure.at === from);
    if (place >= 0) figures[place] = { kind, at: to };
  }
  return withClan(table, seat, { figures });
}

export function pays(table: Table, seat: Seat, cost: number): Table {
  return withClan(table, seat, { rage: at(table.clans, seat).rage - cost });
}

/** The villages of a province that nobody holds. */
export function roomIn(table: Table, id: ProvinceId): number {
  let room = province(id).villages;
  for (const { figures } of table.clans) for (const figure of figures) if (figure.at === id) room--;
  return room;
}

export function isAlive(table: Table, id: ProvinceId): boolean {
  return !table.destroyed.includes(id);
}

/** Where a figure of this kind could invade; the Dark Elf alone climbs Yggdrasil. */
export function landings(table: Table, kind: FigureKind): readonly Place[] {
  if (isShip(kind)) return FJORDS.filter((fjord) => supportedBy(fjord).some((id) => isAlive(table, id)));
  return PROVINCES.filter((id) => isAlive(table, id) && roomIn(table, id) > 0 && (id !== 'yggdrasil' || kind === 'dark-elf'));
}

/** The kinds of a clan's figures at a place, each as often as it stands there. */
export function kindsAt({ figures }: Clan, place: Place): readonly FigureKind[] {
  return figures.filter((figure) => figure.at === place).map(({ kind }) => kind);
}
