/** Copies of the table with one change each, for the projection of events. */
import type { ProphetId } from './ids.ts';
import type { Human, LordsTable, MonsterState, Party, Person, Prophet } from './state.ts';
import { isHuman } from './table/parties.ts';

export function withHuman(table: LordsTable, party: Party, change: (human: Human) => Partial<Human>): LordsTable {
  return { ...table, humans: table.humans.map((human, seat) => (seat === party ? { ...human, ...change(human) } : human)) };
}

export function withPerson(table: LordsTable, party: Party, change: (person: Person) => Partial<Person>): LordsTable {
  return isHuman(party) ? withHuman(table, party, change) : withProphet(table, party, change);
}

export function withProphet(table: LordsTable, id: ProphetId, change: (prophet: Prophet) => Partial<Prophet>): LordsTable {
  return { ...table, prophets: table.prophets.map((one) => (one.prophet === id ? { ...one, ...change(one) } : one)) };
}

export function withMonster(table: LordsTable, id: string, change: (monster: MonsterState) => Partial<MonsterState>): LordsTable {
  return { ...table, monsters: table.monsters.map((one) => (one.monster === id ? { ...one, ...change(one) } : one)) };
}
