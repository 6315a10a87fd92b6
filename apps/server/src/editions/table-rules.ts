/** The rules that a new table is opened with: the newest, or those of a content pack that corrects them. */
import { isEditionProblem } from '@skald/editions';
import type { AnyGame } from '@skald/engine';
import { type Problem, problem } from '../problem.ts';
import type { PackEdition, RulesFinder } from './editions.ts';

export interface TableRules {
  readonly game: AnyGame;
  /** Null for a table without a content pack. */
  readonly pack: PackEdition | null;
}

interface TableRulesDeps {
  readonly rules: RulesFinder;
  readonly lowestInterface: () => number;
}

/** Reads the storage if a pack is named, so never call it within a transaction. */
export async function rulesForTable(
  { rules, lowestInterface }: TableRulesDeps,
  slug: string,
  edition: string | undefined,
): Promise<TableRules | Problem> {
  const newest = rules.forNewMatch(slug, lowestInterface());
  if (!newest) return problem('unknown-game', `The game ${slug} is not known here.`);
  if (edition === undefined) return { game: newest, pack: null };
  const pack = (await rules.packs(slug)).find((one) => one.edition === edition);
  if (!pack)
    return problem('unknown-pack', `No content pack of this name is installed here for ${slug}. GET /api/games lists those that are.`);
  if (pack.base !== newest.edition) {
    const reason = `The content pack “${pack.name}” corrects earlier rules of ${slug}. Open the table without it, or ask the operator to build it again for the newest rules.`;
    return problem('pack-superseded', reason);
  }
  const game = await rules.find(slug, edition);
  if (!game) return problem('unknown-game', `The game ${slug} is not known here.`);
  return isEditionProblem(game) ? game : { game, pack };
}

/** What the row of a match keeps of its pack. */
export function packColumns(pack: PackEdition | null): { readonly packEdition: string | null; readonly packName: string | null } {
  return { packEdition: pack?.edition ?? null, packName: pack?.name ?? null };
}
