/** The names and icons of games on pages, also of games that this client does not have. */
import oak from 'icon:oak';
import { gameEntry } from '../games/index.ts';
import type { PageTranslator } from '../i18n/translators.ts';

export function gameTitle(slug: string, i18n: PageTranslator): string {
  return gameEntry(slug)?.about.title ?? i18n.title(slug);
}

export function gameIcon(slug: string): string {
  return gameEntry(slug)?.icon ?? oak;
}
