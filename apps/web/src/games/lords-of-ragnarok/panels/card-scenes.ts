/** Where the combat cards of Lords of Ragnarok play: by what they strike with. */
import type { cardOf } from '@skald/engine/games/lords-of-ragnarok';
import type { Scenery } from '../../../table/scene/card-scene.tsx';

export const SYMBOL_SCENES: Readonly<Record<ReturnType<typeof cardOf>['symbol'], Scenery>> = {
  AXE: { land: 'forest', mood: 'dusk' },
  SWORD: { land: 'field', mood: 'dawn' },
  SPEAR: { land: 'peaks', mood: 'storm' },
  BOW: { land: 'forest', mood: 'day' },
  SHIELD: { land: 'hall', mood: 'frost' },
};
