/** Reads from the events why a prophet acted: the choices and the actions that followed from them. */
import { type Candidate, type ChoiceKey, isProphet, type LordsEvent, type ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/model/stage.ts';
import { type EventLine, eventLines } from './event-lines.ts';

export type ProphetChoice = Extract<LordsEvent, { event: 'prophet-chose' }>;

/** A candidate, with its values. */
export interface ProphetCandidate {
  readonly candidate: Candidate;
  readonly chosen: boolean;
  /** In the order of the criteria. */
  readonly values: readonly number[];
}

export interface ChoiceReasons {
  /** The keys that ruled something out. */
  readonly keys: readonly ChoiceKey[];
  readonly weighed: readonly ProphetCandidate[];
  /** Did the highest or the lowest value of the last key win? */
  readonly best: 'most' | 'least';
}

function isKey(key: string, by: ProphetChoice['by']): key is ChoiceKey {
  return Object.hasOwn(by, key);
}

export function reasonsOf({ among, by, chosen, settled }: ProphetChoice): ChoiceReasons {
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

/** The rule behind an action; the rules of choices are given with the choices. */
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

/** The prophet whose action an event reports; undefined for events of others. */
function doerOf(event: LordsEvent): ProphetId | null {
  return 'who' in event && isProphet(event.who) ? event.who : null;
}

export function ruleOf(event: LordsEvent): string | null {
  return doerOf(event) === null ? null : (RULES[event.event] ?? null);
}

/** An action, and the choices that led to it. */
export interface ProphetAction {
  readonly id: number;
  readonly event: LordsEvent;
  readonly choices: readonly ProphetChoice[];
  readonly rule: string | null;
}

/** Events outside anybody's turn, or known to one player only. */
const UNTOLD: readonly LordsEvent['event'][] = ['turn-began', 'cards-received'];

/** The lines of a prophet's last turn, without the one that begins it. */
export function turnLinesOf(log: readonly LogLine[], who: ProphetId): readonly EventLine[] {
  const lines = eventLines(log);
  const start = lines.findLastIndex(({ event }) => event.event === 'turn-began' && event.who === who);
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex(({ event }) => event.event === 'turn-began');
  return end < 0 ? after : after.slice(0, end);
}

/** The last turn of a prophet, action by action, each with its choices. */
export function lastTurnOf(log: readonly LogLine[], who: ProphetId): readonly ProphetAction[] {
  const actions: ProphetAction[] = [];
  let choices: ProphetChoice[] = [];
  for (const { id, event } of turnLinesOf(log, who)) {
    if (event.event === 'prophet-chose') choices.push(event);
    else if (!UNTOLD.includes(event.event)) {
      actions.push({ id, event, choices, rule: ruleOf(event) });
      choices = [];
    }
  }
  return actions;
}
