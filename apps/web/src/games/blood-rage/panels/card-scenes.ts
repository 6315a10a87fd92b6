/** Where the cards of Blood Rage play: the land by the kind of card, the light by its god. */
import { type BloodRageCard, type BloodRageMonsterId, type GodId, MONSTERS } from '@skald/engine/games/blood-rage';
import type { SceneLand, SceneMood, Scenery } from '../../../table/scene/card-scene.tsx';

const LANDS: Readonly<Record<BloodRageCard['kind'], SceneLand>> = {
  battle: 'field',
  quest: 'peaks',
  'upgrade-leader': 'hall',
  'upgrade-warrior': 'field',
  'upgrade-ship': 'fjord',
  'upgrade-clan': 'hall',
  monster: 'forest',
};

const MOODS: Readonly<Record<GodId, SceneMood>> = {
  odin: 'night',
  thor: 'storm',
  loki: 'ember',
  heimdall: 'dawn',
  frigga: 'day',
  tyr: 'dusk',
};

const MONSTER_SCENES: Readonly<Record<BloodRageMonsterId, Scenery>> = {
  troll: { land: 'forest', mood: 'dusk' },
  'dwarf-chieftain': { land: 'peaks', mood: 'dusk' },
  'sea-serpent': { land: 'fjord', mood: 'storm' },
  valkyrie: { land: 'peaks', mood: 'dawn' },
  'dark-elf': { land: 'forest', mood: 'night' },
  'fire-giant': { land: 'ruin', mood: 'ember' },
  'frost-giant': { land: 'peaks', mood: 'frost' },
  'soldier-of-hel': { land: 'ruin', mood: 'night' },
  'volur-witch': { land: 'forest', mood: 'ember' },
};

export function sceneOf({ kind, def, god }: BloodRageCard): Scenery {
  const monster = MONSTERS.find((id) => kind === 'monster' && id === def);
  return monster ? MONSTER_SCENES[monster] : { land: LANDS[kind], mood: god ? MOODS[god] : 'dawn' };
}
