/** Loads games and their texts one by one, for clients that need only some of them. */
import type { AnyGame } from '../kernel/index.ts';
import { type AutomataOf, abouts, type GameAbout } from './about.ts';
import type { Catalogue, Language } from './catalogue.ts';

/** The rules of one game; undefined for an unknown slug. */
export async function loadGame(slug: string): Promise<AnyGame | undefined> {
  return await aboutOf(slug)?.rules();
}

/** The texts of one game in one language. */
export async function loadText(slug: string, language: Language): Promise<Catalogue | undefined> {
  return await aboutOf(slug)?.text[language]();
}

/** Finds the opponents that the rules of a game play; most games have none. */
export async function loadAutomata(slug: string): Promise<AutomataOf> {
  return (await aboutOf(slug)?.automata?.()) ?? (() => []);
}

function aboutOf(slug: string): GameAbout | undefined {
  return abouts.find((about) => about.slug === slug);
}
