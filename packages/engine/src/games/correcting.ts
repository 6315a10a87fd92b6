/** What content packs may correct, of every game. Only programs that check packs load it: it brings the schemas along. */
import { correcting as bloodRage } from './blood-rage/content/correcting.ts';
import type { ContentRules } from './content-rules.ts';
import { correcting as lordsOfRagnarok } from './lords-of-ragnarok/content/correcting.ts';
import { correcting as raids } from './raids/content/correcting.ts';
import { correcting as valda } from './valda/content/correcting.ts';

export { type ContentProblem, type ContentRules, FIXED_REASONS, listed, UNKNOWN_ENTRY } from './content-rules.ts';

const all: Readonly<Record<string, ContentRules>> = { 'blood-rage': bloodRage, 'lords-of-ragnarok': lordsOfRagnarok, raids, valda };

/** Undefined for a game without content that can be corrected. */
export function contentRulesOf(slug: string): ContentRules | undefined {
  return Object.hasOwn(all, slug) ? all[slug] : undefined;
}
