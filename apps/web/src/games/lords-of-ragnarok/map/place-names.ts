/** The names of the regions in the language of the reader: those that say something in English are translated, the others are the same everywhere. */
import { regionOf, type Side } from '@skald/engine/games/lords-of-ragnarok';
import type { TableSpeaker } from '../../../words/speaker.ts';

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

export function placeName(side: Side, region: number, speaker: TableSpeaker): string {
  const { name } = regionOf(side, region);
  return isNamed(name) ? speaker.say(NAMES[name]) : name;
}
