/** The ships on the map: the players', and the ghost ship with two players. */
import type { Waiting } from '@skald/engine';
import { FINISH, type RaidsTable, START } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import type { Point } from '../../../table/geometry.ts';
import type { StageState } from '../../../table/model/stage.ts';
import { colourOfShip } from '../table-of-raids.ts';
import type { SeaRoute } from './route.ts';
import { ShipFigure } from './ship-figure.tsx';

interface ShipsProps {
  readonly route: SeaRoute;
  readonly table: RaidsTable;
  readonly scene: StageState['scene'];
  readonly waiting: readonly Waiting[];
}

type ShipId = RaidsTable['arrivals'][number];

export function Ships({ route, table, scene, waiting }: ShipsProps): ReactNode {
  const ids: readonly ShipId[] = [...(table.ghost ? (['ghost'] as const) : []), ...table.ships.keys()];
  return ids.map((id) => (
    <OneShip
      key={id}
      id={id}
      route={route}
      table={table}
      scene={scene}
      active={scene === null && waiting.some(({ seat, answered }) => seat === id && answered !== true)}
    />
  ));
}

interface OneShipProps extends Omit<ShipsProps, 'waiting'> {
  readonly id: ShipId;
  readonly active: boolean;
}

const AT_SEA = 0.82;
/** In the harbour, ships are smaller and lie side by side, one per berth. */
const IN_HARBOUR = 1180;

function OneShip({ id, route, table, scene, active }: OneShipProps): ReactNode {
  const figure = id === 'ghost' ? table.ghost : table.ships[id];
  if (!figure) return null;
  const { at } = figure;
  const inHarbour = at === START || at === FINISH;
  return (
    <ShipFigure
      colour={colourOfShip(table, id)}
      ghost={id === 'ghost'}
      at={pointOf(route, table, id)}
      looksRight={inHarbour ? false : route.looksRight(at)}
      scale={inHarbour ? route.harbour().width / IN_HARBOUR : AT_SEA}
      active={active}
      position={at}
      ms={scene?.ms ?? null}
      wayFrom={(from) => wayTo(route, table, id, from, at)}
    />
  );
}

function wayTo(route: SeaRoute, table: RaidsTable, id: ShipId, from: number, to: number): readonly Point[] {
  return [...route.way(from, to).slice(0, -1), pointOf(route, table, id)];
}

function pointOf(route: SeaRoute, table: RaidsTable, id: ShipId): Point {
  const figure = id === 'ghost' ? table.ghost : table.ships[id];
  if (!figure) return route.place(START);
  if (figure.at === START) return route.dock('start', figure.startSlot);
  if (figure.at === FINISH) return route.dock('home', table.arrivals.indexOf(id) + 1 || table.arrivals.length + 1);
  return route.ship(figure.at, berthOf(table, id, figure.at));
}

/** Two ships at one place, in a fight or a ghost beside a player, lie side by side. */
function berthOf(table: RaidsTable, id: ShipId, at: number): number {
  const others = [...table.ships.entries()].filter(([, ship]) => ship.at === at).map(([seat]): ShipId => seat);
  if (table.ghost?.at === at) others.push('ghost');
  if (others.length < 2) return 0;
  const place = others.indexOf(id);
  const attacker = table.fight?.attacker;
  if (attacker !== undefined && others.includes(attacker)) return id === attacker ? -1 : 1;
  return place === 0 ? -1 : 1;
}
