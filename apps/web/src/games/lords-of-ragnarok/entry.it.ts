/** Italian texts of Lords of Ragnarok on pages outside its table. */
import type { EntryTexts } from '../game-entry.ts';

export const entry: EntryTexts = {
  blurb:
    'Guida un eroe delle saghe nell’ultimo inverno: conquista terre, costruisci templi, caccia mostri. Da solo contro un profeta di Surtur, o gli uni contro gli altri.',
  solo: 'Giochi in solitario: contro di te c’è un profeta di Surtur, guidato dalle regole stesse.',
  count: 'Profeti di Surtur, guidati dalle regole stesse',
  options: async () => (await import('./options.it.ts')).options,
};
