/** What somebody wants to play, as it stands in the address. */
import { knownGame } from '../lobby/game-list.ts';
import { BRAIN_NAMES } from './brain-names.ts';
import type { PracticeOptions, PracticeWish } from './open-practice.ts';

export const DEFAULT_NAME = 'Runa';
const LONGEST_NAME = 20;
/** The options of the games that are switched on or off, as the address names them. */
export const PRACTICE_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'blood-rage': ['mystics', 'gods', 'fifthPlayer', 'draftInFirstAge'],
  valda: ['race'],
};
/** The options that are a number, up to the largest that a form asks for; the rules say which of them fit the number of players. */
export const PRACTICE_COUNTS: Readonly<Record<string, { readonly option: 'prophets'; readonly most: number }>> = {
  'lords-of-ragnarok': { option: 'prophets', most: 3 },
};
/** Those that are on unless they are switched off. */
export const NORMALLY_ON: readonly string[] = ['draftInFirstAge'];
/** In the first game the same things happen to everybody, so that the advice fits. */
const FIRST_GAME = { opponents: 2, brain: 'novice', seed: 11 } as const;

export function wishFrom(slug: string, search: string, learning: boolean): PracticeWish {
  const asked = new URLSearchParams(search);
  const name = (asked.get('name') ?? '').trim().slice(0, LONGEST_NAME);
  const seed = numberIn(asked.get('seed'), 0, Number.MAX_SAFE_INTEGER);
  const common = { slug, name: name === '' ? DEFAULT_NAME : name };
  const fewest = (knownGame(slug)?.seats.min ?? 2) - 1;
  if (learning) return { ...common, ...FIRST_GAME, options: {}, resume: false, keeps: false };
  return {
    ...common,
    opponents: numberIn(asked.get('opponents'), fewest, 5) ?? fewest * 2,
    brain: BRAIN_NAMES.find((brain) => brain === asked.get('brain')) ?? 'warrior',
    seed,
    options: { ...flagsFrom(slug, asked), ...countFrom(slug, asked) },
    resume: seed === null,
    keeps: seed === null,
  };
}

function flagsFrom(slug: string, asked: URLSearchParams): PracticeOptions {
  const offered = PRACTICE_OPTIONS[slug] ?? [];
  return Object.fromEntries(offered.flatMap((option) => (asked.has(option) ? [[option, asked.get(option) !== '0']] : [])));
}

function countFrom(slug: string, asked: URLSearchParams): PracticeOptions {
  const counted = PRACTICE_COUNTS[slug];
  const count = counted && numberIn(asked.get(counted.option), 0, counted.most);
  return counted && typeof count === 'number' ? { [counted.option]: count } : {};
}

interface AddressWish {
  readonly name: string;
  readonly opponents: number;
  readonly brain: string;
  readonly options?: PracticeOptions;
}

/** The address of a practice table. */
export function addressOf(slug: string, wish: AddressWish): string {
  const asked = new URLSearchParams({ name: wish.name, opponents: String(wish.opponents), brain: wish.brain });
  for (const [option, value] of Object.entries(wish.options ?? {})) asked.set(option, String(Number(value)));
  return `/play/${slug}?${asked}`;
}

/** The same wish once more; the number makes it another address, and so another match. */
export function againFrom(slug: string, search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('again', String((numberIn(asked.get('again'), 0, Number.MAX_SAFE_INTEGER) ?? 0) + 1));
  asked.delete('seed');
  return `/play/${slug}?${asked}`;
}

function numberIn(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
