/** The names of the regions in the reader's language: names with a meaning in English are translated, the others are the same everywhere. */
import { type MapSide, regionOf } from '@skald/engine/games/lords-of-ragnarok';
import type { TableTranslator } from '../../../i18n/translators.ts';

const NAMES = {
  'Senja Vale': 'lords.place.senja',
  'Halogaland Root': 'lords.place.halogaland',
  'Trondelag Root': 'lords.place.trondelag',
  'Birka Coast': 'lords.place.birka',
  'Uppsala Root': 'lords.place.uppsala',
  'Kalmar Sound': 'lords.place.kalmar',
  'Vattern Root': 'lords.place.vattern',
  'Jelling Root': 'lords.place.jelling',
  'Voss Root': 'lords.place.voss',
} as const;

function isNamed(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name);
}

export function placeName(side: MapSide, region: number, i18n: TableTranslator): string {
  const { name } = regionOf(side, region);
  return isNamed(name) ? i18n.t(NAMES[name]) : name;
}
