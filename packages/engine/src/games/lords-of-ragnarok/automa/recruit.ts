/** How a prophet recruits and strengthens armies (LR-23.5, LR-30.2 to LR-30.5). */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { mapOf, neighbours, regionOf } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { hasFreeArmy, recruit, strengthen } from '../table/armies.ts';
import { raiseAttribute } from '../table/attributes.ts';
import { controls, prophet, regionsOf } from '../table/parties.ts';
import { decide, humanDistance, prophetChoice } from './choice.ts';
import { conquer } from './conquer.ts';
import { canConquer, targetOption, targetOrder } from './conquest.ts';
import { defenceStrength } from './defence.ts';
import { callDevastation } from './devastation.ts';

/** LR-23.5: strengthens the army next to the most regions that he does not control, one point at a time. */
export function strengthenBest(g: G, who: ProphetId, times: number): void {
  const { table } = g;
  for (let i = 0; i < times; i++) {
    const armies = prophet(table, who).armies.filter(({ strength }) => strength < NUMBERS.armyMaxStrength);
    if (armies.length === 0) return;
    const options = armies.map((army) => ({ region: army.at, strength: army.strength, keys: [-bordering(table, who, army.at)] }));
    const chosen = decide(g, { who, about: 'army-to-strengthen', rule: 'LR-23.5', order: ['foreign-neighbours'], options });
    strengthen(g, who, itemAt(armies, chosen));
  }
}

export function canStrengthen(table: LordsTable, who: ProphetId): boolean {
  return prophet(table, who).armies.some(({ strength }) => strength < NUMBERS.armyMaxStrength);
}

/** The number of adjacent regions that are not his. */
export function bordering(table: LordsTable, who: ProphetId, region: number): number {
  return neighbours(table.side, region).filter((near) => !controls(table, who, near)).length;
}

interface Recruiting {
  readonly who: ProphetId;
  readonly devastates: boolean;
  way: 'settlement' | 'anywhere' | 'conquest' | 'none';
  regions: readonly number[];
}

export const prophetRecruits = procedure<Lords, Recruiting>('prophet-recruits', {
  choose: (g, locals) => {
    const { table } = g;
    const { who } = locals;
    if (!hasFreeArmy(table, who)) return g.end();
    const own = regionsOf(table, who);
    const settlements = own.filter((region) => regionOf(table.side, region).settlement);
    const strength = prophet(table, who).attributes.AUTHORITY;
    if (own.length > 0) {
      locals.way = settlements.length > 0 ? 'settlement' : 'anywhere';
      locals.regions = settlements.length > 0 ? settlements : own;
      const options = locals.regions.map((region) => ({
        region,
        keys: [humanDistance(table, region), defenceStrength(table, who, region)],
      }));
      const about = settlements.length > 0 ? 'settlement' : 'any-region';
      return g.call(prophetChoice, { who, about, rule: 'LR-30.2', order: ['human-distance', 'defence'], options });
    }
    locals.regions = mapOf(table.side).numbers.filter((region) => canConquer(table, who, region, strength));
    if (locals.regions.length === 0) return g.jump('learn');
    locals.way = 'conquest';
    const options = locals.regions.map((region) => targetOption(table, who, region));
    return g.call(prophetChoice, { who, about: 'target', ...targetOrder(table, who), options });
  },
  place: (g, { who, way, regions }) => {
    const region = itemAt(regions, required(g.result(prophetChoice), 'a choice'));
    const army = recruit(g, who, region, prophet(g.table, who).attributes.AUTHORITY);
    if (way === 'conquest' && army) g.call(conquer, { who, army: army.army, region });
    return g.jump('devastate');
  },
  learn: (g, { who }) => raiseAttribute(g, who, 'AUTHORITY'),
  devastate: (g, { who, way, devastates }) => {
    if (devastates && way !== 'settlement') callDevastation(g, who);
  },
});

export function callRecruit(g: G, who: ProphetId, devastates: boolean): void {
  g.call(prophetRecruits, { who, devastates, way: 'none', regions: [] });
}
