/** The games of the house as the pages around the tables know them: without loading a rule. */
import axe from 'icon:battle-axe';
import drakkar from 'icon:drakkar';
import oak from 'icon:oak';
import raven from 'icon:raven';
import type { PageSpeaker } from '../words/speaker.ts';

export const GAMES = [
  { slug: 'raids', title: 'Raids', icon: drakkar, seats: { min: 2, max: 4 }, minutes: 15, by: 'Brett J. Gilbert, Matthew Dunstan' },
  { slug: 'blood-rage', title: 'Blood Rage', icon: axe, seats: { min: 2, max: 5 }, minutes: 45, by: 'Eric M. Lang' },
  { slug: 'valda', title: 'Valda', icon: oak, seats: { min: 2, max: 5 }, minutes: 60, by: 'Nathan Vermeulen' },
  {
    slug: 'lords-of-ragnarok',
    title: 'Lords of Ragnarok',
    icon: raven,
    seats: { min: 1, max: 4 },
    minutes: 90,
    by: 'Adam Kwapiński, Dávid Turczi',
  },
] as const;

/** The games in which others are asked while somebody plays, so that one may say beforehand what to answer. */
export const GAMES_WITH_RESPONSES: readonly string[] = ['valda'];

export type KnownGame = (typeof GAMES)[number];

export function knownGame(slug: string): KnownGame | undefined {
  return GAMES.find((game) => game.slug === slug);
}

export function gameTitle(slug: string, speaker: PageSpeaker): string {
  return knownGame(slug)?.title ?? speaker.title(slug);
}

export function gameIcon(slug: string): string {
  return knownGame(slug)?.icon ?? oak;
}
