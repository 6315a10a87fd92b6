/** Which rules play which row: those that the match was begun with, and those that it was moved to since. */
import { type EditionProblem, isEditionProblem } from '@skald/editions';
import { type AnyGame, itemAt } from '@skald/engine';
import type { RulesFinder } from '../../editions/editions.ts';
import type { MatchLogRow } from '../../storage/log/log-rows.ts';
import type { Statement, Store } from '../../storage/store.ts';

/** Rules, and the row after which they hold: 0 for those that the match was begun with. */
export interface RulesSince {
  readonly from: number;
  readonly game: AnyGame;
}

/** A row that changes the edition. */
export type EditionChange = Pick<MatchLogRow, 'seq' | 'edition'>;

const CHANGES: Statement = {
  name: 'edition-changes',
  text: 'SELECT seq, edition FROM match_log WHERE match_id = $1 AND edition IS NOT NULL ORDER BY seq',
};

export function readEditionChanges(store: Store, matchId: string): Promise<readonly EditionChange[]> {
  return store.run<EditionChange>(CHANGES, [matchId]);
}

/** The rules that play a row. */
export function rulesAt(rules: readonly RulesSince[], seq: number): AnyGame {
  return (rules.findLast(({ from }) => from < seq) ?? itemAt(rules, 0)).game;
}

/** The same, with the rules of those changes that are not known yet. */
export async function withChanges(
  finder: RulesFinder,
  known: readonly RulesSince[],
  changes: readonly EditionChange[],
): Promise<readonly RulesSince[] | EditionProblem> {
  const last = known.at(-1)?.from ?? 0;
  const news = changes.filter((change): change is EditionChange & { edition: string } => change.edition !== null && change.seq > last);
  const { slug } = itemAt(known, 0).game;
  const rules = [...known];
  for (const { seq, edition } of news) {
    const game = await finder.find(slug, edition);
    if (!game) return { problem: 'edition-unknown', reason: `The game ${slug} is not known here.` };
    if (isEditionProblem(game)) return game;
    rules.push({ from: seq, game });
  }
  return news.length === 0 ? known : rules;
}
