/** The table with some figures elsewhere: for weighing moves without playing them. */
import { itemAt, type Seat } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageTable,
  type CardDef,
  type Clan,
  type ClanFigure,
  cardOf,
  type FigureKind,
  type FigurePlace,
  FJORDS,
  isInArea,
  isProvince,
  isShip,
  monsterOf,
  PROVINCES,
  type ProvinceId,
  province,
  supportedBy,
} from '@skald/engine/games/blood-rage';

export function withClan(table: BloodRageTable, seat: Seat, change: Partial<Clan>): BloodRageTable {
  return { ...table, clans: table.clans.map((clan, i) => (i === seat ? { ...clan, ...change } : clan)) };
}

/** Moves figures of these kinds from one place to another, as many as there are. */
export function moved(table: BloodRageTable, seat: Seat, kinds: readonly FigureKind[], from: FigurePlace, to: FigurePlace): BloodRageTable {
  const figures = [...itemAt(table.clans, seat).figures];
  for (const kind of kinds) {
    const place = figures.findIndex((figure) => figure.kind === kind && figure.at === from);
    if (place >= 0) figures[place] = { kind, at: to };
  }
  return withClan(table, seat, { figures });
}

export function pays(table: BloodRageTable, seat: Seat, cost: number): BloodRageTable {
  return withClan(table, seat, { rage: itemAt(table.clans, seat).rage - cost });
}

/** The number of empty villages. */
export function roomIn(table: BloodRageTable, id: ProvinceId): number {
  let room = province(id).villages;
  for (const { figures } of table.clans) for (const figure of figures) if (figure.at === id) room--;
  return room;
}

export function isAlive(table: BloodRageTable, id: ProvinceId): boolean {
  return !table.destroyed.includes(id);
}

/** The places that a figure of this kind could invade; only the Dark Elf climbs Yggdrasil. */
export function landings(table: BloodRageTable, kind: FigureKind): readonly FigurePlace[] {
  if (isShip(kind)) return FJORDS.filter((fjord) => supportedBy(fjord).some((id) => isAlive(table, id)));
  return PROVINCES.filter((id) => isAlive(table, id) && roomIn(table, id) > 0 && (id !== 'yggdrasil' || kind === 'dark-elf'));
}

/** The kinds of a clan's figures at a place, one entry for each figure. */
export function kindsAt({ figures }: Clan, place: FigurePlace): readonly FigureKind[] {
  return figures.filter((figure) => figure.at === place).map(({ kind }) => kind);
}

/** A monster enters the board and kills what its card says (BR-27.1, BR-27.2); any other figure only enters. */
export function landed(table: BloodRageTable, seat: Seat, kind: FigureKind, from: FigurePlace, to: FigurePlace): BloodRageTable {
  const there = moved(table, seat, [kind], from, to);
  const row = monsterOf(kind);
  const kills = row ? cardOf(`${row.card}#1`).params.kills : [];
  if (kills.length === 0 || !isProvince(to)) return there;
  const dies = ({ kind: other, at: place }: ClanFigure): boolean => kills.includes(other) && isInArea(place, to);
  return {
    ...there,
    clans: there.clans.map((clan, other) =>
      other === seat ? clan : { ...clan, figures: clan.figures.map((figure) => (dies(figure) ? { ...figure, at: 'valhalla' } : figure)) },
    ),
  };
}

/** The upgrades that a clan has in play. */
export function upgradesOf({ slots }: Clan): readonly BloodRageCardId[] {
  return slots.filter((card) => card !== null);
}

export function owns(clan: Clan, def: CardDef): boolean {
  return upgradesOf(clan).some((card) => cardOf(card).def === def);
}

/** The multiplier on an upgrade; 1 without it. */
export function multiplierOf(clan: Clan, def: CardDef): number {
  const card = upgradesOf(clan).find((one) => cardOf(one).def === def);
  return card ? cardOf(card).params.multiplier : 1;
}
