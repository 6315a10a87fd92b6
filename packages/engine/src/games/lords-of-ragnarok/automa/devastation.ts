/** Devastation (LR-33, LR-40.4, LR-40.10): where a prophet lays the next marker, and when Surtur manifests. */
import { at, must, procedure } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords, Table } from '../state.ts';
import { controller, isHuman } from '../table/parties.ts';
import { lose } from '../table/victory.ts';
import { humanConcerned, type Option, prophetChoice } from './choice.ts';

/** LR-33.2, LR-40.10: his own, other prophets', neutral, human. */
function preference(table: Table, who: ProphetId, region: number): number {
  const owner = controller(table, region);
  if (owner === who) return 0;
  if (owner === null) return 2;
  return isHuman(owner) ? 3 : 1;
}

export function places(table: Table, who: ProphetId): readonly Option[] {
  return mapOf(table.side)
    .wheelAdjacentRegions.filter((region) => !table.devastated.includes(region))
    .map((region) => ({ region, keys: [preference(table, who, region)], human: humanConcerned(table, region) }));
}

export function layMarker(g: G, who: ProphetId, region: number): void {
  const { table } = g;
  table.devastated.push(region);
  g.tell({ event: 'devastation-placed', who, region, markers: table.devastated.length });
}

export const devastate = procedure<Lords, { who: ProphetId; regions: readonly number[] }>('devastate', {
  choose: (g, at) => {
    const { table } = g;
    if (table.prophets.length > 1 && table.scorched) {
      g.tell({ event: 'devastation-spared', who: at.who });
      return g.end();
    }
    if (table.devastated.length >= NUMBERS.devastationMarkers) {
      lose(g, 'surtur');
      return g.end();
    }
    const options = places(table, at.who);
    at.regions = options.map(({ region }) => region);
    return g.call(prophetChoice, { who: at.who, about: 'devastated-region', rule: 'LR-33.2', order: ['owner'], options });
  },
  lay: (g, { who, regions }) => {
    layMarker(g, who, at(regions, must(g.result(prophetChoice), 'a choice')));
    g.table.scorched = true;
  },
});

export function callDevastation(g: G, who: ProphetId): void {
  g.call(devastate, { who, regions: [] });
}
