/** The armies of the table with what an event tells of them: events name a region and a strength, so the likeliest army is taken. */
import { type Army, type LordsEvent, type Party, person, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { withPerson } from './with-person.ts';

export function marchingTold(table: Table, event: LordsEvent, after: Table): Table {
  switch (event.event) {
    case 'army-recruited':
      return withArmies(table, event.who, (armies) => [...armies, recruited(armies, event, person(after, event.who).armies)]);
    case 'army-moved': {
      const moved = found(table, event.who, event.from, ({ strength }) => strength === event.strength);
      return withArmy(table, event.who, moved, { at: event.region });
    }
    case 'armies-retreated':
      return withArmies(table, event.who, (armies) =>
        armies.map((army) => (army.at === event.from ? { ...army, at: event.region } : army)),
      );
    case 'army-strengthened': {
      const grown = found(table, event.who, event.region, ({ strength }) => strength === event.strength - 1);
      return withArmy(table, event.who, grown, { strength: event.strength });
    }
    case 'army-weakened': {
      const later = person(after, event.who).armies;
      const stays = (army: Army): boolean => later.some((one) => one.army === army.army && one.strength === event.strength);
      const hit = found(table, event.who, event.region, ({ strength }) => strength > event.strength, stays);
      return withArmy(table, event.who, hit, { strength: event.strength });
    }
    case 'army-destroyed': {
      const later = person(after, event.who).armies.map(({ army }) => army);
      const fallen = found(
        table,
        event.who,
        event.region,
        () => true,
        ({ army }) => !later.includes(army),
      );
      return withArmies(table, event.who, (armies) => armies.filter((army) => army !== fallen));
    }
    default:
      return table;
  }
}

/** The first army there that fits; rather one that is likely. */
function found(
  table: Table,
  party: Party,
  region: number,
  fits: (army: Army) => boolean,
  likely: (army: Army) => boolean = () => true,
): Army | undefined {
  const fitting = person(table, party).armies.filter((army) => army.at === region && fits(army));
  return fitting.find(likely) ?? fitting[0];
}

/** A new army takes the number that it will have. */
function recruited(
  armies: readonly Army[],
  { region, strength }: { readonly region: number; readonly strength: number },
  later: readonly Army[],
): Army {
  const free =
    Array.from({ length: armies.length + 1 }, (_, i) => i).find((id) => armies.every(({ army }) => army !== id)) ?? armies.length;
  const known = later.find(({ army, at }) => at === region && armies.every((one) => one.army !== army));
  return { army: known?.army ?? free, at: region, strength };
}

function withArmies(table: Table, party: Party, change: (armies: readonly Army[]) => Army[]): Table {
  return withPerson(table, party, ({ armies }) => ({ armies: change(armies) }));
}

function withArmy(table: Table, party: Party, army: Army | undefined, change: Partial<Army>): Table {
  return withArmies(table, party, (armies) => armies.map((one) => (one === army ? { ...one, ...change } : one)));
}
