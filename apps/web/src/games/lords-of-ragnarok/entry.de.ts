/** German texts of Lords of Ragnarok on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Führe einen Helden der Sagas durch den letzten Winter: Nimm Länder ein, baue Tempel, jage Ungeheuer. Allein gegen einen Propheten Surturs oder gegeneinander.',
  solo: 'Du spielst allein: Gegen dich tritt ein Prophet Surturs an, den die Regeln selbst führen.',
  count: 'Propheten Surturs, von den Regeln selbst geführt',
  options: async () => (await import('./options.de.ts')).options,
};
