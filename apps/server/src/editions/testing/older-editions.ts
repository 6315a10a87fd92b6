/** Older editions than the newest, for tests: they stand before it in the list of releases, and their modules in the database. */
import { EditionModules, loadEdition, pack, type ReleasedEdition } from '@skald/editions';
import type { BuiltEdition } from '@skald/editions/build';
import { changedEdition, type RuleChange } from '@skald/editions/testing';
import { type AnyGame, required } from '@skald/engine';
import { findGame, games } from '@skald/engine/games';
import type { Clock } from '../../clock.ts';
import { findLayout } from '../../layout.ts';
import type { Store } from '../../storage/store.ts';
import { Editions } from '../editions.ts';

/** Counts a hundred glory more for everybody, and is the same as the newest until then: matches can be moved from it. */
export const GENEROUS: readonly RuleChange[] = [
  { file: 'flow/scoring.ts', from: '+ standards + goods + monsters;', to: '+ standards + goods + monsters + 100;' },
];

/** The same for Valda, which has hands and quiet barriers. */
export const GENEROUS_VALDA: readonly RuleChange[] = [
  {
    file: 'board/standings.ts',
    from: 'score: itemAt(table.players, seat).followers,',
    to: 'score: itemAt(table.players, seat).followers + 100,',
  },
];

/** Hires two vikings in a village: matches can be moved from it until somebody visits one. */
export const CROWDED: readonly RuleChange[] = [
  { file: 'content/raids.content.json', from: '"hirePerVillage": 1', to: '"hirePerVillage": 2' },
];

/** Knows more of the table and asks by another name. */
export const STRANGE: readonly RuleChange[] = [
  ...CROWDED,
  { file: 'flow/setup.ts', from: 'arrivals: [],', to: "arrivals: [], era: 'old'," },
  { file: 'decisions.ts', from: '  navigate,', to: "  'set-sail': navigate," },
  { file: 'flow/sailing/sail.ts', from: "'navigate'", to: "'set-sail'" },
];

export interface OlderEdition extends BuiltEdition {
  readonly rules: AnyGame;
}

export async function olderEdition(changes: readonly RuleChange[], slug = 'raids'): Promise<OlderEdition> {
  const built = await changedEdition(slug, changes);
  const rules = loadEdition(slug, built.hash, pack(built.text));
  if ('problem' in rules) throw new Error(rules.reason);
  return { ...built, rules };
}

/** What the newest release changed. */
const NOTE = 'Nobody gets a hundred points for nothing.';

/** The newest Raids. */
export const newestRaids: AnyGame = required(findGame('raids'), 'raids');

/** The editions of an installation whose releases were these, before the newest; `own` are the newest rules of a server of an earlier release. */
export async function installation(
  store: Store,
  clock: Clock,
  older: readonly OlderEdition[],
  own: readonly AnyGame[] = [],
): Promise<Editions> {
  const known = new Map([...games, ...own.map((game) => [game.slug, game] as const)]);
  const editions = new Editions({ games: known, store, clock, modules: new PretendedReleases(older) });
  const data = older.map(({ slug, hash, text }) => ({ hash, game: slug, module: Uint8Array.from(pack(text)), keptAt: new Date() }));
  await store.prisma.edition.createMany({ data, skipDuplicates: true });
  await editions.keepReleased();
  return editions;
}

class PretendedReleases extends EditionModules {
  readonly #older: readonly OlderEdition[];

  constructor(older: readonly OlderEdition[]) {
    super(findLayout().editions);
    this.#older = older;
  }

  override released(): readonly ReleasedEdition[] {
    const before = this.#older.map(({ slug, hash }, i) => ({ slug, hash, released: `2026-01-0${i + 1}`, note: `Release ${i + 1}.` }));
    const newest = [...games.values()].map(({ slug, edition }) => ({ slug, hash: edition, released: '2026-02-01', note: NOTE }));
    return [...before, ...newest];
  }
}
