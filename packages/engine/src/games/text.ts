/** The texts of every game, by slug, for programs that load them all at once. */

import { bloodRageTexts } from './blood-rage/text/index.ts';
import type { Texts } from './catalogue.ts';
import { lordsOfRagnarokTexts } from './lords-of-ragnarok/text/index.ts';
import { raidsTexts } from './raids/text/index.ts';
import { valdaTexts } from './valda/text/index.ts';

export { type Catalogue, LANGUAGES, type Language, type Texts } from './catalogue.ts';

export const texts: Readonly<Record<string, Texts>> = {
  raids: raidsTexts,
  'blood-rage': bloodRageTexts,
  valda: valdaTexts,
  'lords-of-ragnarok': lordsOfRagnarokTexts,
};
