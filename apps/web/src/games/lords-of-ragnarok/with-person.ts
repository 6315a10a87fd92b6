/** The table with something changed about one who takes part. */
import { isHuman, type Party, type Person, type Table } from '@skald/engine/games/lords-of-ragnarok';

export function withPerson(table: Table, party: Party, change: (person: Person) => Partial<Person>): Table {
  if (isHuman(party)) {
    return { ...table, humans: table.humans.map((human, seat) => (seat === party ? { ...human, ...change(human) } : human)) };
  }
  return { ...table, prophets: table.prophets.map((one) => (one.prophet === party ? { ...one, ...change(one) } : one)) };
}
