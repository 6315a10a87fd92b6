/** Where the cards of Valda play: by their family, or else by their kind. */
import type { ValdaCard } from '@skald/engine/games/valda';
import type { Scenery } from '../../../table/scene/card-scene.tsx';

const KIND_SCENES: Readonly<Record<ValdaCard['kind'], Scenery>> = {
  action: { land: 'hall', mood: 'day' },
  attack: { land: 'field', mood: 'ember' },
  defence: { land: 'peaks', mood: 'storm' },
  'divine-weapon': { land: 'peaks', mood: 'dawn' },
};

const FAMILY_SCENES: Readonly<Partial<Record<ValdaCard['family'], Scenery>>> = {
  bifrost: { land: 'peaks', mood: 'dawn' },
  drakkar: { land: 'fjord', mood: 'day' },
  exiled: { land: 'peaks', mood: 'frost' },
  fenrir: { land: 'forest', mood: 'night' },
  'freya-goddess': { land: 'field', mood: 'day' },
  glimpse: { land: 'peaks', mood: 'night' },
  plunder: { land: 'hall', mood: 'ember' },
  rune: { land: 'ruin', mood: 'night' },
  sacrifice: { land: 'ruin', mood: 'ember' },
  seduction: { land: 'hall', mood: 'dusk' },
  spoils: { land: 'fjord', mood: 'dawn' },
  trickster: { land: 'hall', mood: 'night' },
  wreck: { land: 'ruin', mood: 'storm' },
  yggdrasil: { land: 'forest', mood: 'day' },
};

export function sceneOf({ kind, family }: ValdaCard): Scenery {
  return FAMILY_SCENES[family] ?? KIND_SCENES[kind];
}
