/** What pages say about content packs, in German. */
import type { PackWords } from './pack-words.ts';

export const words: PackWords = {
  legend: 'Inhalt',
  none: 'Wie im Spiel',
  about: 'Zahlen dieses Spiels, berichtigt von jemandem, der es besitzt. Am Tisch spielen alle danach.',
  played: ({ name, base }) => `Gespielt mit dem Inhaltspaket „${name}“, das Ausgabe ${base} berichtigt.`,
};
