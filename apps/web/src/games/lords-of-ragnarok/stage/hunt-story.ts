/** Reads a hunt from the log: who hunts what, the current attack, and what happened round by round. */
import type { AttackId, LordsCardId, LordsEvent, LordsMonsterId, Party } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/model/stage.ts';
import { type EventLine, eventLines } from '../prophets/event-lines.ts';

export interface HuntStory {
  readonly id: number;
  readonly hunter: Party;
  readonly monster: LordsMonsterId;
  /** The monster's last attack, and whether it was answered. */
  readonly attack: { readonly attack: AttackId; readonly value: number; readonly counter: number; readonly answered: boolean } | null;
  /** The cards that a prophet has shown for it. */
  readonly revealed: readonly LordsCardId[];
  /** The fields covered in it, in order. */
  readonly covered: readonly number[];
  readonly ended: boolean;
  readonly slain: boolean;
  readonly lines: readonly EventLine[];
  readonly fresh: boolean;
}

/** Events that may follow the end of a hunt. */
const AFTERMATH: readonly LordsEvent['event'][] = ['hunt-ended', 'monster-slain', 'artifact-gained', 'slayer-token-gained', 'cards-drawn'];

function lengthOf(lines: readonly EventLine[]): number {
  const over = lines.findIndex(({ event }) => event.event === 'hunt-ended');
  if (over < 0) return lines.length;
  const end = lines.slice(over).findIndex(({ event }) => !AFTERMATH.includes(event.event));
  return end < 0 ? lines.length : over + end;
}

/** The newest hunt in the log. */
export function lastHunt(log: readonly LogLine[]): HuntStory | null {
  const lines = eventLines(log);
  const start = lines.findLastIndex(({ event }) => event.event === 'hunt-began');
  const began = lines[start];
  if (began?.event.event !== 'hunt-began') return null;
  const after = lines.slice(start + 1);
  const length = lengthOf(after);
  const hunt = after.slice(0, length);
  const events = hunt.map(({ event }) => event);
  const shown = lines.slice(0, start).findLast(({ event }) => event.event === 'hand-revealed')?.event;
  const { who, monster } = began.event;
  return {
    id: began.id,
    hunter: who,
    monster,
    attack: attackIn(events),
    revealed: shown?.event === 'hand-revealed' && shown.who === who ? shown.hand : [],
    covered: coveredIn(events),
    ended: events.some(({ event }) => event === 'hunt-ended'),
    slain: events.some(({ event }) => event === 'monster-slain'),
    lines: hunt,
    fresh: length === after.length,
  };
}

function attackIn(events: readonly LordsEvent[]): HuntStory['attack'] {
  const place = events.findLastIndex(({ event }) => event === 'monster-attacked');
  const last = events[place];
  if (last?.event !== 'monster-attacked') return null;
  const { attack, value, counter } = last;
  return { attack, value, counter, answered: events.slice(place).some(({ event }) => event === 'attack-answered') };
}

/** The covered fields, without wounds that closed again. */
function coveredIn(events: readonly LordsEvent[]): readonly number[] {
  const fields: number[] = [];
  for (const event of events) {
    if (event.event === 'wound-covered') fields.push(event.field);
    else if (event.event === 'wound-closed') fields.splice(fields.lastIndexOf(event.field), 1);
  }
  return fields;
}
