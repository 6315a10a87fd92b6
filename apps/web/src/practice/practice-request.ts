/** A practice match as requested in the address. */

import type { PracticeForm } from '../games/game-entry.ts';
import { gameEntry } from '../games/index.ts';
import { strategyNamesFor } from '../games/strategy-names.ts';
import { courseFrom } from '../learn/course.ts';
import type { PracticeOptions, PracticeRequest } from './open-practice.ts';

export const DEFAULT_NAME = 'Runa';
const LONGEST_NAME = 20;

export function practiceRequestFrom(slug: string, search: string, learning: boolean): PracticeRequest {
  const asked = new URLSearchParams(search);
  const name = (asked.get('name') ?? '').trim().slice(0, LONGEST_NAME);
  const seed = numberIn(asked.get('seed'), 0, Number.MAX_SAFE_INTEGER);
  const common = { slug, name: name === '' ? DEFAULT_NAME : name };
  const entry = gameEntry(slug);
  const fewest = (entry?.about.seats.min ?? 2) - 1;
  const course = learning ? courseFrom(slug, search) : undefined;
  if (course) {
    const { opponents, strategy, seed: fixed, options = {} } = course.firstGame;
    // A seed in the address asks for a first game from its beginning.
    const keeps = seed === null;
    return { ...common, opponents, strategy, seed: fixed, options, resume: keeps, keeps, keptAs: `learn.${course.name}` };
  }
  return {
    ...common,
    opponents: numberIn(asked.get('opponents'), fewest, 5) ?? fewest * 2,
    strategy: strategyNamesFor(slug).find((strategy) => strategy === asked.get('brain')) ?? 'warrior',
    seed,
    options: { ...switchesFrom(entry?.practice, asked), ...countFrom(entry?.practice, asked) },
    resume: seed === null,
    keeps: seed === null,
  };
}

function switchesFrom(form: PracticeForm | undefined, asked: URLSearchParams): PracticeOptions {
  const offered = form?.switches ?? [];
  return Object.fromEntries(offered.flatMap((option) => (asked.has(option) ? [[option, asked.get(option) !== '0']] : [])));
}

function countFrom(form: PracticeForm | undefined, asked: URLSearchParams): PracticeOptions {
  const counted = form?.count;
  const count = counted && numberIn(asked.get(counted.option), 0, counted.most);
  return counted && typeof count === 'number' ? { [counted.option]: count } : {};
}

interface PracticeAddress {
  readonly name: string;
  readonly opponents: number;
  readonly strategy: string;
  readonly options?: PracticeOptions;
}

/** The address of a practice table. The parameters keep the names of old links. */
export function addressOf(slug: string, request: PracticeAddress): string {
  const asked = new URLSearchParams({ name: request.name, opponents: String(request.opponents), brain: request.strategy });
  for (const [option, value] of Object.entries(request.options ?? {})) asked.set(option, String(Number(value)));
  return `/play/${slug}?${asked}`;
}

/** The same request again; the number makes it another address, and so another match. */
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
