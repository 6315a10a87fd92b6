/** Troll Hoard, of the Troll: gains runes of the owner's choice. */
import { artifactOf } from '../content/content.ts';
import { oweRunes, runesLeft } from '../table/runes.ts';
import { artifact } from './artifact.ts';

export const trollHoard = artifact('troll-hoard', {
  rules: ['LR-12.4', 'LR-12.7'],
  helps: (table) => runesLeft(table).length > 0,
  use: (g, seat) => oweRunes(g, seat, artifactOf('troll-hoard').effect.runesOfChoice),
});
