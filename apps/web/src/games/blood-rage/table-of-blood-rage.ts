/** A snapshot of a match of Blood Rage has the table, the hand and the events of Blood Rage. */
import type { GameEvent, Seat } from '@skald/engine';
import type { BloodRageEvent, ClanId, Hand, ProvinceId, Table } from '@skald/engine/games/blood-rage';
import type { PlayerColour } from '../../table/face.ts';
import type { TableSnapshot } from '../../table/source.ts';

/** The table of a match is made by the rules of its game; its main things are looked for, not every field. */
export function isBloodRageTable(table: object): table is Table {
  return 'clans' in table && 'ragnarok' in table && 'pillaged' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): Table {
  if (!isBloodRageTable(table)) throw new Error('this is not a table of Blood Rage');
  return table;
}

function isHand(hand: object): hand is Hand {
  return 'cards' in hand && 'pack' in hand && 'quests' in hand;
}

/** The viewer's own cards; nothing for a spectator. */
export function handOf({ hand }: Pick<TableSnapshot, 'hand'>): Hand | null {
  return hand && isHand(hand) ? hand : null;
}

/** Events of a match of Blood Rage are those that its rules tell. */
export function isBloodRageEvent(event: GameEvent): event is BloodRageEvent {
  return event.event !== '';
}

const COLOURS: Readonly<Record<ClanId, PlayerColour>> = { wolf: 'red', bear: 'orange', serpent: 'gold', raven: 'blue', ram: 'violet' };

export function colourOfClan(clan: ClanId): PlayerColour {
  return COLOURS[clan];
}

export function colourOfSeat(table: Table, seat: Seat): PlayerColour {
  const clan = table.clans[seat]?.clan;
  return clan ? COLOURS[clan] : 'white';
}

/** The province that the next Ragnarök takes. */
export function doomedNow({ ragnarok, age, destroyed }: Table): ProvinceId | undefined {
  const next = ragnarok[age - 1];
  return next && !destroyed.includes(next) ? next : undefined;
}

/** In which Age a province falls, where that is known. */
export function fallsIn({ ragnarok }: Table, province: ProvinceId): number | null {
  const age = ragnarok.indexOf(province);
  return age < 0 ? null : age + 1;
}
