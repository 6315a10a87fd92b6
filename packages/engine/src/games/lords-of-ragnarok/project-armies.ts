/** Applies events to armies. Events name a region and a strength but no army, so the likeliest army changes. */
import type { LordsEvent } from './events.ts';
import { withPerson } from './project-changes.ts';
import type { Army, LordsTable, Party } from './state.ts';
import { person } from './table/parties.ts';

type ArmyEvent = Extract<LordsEvent, { event: `army-${string}` | 'armies-retreated' }>;

export function projectArmies(table: LordsTable, event: ArmyEvent, after: LordsTable | undefined): LordsTable {
  const { who } = event;
  const later = after && person(after, who).armies;
  switch (event.event) {
    case 'army-recruited':
      return withArmies(table, who, (armies) => withRecruit(armies, event.region, event.strength));
    case 'army-moved': {
      const moved = found(table, who, event.from, ({ strength }) => strength === event.strength);
      return withArmy(table, who, moved, { at: event.region });
    }
    case 'armies-retreated':
      return withArmies(table, who, (armies) => armies.map((army) => (army.at === event.from ? { ...army, at: event.region } : army)));
    case 'army-strengthened': {
      const grown = found(table, who, event.region, ({ strength }) => strength === event.strength - 1);
      return withArmy(table, who, grown, { strength: event.strength });
    }
    case 'army-weakened': {
      const stays = (army: Army): boolean => later?.some((one) => one.army === army.army && one.strength === event.strength) === true;
      const hit = found(table, who, event.region, ({ strength }) => strength > event.strength, stays);
      return withArmy(table, who, hit, { strength: event.strength });
    }
    case 'army-destroyed': {
      const goes = (army: Army): boolean => later?.every((one) => one.army !== army.army) === true;
      const fallen = found(table, who, event.region, () => true, goes);
      return withArmies(table, who, (armies) => armies.filter((army) => army !== fallen));
    }
  }
}

/** The first matching army in the region, preferably a likely one. */
function found(
  table: LordsTable,
  party: Party,
  region: number,
  fits: (army: Army) => boolean,
  likely: (army: Army) => boolean = () => true,
): Army | undefined {
  const fitting = person(table, party).armies.filter((army) => army.at === region && fits(army));
  return fitting.find(likely) ?? fitting[0];
}

/** LR-8.2: a new army takes the lowest free number. */
function withRecruit(armies: readonly Army[], region: number, strength: number): Army[] {
  let free = 0;
  while (armies.some(({ army }) => army === free)) free++;
  return [...armies, { army: free, at: region, strength }].toSorted((a, b) => a.army - b.army);
}

function withArmies(table: LordsTable, party: Party, change: (armies: readonly Army[]) => Army[]): LordsTable {
  return withPerson(table, party, ({ armies }) => ({ armies: change(armies) }));
}

function withArmy(table: LordsTable, party: Party, army: Army | undefined, change: Partial<Army>): LordsTable {
  return withArmies(table, party, (armies) => armies.map((one) => (one === army ? { ...one, ...change } : one)));
}
