/** The picture of Blood Rage: the lands round Yggdrasil, each province with its own terrain. */
import { content, PROVINCES, type ProvinceId, province as provinceOf, YGGDRASIL } from '@skald/engine/games/blood-rage';
import { FIGURE, WORLDS, type WorldLayout } from '../../src/games/blood-rage/board/world.ts';
import { type LandMap, TERRAINS } from '../land/terrain.ts';

const LOOKS = {
  elvagar: 'heath',
  angerboda: 'autumnWood',
  myrkulor: 'farmland',
  muspelheim: 'fireland',
  horgr: 'frostPeaks',
  utgard: 'crags',
  andlang: 'greenwood',
  gimle: 'glade',
  yggdrasil: 'sacredGrove',
} as const satisfies Readonly<Record<ProvinceId, keyof typeof TERRAINS>>;

function mapOf(world: WorldLayout): LandMap {
  const plans = content.board.ring.map((id) => ({ id, plan: world.planOf(id) }));
  const villages = plans.flatMap(({ id, plan }) => plan.villages.slice(0, provinceOf(id).villages ?? 0));
  return {
    width: world.width,
    height: world.height,
    seed: 1066,
    lands: PROVINCES.map((id) => ({ outline: world.outlineOf(id), terrain: TERRAINS[LOOKS[id]] })),
    clear: [
      ...villages.map((point) => ({ ...point, r: FIGURE + 1 })),
      ...plans.flatMap(({ plan }) => [
        { ...plan.name, r: 17 },
        { x: plan.name.x - 42, y: plan.name.y, r: 17 },
        { x: plan.name.x + 42, y: plan.name.y, r: 17 },
        { ...plan.token, r: 30 },
        { ...plan.doom, r: 26 },
        { ...plan.god, r: 24 },
      ]),
    ],
    villages,
    rivers: [],
    worldTree: { ...world.middleOf(YGGDRASIL), r: 118 },
  };
}

export const MAPS = { wide: mapOf(WORLDS[0]), round: mapOf(WORLDS[1]) } as const;
