/** Where the cards of Valda play: by their kind, and voyages and the tree by their family. */
import type { ValdaCard } from '@skald/engine/games/valda';
import type { Scene } from '../../../table/scene/card-scene.tsx';

const KIND_SCENES: Readonly<Record<ValdaCard['kind'], Scene>> = {
  action: { land: 'hall', mood: 'day' },
  attack: { land: 'field', mood: 'ember' },
  defence: { land: 'peaks', mood: 'storm' },
  'divine-weapon': { land: 'peaks', mood: 'dawn' },
};

const FAMILY_SCENES: Readonly<Partial<Record<ValdaCard['family'], Scene>>> = {
  yggdrasil: { land: 'forest', mood: 'day' },
  rune: { land: 'ruin', mood: 'night' },
  seduction: { land: 'hall', mood: 'dusk' },
};

export function sceneOf({ kind, family }: ValdaCard): Scene {
  return FAMILY_SCENES[family] ?? KIND_SCENES[kind];
}
