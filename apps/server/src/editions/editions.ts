/** The rules that matches are played by: the newest of each game, and every edition that a match of this installation was begun with. */
import {
  EditionLibrary,
  type EditionModules,
  type EditionProblem,
  type EditionShape,
  isEditionProblem,
  misfitOf,
  packShape,
  type ReleasedEdition,
  unknownEdition,
  unpackShape,
} from '@skald/editions';
import { type AnyGame, KERNEL_INTERFACE } from '@skald/engine';
import { editionOf, versionOf } from '@skald/engine/editions';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';

/** Finds the rules of games. */
export interface RulesFinder {
  newest(slug: string): AnyGame | undefined;
  /** The newest rules that every server can play of which the oldest offers this interface to editions; 0 for a release before editions. */
  forNewMatch(slug: string, lowestInterface: number): AnyGame | undefined;
  /** The rules of one edition; undefined for an unknown game. */
  find(slug: string, edition: string): Promise<AnyGame | EditionProblem | undefined>;
  /** The released editions of a game, the oldest first. */
  released(slug: string): readonly ReleasedEdition[];
  /** The installed content packs of a game, or of all games; those of earlier rules too. */
  packs(slug?: string): Promise<readonly PackEdition[]>;
}

/** An edition that is a content pack on another one. */
export interface PackEdition {
  readonly edition: string;
  readonly name: string;
  readonly note: string;
  /** The edition that it corrects. */
  readonly base: string;
}

export interface EditionsDeps {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly store: Store;
  readonly clock: Clock;
  /** The modules that came with this release. */
  readonly modules: EditionModules;
}

export class Editions implements RulesFinder {
  readonly #deps: EditionsDeps;
  readonly #library: EditionLibrary;
  /** May the newest bots play by an edition? */
  readonly #fits = new Map<string, boolean>();
  /** By game and edition. */
  readonly #finding = new Map<string, Promise<AnyGame | EditionProblem>>();

  constructor(deps: EditionsDeps) {
    this.#deps = deps;
    this.#library = new EditionLibrary(deps.modules);
  }

  newest(slug: string): AnyGame | undefined {
    return this.#deps.games.get(slug);
  }

  async find(slug: string, edition: string): Promise<AnyGame | EditionProblem | undefined> {
    const newest = this.newest(slug);
    if (!newest || newest.edition === edition) return newest;
    return this.#library.inMemory(slug, edition) ?? this.#findOnce(slug, edition);
  }

  forNewMatch(slug: string, lowestInterface: number): AnyGame | undefined {
    const newest = this.newest(slug);
    if (!newest || lowestInterface >= KERNEL_INTERFACE) return newest;
    const { modules } = this.#deps;
    const isPlayable = (hash: string): boolean =>
      lowestInterface === 0
        ? versionOf(slug, hash) !== undefined
        : (modules.interfaceOf(slug, hash) ?? Number.POSITIVE_INFINITY) <= lowestInterface;
    const older = this.released(slug).findLast(({ hash }) => isPlayable(hash));
    // Without one, the older servers do not have this game at all.
    const game = older ? this.#library.find(slug, older.hash) : newest;
    return isEditionProblem(game) ? newest : game;
  }

  /** Writes every edition that a match may begin with into the database, before one can. */
  async keepReleased(): Promise<void> {
    const { games, store } = this.#deps;
    const kept = new Set((await store.prisma.edition.findMany({ select: { hash: true } })).map(({ hash }) => hash));
    const released = this.allReleased().map(({ slug, hash }) => ({ slug, edition: hash }));
    for (const one of [...released, ...games.values()]) if (!kept.has(one.edition)) await this.keep(one);
  }

  /** Writes an edition into the database, so that every server on it can load it. */
  async keep({ slug, edition }: Pick<AnyGame, 'slug' | 'edition'>): Promise<void> {
    const { modules, store, clock } = this.#deps;
    if (await store.prisma.edition.findUnique({ where: { hash: edition }, select: { hash: true } })) return;
    const module = modules.packed(slug, edition);
    if (!module) throw new Error(`The module of edition ${edition} of ${slug} is missing. Run: npm run -s skald -- editions build.`);
    const shape = modules.shape(slug, edition);
    const data = { hash: edition, game: slug, module: Uint8Array.from(module), keptAt: new Date(clock.now()), shape: shapeText(shape) };
    await store.prisma.edition.createMany({ data: [data], skipDuplicates: true });
  }

