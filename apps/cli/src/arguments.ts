/** What people write on the command line, checked. */
import { type Brain, brains, findBrain } from '@skald/brains';
import type { AnyGame } from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { InvalidArgumentError } from 'commander';
import { type Failure, fail } from './failure.ts';
import type { World } from './world.ts';

export function gameCalled(world: World, slug: string): AnyGame | Failure {
  const game = world.games.get(slug);
  return game ?? fail('unknown-game', `There is no game called ${shortened(slug)}; there is ${[...world.games.keys()].join(', ')}.`);
}

/** The brains named in a list, such as `warrior,random`. */
export function brainsCalled(text: string): readonly Brain[] | Failure {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !findBrain(name));
  if (unknown !== undefined)
    return fail('unknown-bot', `There is no bot called ${shortened(unknown)}; there is ${[...brains.keys()].join(', ')}.`);
  return names.flatMap((name) => findBrain(name) ?? []);
}

/** The JSON of `--options`; what it may say is for the game to check. */
export function optionsFrom(text: string): { readonly given: unknown } | Failure {
  try {
    return { given: JSON.parse(text) };
  } catch {
    return fail('bad-options', 'What follows --options is not JSON.');
  }
}

export function languageOf(given: Language | undefined, locale: string): Language {
  return given ?? LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** A parser for commander: a whole number within bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
