/** A landmark in words. */
import { markName, type TableTranslator } from '../../i18n/translators.ts';
import type { Landmark } from '../replay/landmarks.ts';

export function landmarkText(landmark: Landmark, i18n: TableTranslator): string {
  if ('event' in landmark) return i18n.event(landmark.event);
  const name = markName(landmark.seat, i18n.name(landmark.seat));
  if (landmark.kind === 'lead') return i18n.t('theatre.lead', { name });
  return i18n.t('theatre.leap', { name, gained: landmark.gained });
}
