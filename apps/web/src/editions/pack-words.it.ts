/** What pages say about content packs, in Italian. */
import type { PackWords } from './pack-words.ts';

export const words: PackWords = {
  legend: 'Contenuti',
  none: 'Come nel gioco',
  about: 'Numeri di questo gioco corretti da chi lo possiede. Al tavolo valgono per tutti.',
  played: ({ name, base }) => `Si gioca con il pacchetto di contenuti «${name}», che corregge l’edizione ${base}.`,
};
