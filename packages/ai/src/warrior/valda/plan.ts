/** The worth of resources this turn: the best buildings they pay for, and the followers that the rest buys. */
import { itemAt, type Seat } from '@skald/engine';
import {
  BUILDINGS,
  content,
  hasReserve,
  isOpen,
  levelOf,
  type Purse,
  powerOf,
  REALMS,
  RESOURCES,
  type Realm,
  type ResourceBuilding,
  realmOf,
  TRACKS,
  type ValdaPlayer,
  type ValdaTable,
} from '@skald/engine/games/valda';
import { CONTROL, DRILL, GOD_CARD, LEFT_OVER, MINE, MOST_LEFT_OVER, POWERS } from './weights.ts';

const { control, templeBuild } = content.constants;

/** A possible building with its cost and worth. */
export interface Project {
  readonly key: ResourceBuilding | Realm;
  readonly cost: Readonly<Purse>;
  readonly worth: number;
}

/** The number of turns that a seat has after this one. */
export function turnsLeft({ round }: ValdaTable): number {
  return content.game.rounds - Math.max(1, round);
}

export class Planner {
  readonly #table: ValdaTable;
  readonly #player: ValdaPlayer;
  readonly #seat: Seat;
  readonly #projects: readonly Project[];
  readonly #builds: number;
  readonly #left: number;

  /** `mayBuild` is false after the building phase of the turn. */
  constructor(table: ValdaTable, seat: Seat, mayBuild: boolean) {
    this.#table = table;
    this.#seat = seat;
    this.#player = itemAt(table.players, seat);
    this.#left = turnsLeft(table);
    this.#builds = mayBuild ? Math.max(0, table.turn.buildLimit - table.turn.built) : 0;
    this.#projects = [...this.#buildings(), ...this.#temples()];
  }

  /** The worth of these resources, and the building to start with. */
  best(purse: Readonly<Purse>, builds = Math.min(2, this.#builds)): { readonly worth: number; readonly first: Project | null } {
    let best = { worth: this.#rest(purse), first: null as Project | null };
    if (builds === 0) return best;
    for (const project of this.#projects) {
      if (!RESOURCES.every((kind) => purse[kind] >= project.cost[kind])) continue;
      const rest = this.best(minus(purse, project.cost), builds - 1);
      // A second temple in the same realm counts less, because its card is still unknown.
      const again = rest.first?.key === project.key ? 0.6 : 0;
      const worth = project.worth + rest.worth - again;
      if (worth > best.worth) best = { worth, first: project };
    }
    return best;
  }

  /** The worth of gaining these resources. */
  gain(more: Readonly<Partial<Purse>>): number {
    const { resources } = this.#player;
    const supply = this.#table.supply;
    const purse = { ...resources };
    for (const kind of RESOURCES) purse[kind] += Math.min(more[kind] ?? 0, supply[kind]);
    return this.best(purse).worth - this.best(resources).worth;
  }

  /** The followers that Thor and Odin sell for the rest, and a little for what is left over. */
  #rest(purse: Readonly<Purse>): number {
    const left = { ...purse };
    let followers = 0;
    for (const realm of ['odin', 'thor'] as const) {
      for (let power = levelOf(this.#table, this.#seat, realm); power > 0; power--) {
        const { params, uses } = powerOf(realm, power);
        const used = this.#table.turn.uses[`${realm}-${power}`] ?? 0;
        for (let i = this.#table.active === this.#seat ? used : 0; i < (uses ?? 0); i++) {
          const kind = params.of.find((one) => left[one] >= params.pay);
          if (kind === undefined) break;
          left[kind] -= params.pay;
          followers += params.followers;
        }
      }
    }
    const each = Math.min(MOST_LEFT_OVER, LEFT_OVER * this.#left);
    return followers + each * RESOURCES.reduce((sum, kind) => sum + Math.min(6, left[kind]), 0);
  }

  #buildings(): readonly Project[] {
    return BUILDINGS.flatMap((key): readonly Project[] => {
      const count = key === 'mine' ? this.#player.mines : this.#player.drills;
      const { max, buildCost } = TRACKS[key];
      return count < max ? [{ key, cost: buildCost, worth: this.#left * (key === 'mine' ? MINE : DRILL) }] : [];
    });
  }

  #temples(): readonly Project[] {
    if (!hasReserve(this.#player)) return [];
    return REALMS.filter((realm) => isOpen(this.#table, realm)).map((key) => {
      const { templeCost, powers } = realmOf(key);
      const own = this.#player.temples[key];
      let worth = templeBuild.followers + GOD_CARD * (0.4 + 0.12 * this.#left) + templeWorth(key, own, this.#left);
      if (own + 1 === control.temples) worth += control.followers;
      if (own >= powers.length && own + 1 < control.temples) worth -= 0.2;
      return { key, cost: templeCost, worth };
    });
  }
}

/** The gain from one more temple over the remaining turns, by the number the player already has. */
export function templeWorth(realm: Realm, own: number, left: number): number {
  const usesNow = realm === 'thor' || realm === 'odin' || realm === 'loki' ? 1 : 0;
  const power = POWERS[realm][own] ?? 0;
  const controlled = own + 1 === control.temples ? CONTROL * left : 0;
  return power * (left + usesNow) + controlled;
}

function minus(one: Readonly<Purse>, other: Readonly<Purse>): Purse {
  return { gold: one.gold - other.gold, diamond: one.diamond - other.diamond, blood: one.blood - other.blood };
}
