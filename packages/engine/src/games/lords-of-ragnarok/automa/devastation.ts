/** Devastation (LR-33, LR-40.4, LR-40.10): where a prophet lays the next marker, and when Surtur manifests. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { controller, isHuman } from '../table/parties.ts';
import { lose } from '../table/victory.ts';
import { humansControlling, type ProphetOption, prophetChoice } from './choice.ts';

/** LR-33.2, LR-40.10: his own regions, then other prophets', neutral, and human ones. */
function preference(table: LordsTable, who: ProphetId, region: number): number {
  const owner = controller(table, region);
  if (owner === who) return 0;
  if (owner === null) return 2;
  return isHuman(owner) ? 3 : 1;
}

/** Devastation affects the player who controls the region; it endangers no army (LR-33.4, LR-45.6). */
export function places(table: LordsTable, who: ProphetId): readonly ProphetOption[] {
  return mapOf(table.side)
    .wheelAdjacentRegions.filter((region) => !table.devastated.includes(region))
    .map((region) => ({ region, keys: [preference(table, who, region)], humans: humansControlling(table, region) }));
}

export function layMarker(g: G, who: ProphetId, region: number): void {
  const { table } = g;
  table.devastated.push(region);
  g.emit({ event: 'devastation-placed', who, region, markers: table.devastated.length });
}

export const devastate = procedure<Lords, { who: ProphetId; regions: readonly number[] }>('devastate', {
  choose: (g, locals) => {
    const { table } = g;
    if (table.prophets.length > 1 && table.scorched) {
      g.emit({ event: 'devastation-spared', who: locals.who });
      return g.end();
    }
    if (table.devastated.length >= NUMBERS.devastationMarkers) {
      lose(g, 'surtur');
      return g.end();
    }
    const options = places(table, locals.who);
    locals.regions = options.map(({ region }) => region);
    return g.call(prophetChoice, { who: locals.who, about: 'devastated-region', rule: 'LR-33.2', order: ['owner'], options });
  },
  lay: (g, { who, regions }) => {
    layMarker(g, who, itemAt(regions, required(g.result(prophetChoice), 'a choice')));
    g.table.scorched = true;
  },
});

export function callDevastation(g: G, who: ProphetId): void {
  g.call(devastate, { who, regions: [] });
}
