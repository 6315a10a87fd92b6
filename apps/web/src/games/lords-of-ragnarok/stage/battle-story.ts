/** Reads a battle from the log: who fought, with which cards, who won, and the losses. */
import type { LordsCardId, LordsEvent, Party } from '@skald/engine/games/lords-of-ragnarok';
import type { LogLine } from '../../../table/model/stage.ts';
import { type EventLine, eventLines } from '../prophets/event-lines.ts';

interface PlayedCard {
  readonly card: LordsCardId;
  /** Its strength, including its effect. */
  readonly adds: number;
}

export interface Fighter {
  readonly party: Party;
  /** Strength before cards: armies and bonuses. */
  readonly base: number;
  readonly value: number;
  readonly cards: readonly PlayedCard[];
  readonly passed: boolean;
  /** Points of strength lost in it. */
  readonly lost: number;
  readonly retreat: number | null;
}

export interface LordsBattleStory {
  /** The number of the log line with which it began, unique to each battle. */
  readonly id: number;
  readonly region: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Null until decided. */
  readonly winner: Party | null;
  /** Does the newest line of the log still belong to it? */
  readonly fresh: boolean;
}

/** Events that may follow the decision: losses, retreat, control, and the gifts of heroes and gods. */
const AFTERMATH: readonly LordsEvent['event'][] = [
  'battle-ended',
  'army-weakened',
  'army-destroyed',
  'armies-retreated',
  'region-taken',
  'blessing-used',
  'ability-used',
  'army-strengthened',
];

function isAftermath(event: LordsEvent): boolean {
  return AFTERMATH.includes(event.event) || (event.event === 'prophet-chose' && (event.about === 'retreat' || event.about === 'army-hit'));
}

/** The number of later events that belong to the battle. */
function lengthOf(events: readonly EventLine[]): number {
  const decided = events.findIndex(({ event }) => event.event === 'battle-ended');
  if (decided < 0) return events.length;
  const end = events.slice(decided).findIndex(({ event }) => !isAftermath(event));
  return end < 0 ? events.length : decided + end;
}

/** The newest battle in the log. */
export function lastBattle(log: readonly LogLine[]): LordsBattleStory | null {
  const lines = eventLines(log);
  const start = lines.findLastIndex(({ event }) => event.event === 'battle-began');
  const began = lines[start];
  if (began?.event.event !== 'battle-began') return null;
  const after = lines.slice(start + 1);
  const length = lengthOf(after);
  const events = after.slice(0, length).map(({ event }) => event);
  const ended = events.find((event) => event.event === 'battle-ended');
  const { region, attacker, defender, attack, defence } = began.event;
  return {
    id: began.id,
    region,
    attacker: fighterIn(events, attacker, region, attack, ended?.attack),
    defender: fighterIn(events, defender, region, defence, ended?.defence),
    winner: ended?.winner ?? null,
    fresh: length === after.length,
  };
}

function fighterIn(events: readonly LordsEvent[], party: Party, region: number, base: number, final: number | undefined): Fighter {
  let value = base;
  const cards: PlayedCard[] = [];
  let lost = 0;
  for (const event of events) {
    if (event.event === 'battle-card-played' && event.who === party) {
      cards.push({ card: event.card, adds: event.value - value });
      value = event.value;
    } else if (event.event === 'army-weakened' && event.who === party && event.region === region) lost++;
    else if (event.event === 'army-destroyed' && event.who === party && event.region === region) lost++;
  }
  const retreat = events.find((event) => event.event === 'armies-retreated' && event.who === party);
  return {
    party,
    base,
    value: final ?? value,
    cards,
    passed: events.some((event) => event.event === 'battle-passed' && event.who === party),
    lost,
    retreat: retreat?.event === 'armies-retreated' ? retreat.region : null,
  };
}
