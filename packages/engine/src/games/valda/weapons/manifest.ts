/** The manifest of all weapon effects (VA-15); each weapon has a file. A missing or misspelt effect does not compile. */
import type { WeaponEffectId } from '../ids.ts';
import { bullseye, draupnir } from './bullseye.ts';
import { burningBlade, deadlyDagger } from './deadly-dagger.ts';
import type { WeaponEffect } from './effect.ts';
import { hammertime, thunderCall } from './hammertime.ts';
import { falconCloak, resisted } from './resisted.ts';
import { judgement, tyrsRevenge } from './tyrs-revenge.ts';
import { loadedDice, vanished } from './vanished.ts';
import { gjallarhorn, warHorn } from './war-horn.ts';

export const EFFECTS: Readonly<{ [E in WeaponEffectId]: WeaponEffect<E> }> = {
  'war-horn': warHorn,
  gjallarhorn,
  resisted,
  'falcon-cloak': falconCloak,
  'deadly-dagger': deadlyDagger,
  'burning-blade': burningBlade,
  'tyrs-revenge': tyrsRevenge,
  judgement,
  hammertime,
  'thunder-call': thunderCall,
  bullseye,
  draupnir,
  vanished,
  'loaded-dice': loadedDice,
};

export const weaponProcedures = Object.values(EFFECTS).map(({ run }) => run);
