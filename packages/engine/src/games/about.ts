/** What clients know about a game before they load its rules. Each game describes itself in `<slug>/about.ts`. */

import type { AnyGame } from '../kernel/index.ts';
import { about as bloodRage } from './blood-rage/about.ts';
import type { Catalogue, Language } from './catalogue.ts';
import { about as lordsOfRagnarok } from './lords-of-ragnarok/about.ts';
import { about as raids } from './raids/about.ts';
import { about as valda } from './valda/about.ts';

/** How complex the game is, and so how much time a step may take. */
export type Weight = 'light' | 'medium' | 'heavy';

export interface GameAbout {
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly published?: { readonly by: string; readonly year: number };
  readonly seats: { readonly min: number; readonly max: number };
  /** The usual length of a match among people, in minutes. */
  readonly minutes: number;
  readonly weight: Weight;
  /** Whether the game asks other players during a turn, so that they can set standing orders. */
  readonly hasResponseWindows?: true;
  rules(): Promise<AnyGame>;
  readonly text: Readonly<Record<Language, () => Promise<Catalogue>>>;
  /** Only for games whose rules play opponents. */
  automata?(): Promise<AutomataOf>;
}

/** An opponent that the rules play: it has no seat, but may win and appears in results and charts. */
export interface AutomatonScore {
  readonly id: string;
  /** In the unit of the seats' scores; for an opponent that is never ranked, how close it is to winning. */
  readonly score: number;
  readonly won: boolean;
  /** Whether it takes turns like a player; one that does not is named only if it wins. */
  readonly takesTurns: boolean;
}

/** Reads the automata off the table of a match. */
export type AutomataOf = (table: object) => readonly AutomatonScore[];

/** In the order in which clients list them. */
export const abouts: readonly GameAbout[] = [raids, bloodRage, valda, lordsOfRagnarok];
