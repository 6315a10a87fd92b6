/** What can be done with a slot of the own longship now: put a tile there, or sell what lies in it. */
import { equal, type OpenDecision } from '@skald/engine';
import { type Longship, typeOf } from '@skald/engine/games/raids';
import { choicesOf } from '../../table/draft.ts';
import type { Choosing } from '../../table/face.ts';

export interface SlotOffer {
  readonly state: 'offered' | 'drafted' | 'closed';
  /** The choice that the slot stands for. */
  readonly place?: number;
}

/** Nothing where the decision is not about slots. */
export function slotOffer({ decision, draft }: Choosing, ship: Longship, slot: number): SlotOffer | null {
  const wanted = slotAnswer(decision, ship, slot);
  if (wanted === null) return null;
  const candidate = Array.isArray(wanted) ? wanted[0] : wanted;
  const place = choicesOf(decision.space).findIndex((choice) => equal(choice, candidate));
  if (place < 0) return { state: 'closed' };
  const drafted = draft.kind === 'one' ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
  // A tile always goes into the first free slot.
  const here = ship.slots[slot] !== null || ship.slots.indexOf(null) === slot;
  return { state: drafted && here ? 'drafted' : 'offered', place };
}

export function isAboutSlots({ prompt: { key } }: OpenDecision): boolean {
  return key === 'place-tile' || key === 'sell-goods';
}

/** The answer that a slot stands for, on offer or not; null where the decision is not about slots. */
export function slotAnswer({ prompt: { key } }: OpenDecision, { slots }: Longship, slot: number): unknown {
  const tile = slots[slot] ?? null;
  if (key === 'place-tile') return tile === null ? { do: 'place' } : { do: 'replace', slot };
  if (key === 'sell-goods') return tile === null ? null : [{ slot, tile: typeOf(tile).id }];
  return null;
}
