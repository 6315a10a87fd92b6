/** What players read about the rules of their match: which edition it is, and what changed since. */
import type { MatchRules } from '@skald/protocol';
import type { PackEdition, RulesFinder } from './editions.ts';

type MatchEdition = MatchRules['newer'][number];

interface PlayedBy {
  readonly edition: string;
  /** The edition at the opening of the table, where the match was begun with another one. */
  readonly opened: string | null;
  /** The content pack that the edition is. */
  readonly pack: PackEdition | undefined;
}

/** A content pack is as old as the edition that it corrects. */
export function rulesOf(finder: RulesFinder, slug: string, { edition, opened, pack }: PlayedBy): MatchRules {
  const all = history(finder, slug);
  const base = pack?.base ?? edition;
  const about = all.find((one) => one.edition === base) ?? { released: null, note: null };
  const sinceOpening = opened === null ? [] : after(all, opened).filter((one) => !after(all, base).includes(one));
  const newer = [...after(all, base)];
  return { ...about, edition, newer, opened, sinceOpening, ...(pack && { pack: { name: pack.name, note: pack.note, base: pack.base } }) };
}

/** Every edition of a game that this release knows, the oldest first. */
function history(finder: RulesFinder, slug: string): readonly MatchEdition[] {
  const released = finder.released(slug).map((one): MatchEdition => ({ edition: one.hash, released: one.released, note: one.note }));
  const newest = finder.newest(slug)?.edition;
  return newest === undefined || released.some(({ edition }) => edition === newest)
    ? released
    : [...released, { edition: newest, released: null, note: null }];
}

/** An edition that this release does not know may be newer than all: nothing is said to have come after it. */
function after(all: readonly MatchEdition[], edition: string): readonly MatchEdition[] {
  const place = all.findIndex((one) => one.edition === edition);
  return place < 0 ? [] : all.slice(place + 1);
}
