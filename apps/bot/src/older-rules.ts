/** The rules of older editions, from the server that plays by them: for matches that were begun before the newest rules. */
import { hashOf } from '@skald/editions';
import { findGame } from '@skald/engine/games';
import { z } from 'zod';

/** The module of an edition, and whether the newest strategies may play by it. */
export interface OlderRules {
  readonly game: string;
  readonly edition: string;
  readonly module: string;
  readonly fits: boolean;
}

/** A bot that meets more keeps those it met last. */
const MOST_EDITIONS = 8;
const PATIENCE_MS = 10_000;
const about = z.object({ fits: z.string().nullable() });

export class OlderEditions {
  readonly #url: string;
  readonly #found = new Map<string, Promise<OlderRules | undefined>>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Undefined where the server has no such edition, gives other bytes than its name promises, or cannot be reached. */
  async find(game: string, edition: string): Promise<OlderRules | undefined> {
    const known = this.#found.get(edition) ?? this.#load(game, edition);
    this.#found.delete(edition);
    this.#found.set(edition, known);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size > MOST_EDITIONS) this.#found.delete(oldest);
    const rules = await known;
    // The server may have it later.
    if (!rules) this.#found.delete(edition);
    return rules;
  }

  async #load(game: string, edition: string): Promise<OlderRules | undefined> {
    try {
      const [module, said] = await Promise.all([this.#get(`${game}/${edition}.mjs`), this.#get(`${game}/${edition}.json`)]);
      if (module === undefined || hashOf(module) !== edition) return undefined;
      const { fits } = about.parse(JSON.parse(said ?? '{"fits":null}'));
      return { game, edition, module, fits: fits !== null && fits === findGame(game)?.edition };
    } catch {
      return undefined;
    }
  }

  async #get(path: string): Promise<string | undefined> {
    const answer = await fetch(new URL(`/editions/${path}`, this.#url), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? answer.text() : undefined;
  }
}
