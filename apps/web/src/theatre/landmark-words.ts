/** A landmark in words. */
import { marked, type TableSpeaker } from '../words/speaker.ts';
import type { Landmark } from './landmarks.ts';

export function landmarkWords(landmark: Landmark, speaker: TableSpeaker): string {
  if ('event' in landmark) return speaker.event(landmark.event);
  const name = marked(landmark.seat, speaker.name(landmark.seat));
  if (landmark.kind === 'lead') return speaker.say('theatre.lead', { name });
  return speaker.say('theatre.leap', { name, gained: landmark.gained });
}
