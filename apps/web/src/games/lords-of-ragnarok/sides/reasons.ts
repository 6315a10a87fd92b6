/** Why a prophet did what he did: his choices and deeds as the events tell them, made ready to be put into words. */
import { type Candidate, type ChoiceKey, isProphet, type LordsEvent, type ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/stage.ts';
import { isLordsEvent } from '../table-of-lords.ts';

export type Chose = Extract<LordsEvent, { event: 'prophet-chose' }>;

/** A thing that he could have chosen, with what it was weighed by. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly chosen: boolean;
  /** In the order of the grounds. */
  readonly values: readonly number[];
}

export interface Grounds {
  /** The keys that ruled something out. */
  readonly keys: readonly ChoiceKey[];
  readonly weighed: readonly Weighed[];
  /** Was what he took the most of the last key, or the least? */
  readonly best: 'most' | 'least';
}

function isKey(key: string, by: Chose['by']): key is ChoiceKey {
  return Object.hasOwn(by, key);
}

export function groundsOf({ among, by, chosen, settled }: Chose): Grounds {
  const keys = Object.keys(by).filter((key) => isKey(key, by));
  const place = among.indexOf(chosen);
  const deciding = isKey(settled, by) ? (by[settled] ?? []) : [];
  const value = deciding[place] ?? 0;
  return {
    keys,
    weighed: among.map((candidate, i) => ({ candidate, chosen: i === place, values: keys.map((key) => by[key]?.[i] ?? 0) })),
    best: deciding.every((other) => other <= value) ? 'most' : 'least',
  };
}

/** The rule that makes a deed of his what it is; those of his choices are told with them. */
const RULES: Readonly<Partial<Record<LordsEvent['event'], string>>> = {
  'die-rolled': 'LR-22.1',
  'priest-sent': 'LR-23.1',
  'rune-forged': 'LR-23.6',
  'hero-moved': 'LR-24.1',
  'rune-action-done': 'LR-25.1',
  'rune-actions-skipped': 'LR-25.1',
  'special-action-skipped': 'LR-29.1',
  'marker-placed': 'LR-29.1',
  'temple-built': 'LR-30.11',
  'hand-revealed': 'LR-30.14',
  'region-usurped': 'LR-30.15',
  'monument-raised': 'LR-30.18',
  'battle-card-played': 'LR-32.7',
  'battle-passed': 'LR-32.7',
  'devastation-placed': 'LR-33.1',
  'devastation-spared': 'LR-40.4',
  'bonus-gained': 'LR-35.1',
  'bonus-missed': 'LR-35.1',
  'action-card-drawn': 'LR-35.2',
};

/** The prophet whose deed an event tells; nobody for what others do. */
function doerOf(event: LordsEvent): ProphetId | null {
  return 'who' in event && isProphet(event.who) ? event.who : null;
}

export function ruleOf(event: LordsEvent): string | null {
  return doerOf(event) === null ? null : (RULES[event.event] ?? null);
}

/** Something he did, and the choices that led to it. */
export interface Deed {
  readonly id: number;
  readonly event: LordsEvent;
  readonly choices: readonly Chose[];
  readonly rule: string | null;
}

/** What belongs to nobody's turn, or is known to one person alone. */
const UNTOLD: readonly LordsEvent['event'][] = ['turn-began', 'cards-received'];

/** The newest turn of a prophet, deed by deed; a choice is told with what came of it. */
export function lastTurnOf(log: readonly LogLine[], who: ProphetId): readonly Deed[] {
  const lines = log.flatMap((line) => ('event' in line && isLordsEvent(line.event) ? [{ id: line.id, event: line.event }] : []));
  const start = lines.findLastIndex(({ event }) => event.event === 'turn-began' && event.who === who);
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex(({ event }) => event.event === 'turn-began');
  const deeds: Deed[] = [];
  let choices: Chose[] = [];
  for (const { id, event } of end < 0 ? after : after.slice(0, end)) {
    if (event.event === 'prophet-chose') choices.push(event);
    else if (!UNTOLD.includes(event.event)) {
      deeds.push({ id, event, choices, rule: ruleOf(event) });
      choices = [];
    }
  }
  return deeds;
}
