/** A prophet's maneuver (LR-27.5, LR-27.6): conquer, grow, or step forward. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { distance, mapOf, neighbours } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { Army, G, Lords, LordsTable } from '../state.ts';
import { strengthen, strongest } from '../table/armies.ts';
import { drawCards } from '../table/cards.ts';
import { controller, controls, isHuman, prophet } from '../table/parties.ts';
import { decide, decideAlike, humanDistance, type ProphetOption, prophetChoice } from './choice.ts';
import { conquer } from './conquer.ts';
import { canConquer, targetOption, targetOrder } from './conquest.ts';
import { callDevastation } from './devastation.ts';
import { bordering, callRecruit } from './recruit.ts';

function armiesNear(table: LordsTable, who: ProphetId, region: number): readonly Army[] {
  const near = neighbours(table.side, region);
  return prophet(table, who).armies.filter((army) => near.includes(army.at));
}

/** LR-27.5.2: regions that the strongest adjacent army can conquer. */
function conquerable(table: LordsTable, who: ProphetId): readonly number[] {
  return mapOf(table.side).numbers.filter((region) => {
    const army = strongest(armiesNear(table, who, region));
    return army !== undefined && canConquer(table, who, region, army.strength);
  });
}

/** The distance to the nearest region that is not his. */
function toForeign(table: LordsTable, who: ProphetId, region: number): number {
  const foreign = mapOf(table.side).numbers.filter((other) => !controls(table, who, other));
  return Math.min(...foreign.map((other) => distance(table.side, region, other)));
}

/** LR-27.5.3, LR-27.6: own regions next to one that is not his; if there are none, own regions closer to one. */
function waysForward(table: LordsTable, who: ProphetId, army: Army): readonly ProphetOption[] {
  const own = neighbours(table.side, army.at).filter((region) => controls(table, who, region));
  const borders = own.filter((region) => bordering(table, who, region) > 0);
  if (borders.length > 0) return borders.map((region) => ({ region, keys: [1] }));
  const now = toForeign(table, who, army.at);
  return own.map((region) => ({ region, keys: [toForeign(table, who, region)] })).filter(({ keys }) => itemAt(keys, 0) < now);
}

function stepForward(g: G, who: ProphetId, army: Army, options: readonly ProphetOption[]): void {
  const { region } = itemAt(options, decide(g, { who, about: 'way-forward', rule: 'LR-27.5', order: ['distance'], options }));
  g.emit({ event: 'army-moved', who, from: army.at, region, strength: army.strength });
  army.at = region;
}

/** LR-27.5.3: by human neighbours, then by distance to a human region; then the tie-breaker. */
function growOrStep(g: G, who: ProphetId): unknown {
  const { table } = g;
  let left = [...prophet(table, who).armies];
  while (left.length > 0) {
    const options = left.map((army) => {
      const near = neighbours(table.side, army.at).filter((region) => isHuman(controller(table, region))).length;
      return { region: army.at, strength: army.strength, keys: [-near, humanDistance(table, army.at)] };
    });
    const choosing = { who, about: 'army-to-maneuver', rule: 'LR-27.5', order: ['human-neighbours', 'human-distance'], options } as const;
    const army = itemAt(left, decide(g, choosing));
    if (army.strength < NUMBERS.armyMaxStrength) return strengthen(g, who, army);
    const ways = waysForward(table, who, army);
    if (ways.length > 0) return stepForward(g, who, army, ways);
    left = left.filter((other) => other !== army);
  }
  return undefined;
}

export const prophetManeuver = procedure<Lords, { who: ProphetId; regions: readonly number[] }>('prophet-maneuver', {
  begin: (g, locals) => {
    const { who } = locals;
    const { table } = g;
    if (prophet(table, who).armies.length === 0) {
      callRecruit(g, who, false);
      callDevastation(g, who);
      return g.jump('done');
    }
    locals.regions = conquerable(table, who);
    if (locals.regions.length === 0) {
      growOrStep(g, who);
      return g.end();
    }
    const options = locals.regions.map((region) => targetOption(table, who, region));
    return g.call(prophetChoice, { who, about: 'target', ...targetOrder(table, who), options });
  },
  go: (g, { who, regions }) => {
    const region = itemAt(regions, required(g.result(prophetChoice), 'a choice'));
    const armies = armiesNear(g.table, who, region);
    const options = armies.map((army) => ({ region: army.at, strength: army.strength, keys: [-army.strength] }));
    const chosen = decide(g, { who, about: 'conquering-army', rule: 'LR-27.5', order: ['strength'], options });
    g.call(conquer, { who, army: itemAt(armies, chosen).army, region });
  },
  done: () => undefined,
});

interface Mobilizing {
  readonly who: ProphetId;
  /** The armies that have not acted yet, fixed at the start (LR-30.7). */
  armies: number[];
  acting: number;
  regions: readonly number[];
  gained: boolean;
}

/** LR-30.7: ascending strength, then the tie-breaker by region; emits the reasons once for all armies. */
function mobilizeOrder(g: G, who: ProphetId): readonly number[] {
  const left = [...prophet(g.table, who).armies];
  const ordered: number[] = [];
  while (left.length > 0) {
    const options = left.map((army) => ({ region: army.at, strength: army.strength, keys: [army.strength] }));
    const choosing = { who, about: 'army-to-maneuver', rule: 'LR-30.7', order: ['strength'], options } as const;
    const place = ordered.length === 0 ? decide(g, choosing) : decideAlike(g.table, choosing);
    ordered.push(itemAt(left, place).army);
    left.splice(place, 1);
  }
  return ordered;
}

/** A prophet's MOBILIZE; returns whether he gained a region. */
export const prophetMobilize = procedure<Lords, Mobilizing, boolean>('prophet-mobilize', {
  order: (g, locals) => {
    locals.armies = [...mobilizeOrder(g, locals.who)];
  },
  next: (g, locals) => {
    const { table } = g;
    const { who } = locals;
    const id = locals.armies.shift();
    if (id === undefined) return g.end(locals.gained);
    const army = prophet(table, who).armies.find((one) => one.army === id);
    if (!army) return g.jump('next');
    locals.acting = id;
    locals.regions = neighbours(table.side, army.at).filter((region) => canConquer(table, who, region, army.strength));
    if (locals.regions.length === 0) {
      advanceOrGrow(g, who, army);
      return g.jump('next');
    }
    const options = locals.regions.map((region) => targetOption(table, who, region));
    return g.call(prophetChoice, { who, about: 'target', ...targetOrder(table, who), options });
  },
  go: (g, mobilizing) => {
    const region = itemAt(mobilizing.regions, required(g.result(prophetChoice), 'a choice'));
    mobilizing.regions = [region];
    g.call(conquer, { who: mobilizing.who, army: mobilizing.acting, region });
  },
  judge: (g, locals) => {
    if (locals.regions.some((region) => controls(g.table, locals.who, region))) locals.gained = true;
    g.jump('next');
  },
});

/** LR-30.8 (b), (c). */
function advanceOrGrow(g: G, who: ProphetId, army: Army): unknown {
  if (bordering(g.table, who, army.at) === 0) {
    const ways = waysForward(g.table, who, army);
    if (ways.length > 0) return stepForward(g, who, army, ways);
    return undefined;
  }
  if (army.strength < NUMBERS.armyMaxStrength) return strengthen(g, who, army);
  drawCards(g, who, 1);
  return undefined;
}