  /** The newest edition of the game, if programs that were written for it may play by this one too; null where not, or where nobody knows. */
  async fits(slug: string, edition: string): Promise<string | null> {
    const newest = this.newest(slug)?.edition;
    if (newest === undefined || edition === newest) return newest ?? null;
    const known = this.#fits.get(edition) ?? (await this.#compare(slug, edition, newest));
    this.#fits.set(edition, known);
    return known ? newest : null;
  }

  async #compare(slug: string, edition: string, newest: string): Promise<boolean> {
    const [shown, known] = [await this.#shape(slug, edition), await this.#shape(slug, newest)];
    return shown !== undefined && known !== undefined && misfitOf(shown, known) === undefined;
  }

  async #shape(slug: string, edition: string): Promise<EditionShape | undefined> {
    const { modules, store } = this.#deps;
    const released = modules.shape(slug, edition);
    if (released) return released;
    const kept = await store.prisma.edition.findFirst({ where: { hash: edition, game: slug }, select: { shape: true } });
    return kept?.shape ? unpackShape(Buffer.from(kept.shape, 'base64')) : undefined;
  }

  /** Did the first of these editions come after the second, as far as this release knows both? */
  isNewer(slug: string, edition: string, than: string): boolean {
    const order = [...this.released(slug).map(({ hash }) => hash), this.newest(slug)?.edition ?? ''];
    const [place, other] = [order.lastIndexOf(edition), order.indexOf(than)];
    return other >= 0 && place > other;
  }

  /** The released editions of all games. */
  allReleased(): readonly ReleasedEdition[] {
    return this.#deps.modules.released();
  }

  /** The released editions of a game, the oldest first. */
  released(slug: string): readonly ReleasedEdition[] {
    return this.allReleased().filter((one) => one.slug === slug);
  }

  async packs(slug?: string): Promise<readonly PackEdition[]> {
    const kept = await this.#deps.store.prisma.edition.findMany({
      where: { ...(slug !== undefined && { game: slug }), base: { not: null } },
      select: { hash: true, packName: true, packNote: true, base: true },
      orderBy: [{ packName: 'asc' }, { keptAt: 'asc' }],
    });
    return kept.flatMap(({ hash, packName, packNote, base }) =>
      base === null ? [] : [{ edition: hash, name: packName ?? '', note: packNote ?? '', base }],
    );
  }

  /** The packed module of an edition; undefined where none of that name is kept for the game. */
  async packed(slug: string, edition: string): Promise<Uint8Array | undefined> {
    const { modules, store } = this.#deps;
    const released = modules.packed(slug, edition);
    return released ?? (await store.prisma.edition.findFirst({ where: { hash: edition, game: slug } }))?.module;
  }

  /** Matches that wake together load their edition once. */
  #findOnce(slug: string, edition: string): Promise<AnyGame | EditionProblem> {
    const key = `${slug}/${edition}`;
    const finding = this.#finding.get(key) ?? this.#load(slug, edition).finally(() => this.#finding.delete(key));
    this.#finding.set(key, finding);
    return finding;
  }

  /** From the database, or from the modules of this release where a match was imported. */
  async #load(slug: string, edition: string): Promise<AnyGame | EditionProblem> {
    const { store, modules } = this.#deps;
    const kept = await store.prisma.edition.findUnique({ where: { hash: edition } });
    return this.#library.load(slug, edition, kept?.module ?? modules.packed(slug, edition));
  }
}

/** A shape as the database keeps it. */
export function shapeText(shape: EditionShape | undefined): string | null {
  return shape ? packShape(shape).toString('base64') : null;
}

/** For programs that know the newest rules only. */
export function newestOnly(newest: (slug: string) => AnyGame | undefined): RulesFinder {
  return {
    newest,
    forNewMatch: newest,
    released: () => [],
    packs: async () => [],
    async find(slug, edition) {
      const game = newest(slug);
      if (!game || game.edition === edition) return game;
      return unknownEdition(slug, edition);
    },
  };
}

/**
 * The edition of a match, also of one that a release before editions wrote. That release leaves the column `edition` as it is when it starts a
 * table that a newer one has opened, so its number counts first: other editions have none.
 */
export function editionOfRow({ game, edition, rulesVersion }: MatchEdition): string {
  return editionOf(game, { saga: 1, rulesVersion }) ?? edition ?? `number-${rulesVersion}`;
}

/** What rows and answers say of rules: their name, and the number by which the release before editions knows them. */
export function editionColumns({ slug, edition }: Pick<AnyGame, 'slug' | 'edition'>): {
  readonly edition: string;
  readonly rulesVersion: number;
} {
  return { edition, rulesVersion: versionOf(slug, edition) ?? 0 };
}

interface MatchEdition {
  readonly game: string;
  readonly edition: string | null;
  readonly rulesVersion: number;
}
