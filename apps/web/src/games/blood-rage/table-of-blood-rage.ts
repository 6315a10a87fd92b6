/** Narrows a snapshot to the table, hand and events of Blood Rage. */
import { decisionGuard, type GameEvent, type Seat } from '@skald/engine';
import type { BloodRageDecisions, BloodRageEvent, BloodRageHand, BloodRageTable, ClanId, ProvinceId } from '@skald/engine/games/blood-rage';
import type { PlayerColour } from '../../table/game-ui.ts';
import type { TableSnapshot } from '../../table/model/source.ts';

/** Checks the main fields of the table, not every field: the rules made it. */
export function isBloodRageTable(table: object): table is BloodRageTable {
  return 'clans' in table && 'ragnarok' in table && 'pillaged' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): BloodRageTable {
  if (!isBloodRageTable(table)) throw new Error('this is not a table of Blood Rage');
  return table;
}

function isHand(hand: object): hand is BloodRageHand {
  return 'cards' in hand && 'pack' in hand && 'quests' in hand;
}

/** The viewer's own cards; empty for a spectator. */
export function handOf({ hand }: Pick<TableSnapshot, 'hand'>): BloodRageHand | null {
  return hand && isHand(hand) ? hand : null;
}

export const isBloodRageDecision = decisionGuard<BloodRageDecisions>();

/** Matches of Blood Rage have no other events. */
export function isBloodRageEvent(event: GameEvent): event is BloodRageEvent {
  return event.event !== '';
}

const COLOURS: Readonly<Record<ClanId, PlayerColour>> = { wolf: 'red', bear: 'orange', serpent: 'gold', raven: 'blue', ram: 'violet' };

export function colourOfClan(clan: ClanId): PlayerColour {
  return COLOURS[clan];
}

export function colourOfSeat(table: BloodRageTable, seat: Seat): PlayerColour {
  const clan = table.clans[seat]?.clan;
  return clan ? COLOURS[clan] : 'white';
}

/** The province that Ragnarök takes next. */
export function doomedNow({ ragnarok, age, destroyed }: BloodRageTable): ProvinceId | undefined {
  const next = ragnarok[age - 1];
  return next && !destroyed.includes(next) ? next : undefined;
}

/** The Age in which a province falls, if known. */
export function fallsIn({ ragnarok }: BloodRageTable, province: ProvinceId): number | null {
  const age = ragnarok.indexOf(province);
  return age < 0 ? null : age + 1;
}
