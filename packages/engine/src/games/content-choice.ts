/** Which content a game is loaded with: its own, or that of an edition with a content pack. Chosen once, before the game is loaded. */
import type { z } from 'zod';

const chosen = new Map<string, unknown>();
const loaded = new Set<string>();

/** False where the game was loaded before: it keeps the content it was loaded with. */
export function chooseContent(slug: string, content: unknown): boolean {
  if (loaded.has(slug)) return false;
  chosen.set(slug, content);
  return true;
}

/** Each game asks once, when it is loaded. Content that does not fit the schema is left aside. */
export function checkedContent<T>(slug: string, schema: z.ZodType<T>, own: unknown): T {
  loaded.add(slug);
  const other = chosen.has(slug) ? schema.safeParse(chosen.get(slug)) : undefined;
  return other?.success ? other.data : schema.parse(own);
}
