/** Reads a battle from the log: who fought, with what, who won, who fell. */
import type { Seat } from '@skald/engine';
import type { BloodRageCardId, BloodRageEvent, FigureKind, ProvinceId } from '@skald/engine/games/blood-rage';
import type { LogLine } from '../../../table/model/stage.ts';
import { isBloodRageEvent } from '../table-of-blood-rage.ts';

interface Fighter {
  readonly seat: Seat;
  readonly cards: readonly BloodRageCardId[];
  readonly total: number | null;
  readonly fallen: readonly FigureKind[];
}

export interface BloodRageBattleStory {
  readonly province: ProvinceId;
  readonly pillager: Seat;
  readonly fighters: readonly Fighter[];
  /** The winners; empty after a tie, null until decided. */
  readonly winners: readonly Seat[] | null;
  /** The events since it began. */
  readonly events: readonly BloodRageEvent[];
  readonly over: boolean;
}

/** The newest battle in the log. */
export function lastBattle(log: readonly LogLine[]): BloodRageBattleStory | null {
  const events = log.flatMap((line) => ('event' in line && isBloodRageEvent(line.event) ? [line.event] : []));
  const start = events.findLastIndex(({ event }) => event === 'battle-began');
  const began = events[start];
  if (began?.event !== 'battle-began') return null;
  const after = events.slice(start + 1);
  const end = after.findIndex(({ event }) => event === 'pillage-ended');
  const battle = end < 0 ? after : after.slice(0, end + 1);
  const decided = battle.find((one) => one.event === 'battle-decided');
  return {
    province: began.province,
    pillager: began.pillager,
    winners: decided?.event === 'battle-decided' ? decided.winners : null,
    fighters: began.seats.map((seat) => ({
      seat,
      cards: battle.flatMap((one) =>
        (one.event === 'card-revealed' || one.event === 'card-added') && one.seat === seat ? [one.card] : [],
      ),
      total: decided?.event === 'battle-decided' ? (decided.totals[decided.seats.indexOf(seat)] ?? null) : null,
      fallen: battle.flatMap((one) => (one.event === 'figures-destroyed' && one.seat === seat ? one.figures : [])),
    })),
    events: battle,
    over: end >= 0,
  };
}

const EFFECTS: readonly BloodRageEvent['event'][] = [
  'quest-valued',
  'text-cancelled',
  'card-added',
  'figure-spared',
  'battle-decided',
  'cards-taken-back',
  'cards-bought-back',
  'cards-stolen',
  'cards-discarded',
  'card-worked',
  'god-worked',
  'figures-destroyed',
  'figure-retreated',
  'figures-protected',
  'glory-gained',
  'glory-lost',
  'rage-gained',
  'rage-lost',
  'stat-raised',
  'province-pillaged',
];

/** The effects of cards, gods and figures. */
export function effectsOf({ events }: BloodRageBattleStory): readonly BloodRageEvent[] {
  return events.filter(({ event }) => EFFECTS.includes(event));
}
