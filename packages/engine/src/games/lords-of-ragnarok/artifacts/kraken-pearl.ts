/** Kraken Pearl, of the Kraken (LR-50.5): gains runes of the owner's choice. */
import { artifactOf } from '../content/content.ts';
import { oweRunes, runesLeft } from '../table/runes.ts';
import { artifact } from './artifact.ts';

export const krakenPearl = artifact('kraken-pearl', {
  rules: ['LR-12.4', 'LR-12.7', 'LR-50.5'],
  helps: (table) => runesLeft(table).length > 0,
  use: (g, seat) => oweRunes(g, seat, artifactOf('kraken-pearl').effect.runesOfChoice),
});
