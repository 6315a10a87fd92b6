/** What the preview of a link shows, by the address of the page: a title, a sentence and a picture. */
import { abouts, type GameAbout } from '@skald/engine/about';

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The address of the picture on this site; all have the size of `PREVIEW_PICTURE`. */
  readonly picture: string;
  readonly pictureText: string;
}

/** The game of a public match; undefined for every other match and for one that does not exist. */
export type PublicGameFinder = (match: string) => Promise<string | undefined>;

/** In pixels; the web client has one for each game and one for itself in `public/share`. */
export const PREVIEW_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

const SITE: LinkPreview = {
  title: 'Skald',
  description: 'Norse strategy board games, played in the browser: against people, against bots, or to watch again.',
  picture: '/share/skald.jpg',
  pictureText: 'The painted boards of the games of Skald.',
};

/** How the pages that name a game are called in a preview. */
const OF_GAME: Readonly<Record<string, (title: string) => string>> = {
  games: (title) => title,
  play: (title) => `Play ${title}`,
  learn: (title) => `Learn ${title}`,
  new: (title) => `A new table of ${title}`,
  rules: (title) => `The rules of ${title}`,
};

/** The same for the pages that name a match. */
const OF_MATCH: Readonly<Record<string, (title: string) => string>> = {
  match: (title) => `A match of ${title}`,
  replay: (title) => `A match of ${title}, to watch again`,
};

const MATCH_ID = /^[0-9a-z]{1,64}$/;

export class LinkPreviews {
  readonly #games: ReadonlyMap<string, GameAbout>;
  readonly #publicGameOf: PublicGameFinder;

  /** `games`: those of this server. */
  constructor(games: readonly string[], publicGameOf: PublicGameFinder) {
    this.#games = new Map(abouts.filter(({ slug }) => games.includes(slug)).map((about) => [about.slug, about]));
    this.#publicGameOf = publicGameOf;
  }

  /** Private and unknown matches have the preview of the site, so that a link to one tells nothing about it. */
  async of(path: string): Promise<LinkPreview> {
    const [, page = '', named = ''] = path.split('/');
    const ofGame = Object.hasOwn(OF_GAME, page) ? OF_GAME[page] : undefined;
    if (ofGame) return this.#about(named, ofGame);
    const ofMatch = Object.hasOwn(OF_MATCH, page) ? OF_MATCH[page] : undefined;
    return ofMatch && MATCH_ID.test(named) ? this.#about(await this.#publicGame(named), ofMatch) : SITE;
  }

  #about(slug: string | undefined, titleOf: (title: string) => string): LinkPreview {
    const game = slug === undefined ? undefined : this.#games.get(slug);
    if (!game) return SITE;
    const { title, seats, minutes } = game;
    return {
      title: `${titleOf(title)} – Skald`,
      description: `${title}: for ${seats.min} to ${seats.max} players, about ${minutes} minutes. Play it in the browser, against people or bots.`,
      picture: `/share/${game.slug}.jpg`,
      pictureText: `The painted board of ${title}.`,
    };
  }

  /** A page comes also while the storage is away, with the preview of the site. */
  async #publicGame(match: string): Promise<string | undefined> {
    try {
      return await this.#publicGameOf(match);
    } catch {
      return undefined;
    }
  }
}
