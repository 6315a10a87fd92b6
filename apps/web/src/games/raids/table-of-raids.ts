/** Narrows a snapshot to the table, options and events of Raids. */
import { decisionGuard, type GameEvent, type OpenDecision } from '@skald/engine';
import { content, type RaidsDecisions, type RaidsEvent, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import { choicesOf } from '../../table/model/draft.ts';
import type { TableSnapshot } from '../../table/model/source.ts';
import type { ShipColour } from './board/sails.ts';

type ShipId = RaidsTable['arrivals'][number];

/** Checks a few fields that tell the table apart from those of other games: the rules made it. */
export function isRaidsTable(table: object): table is RaidsTable {
  return 'route' in table && 'ships' in table && 'harbour' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): RaidsTable {
  if (!isRaidsTable(table)) throw new Error('this is not a table of Raids');
  return table;
}

/** Matches of Raids have no other events. */
export function isRaidsEvent(event: GameEvent): event is RaidsEvent {
  return event.event !== '';
}

export const isRaidsDecision = decisionGuard<RaidsDecisions>();

/** A route, as the decisions `navigate` and `flee-to` offer it. */
export type OfferedPlan = RaidsDecisions['navigate' | 'flee-to']['answer'];

/** The plans of an open decision, in order; empty if it is not about sailing. */
export function plansOf(decision: OpenDecision | undefined): readonly OfferedPlan[] {
  return isRaidsDecision(decision, 'navigate', 'flee-to') ? choicesOf(decision.space) : [];
}

type PlanHint = Pick<RaidsDecisions['navigate' | 'flee-to']['hint'], 'vikings' | 'coins' | 'rival'>;

const NO_HINT: PlanHint = { vikings: 0, coins: 0, rival: null };

/** What a plan brings, from its hint. */
export function planHintAt(decision: OpenDecision, place: number): PlanHint {
  return (isRaidsDecision(decision, 'navigate', 'flee-to') ? decision.hints?.[place] : undefined) ?? NO_HINT;
}

/** The positions of the monsters on a ship's way. */
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
