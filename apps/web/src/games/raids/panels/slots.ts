/** What can be done with a slot of the player's longship now: place a tile there, or sell its tile. */
import { equal, type OpenDecision } from '@skald/engine';
import { type Longship, type RaidsDecisions, typeOf } from '@skald/engine/games/raids';
import type { Choosing } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { isRaidsDecision } from '../table-of-raids.ts';

export interface SlotOffer {
  readonly state: 'offered' | 'drafted' | 'closed';
  /** The choice that the slot stands for. */
  readonly place?: number;
  /** For an empty slot further back: the slot into which the tile goes instead. */
  readonly instead?: number;
}

/** Null if the decision is not about slots. */
export function slotOffer({ decision, draft }: Choosing, ship: Longship, slot: number): SlotOffer | null {
  const wanted = slotAnswer(decision, ship, slot);
  if (wanted === null) return null;
  const candidate = Array.isArray(wanted) ? wanted[0] : wanted;
  const place = choicesOf(decision.space).findIndex((choice) => equal(choice, candidate));
  if (place < 0) return { state: 'closed' };
  // The rules treat empty slots alike: a tile always goes into the first of them, so only that one is on offer.
  const instead = ship.slots.indexOf(null);
  if (ship.slots[slot] === null && slot !== instead) return { state: 'closed', instead };
  const drafted = draft.kind === 'one' ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
  return { state: drafted ? 'drafted' : 'offered', place };
}

export function isAboutSlots(decision: OpenDecision): boolean {
  return isRaidsDecision(decision, 'place-tile', 'sell-goods');
}

type SlotAnswer = RaidsDecisions['place-tile' | 'sell-goods']['answer'];

/** The answer that a slot stands for, on offer or not; null if the decision is not about slots. */
export function slotAnswer(decision: OpenDecision, { slots }: Longship, slot: number): SlotAnswer | null {
  const tile = slots[slot] ?? null;
  if (isRaidsDecision(decision, 'place-tile')) return tile === null ? { do: 'place' } : { do: 'replace', slot };
  if (isRaidsDecision(decision, 'sell-goods')) return tile === null ? null : [{ slot, tile: typeOf(tile).id }];
  return null;
}
