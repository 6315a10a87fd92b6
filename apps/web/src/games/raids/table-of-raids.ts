/** A snapshot of a match of Raids has the table, the options and the events of Raids. */
import type { GameEvent, OpenDecision, Seat } from '@skald/engine';
import { content, type Raids, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import type { TableSnapshot } from '../../table/source.ts';
import type { ShipColour } from './sails.ts';

export type RaidsEvent = Raids['event'];
type ShipId = RaidsTable['arrivals'][number];

/** The table of a match is made by the rules of its game; its main things are looked for, not every field. */
export function isRaidsTable(table: object): table is RaidsTable {
  return 'route' in table && 'ships' in table && 'harbour' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): RaidsTable {
  if (!isRaidsTable(table)) throw new Error('this is not a table of Raids');
  return table;
}

/** Events of a match of Raids are those that its rules tell. */
export function isRaidsEvent(event: GameEvent): event is RaidsEvent {
  return event.event !== '';
}

/** A way to sail, as the decisions `navigate` and `flee-to` offer it. */
export interface Plan {
  readonly do: 'sail';
  readonly to: number;
  readonly monsters: readonly ('fight' | 'sacrifice')[];
}

function isPlan(option: unknown): option is Plan {
  return typeof option === 'object' && option !== null && 'to' in option && 'monsters' in option;
}

/** The plans of an open decision, in their order; empty where it is not about sailing. */
export function plansOf(decision: OpenDecision | undefined): readonly Plan[] {
  if (decision?.space.kind !== 'one') return [];
  return decision.space.options.filter(isPlan);
}

/** What a plan brings, as its hint says. */
export interface PlanHint {
  readonly vikings: number;
  readonly coins: number;
  readonly rival: Seat | null;
}

export function planHintAt(decision: OpenDecision, place: number): PlanHint {
  const hint = decision.hints?.[place];
  const field = (name: string): number | null => {
    const value = typeof hint === 'object' && hint !== null && !Array.isArray(hint) ? Reflect.get(hint, name) : null;
    return typeof value === 'number' ? value : null;
  };
  return { vikings: field('vikings') ?? 0, coins: field('coins') ?? 0, rival: field('rival') };
}

/** The positions of the monsters that a ship meets on its way. */
export function monstersBetween({ route }: RaidsTable, from: number, to: number): readonly number[] {
  return route.flatMap((tile, position) => {
    const between = position > from && position < to;
    return between && tile && typeOf(tile).category === 'monster' ? [position] : [];
  });
}

export function colourOfShip(table: RaidsTable, id: ShipId): ShipColour {
  return (id === 'ghost' ? table.ghost?.colour : table.ships[id]?.colour) ?? 'orange';
}

export const VILLAGE_VIKINGS = content.vikings.hirePerVillage;
