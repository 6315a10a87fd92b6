/** Parses and checks command-line arguments. */
import { findStrategy, type Strategy, strategies } from '@skald/ai';
import type { AnyGame } from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { InvalidArgumentError } from 'commander';
import { type CommandFailure, fail } from './failure.ts';
import type { CommandWorld } from './world.ts';

export function parseGame(world: CommandWorld, slug: string): AnyGame | CommandFailure {
  const game = world.games.get(slug);
  return game ?? fail('unknown-game', `There is no game called ${shortened(slug)}; there is ${[...world.games.keys()].join(', ')}.`);
}

/** Strategies from a list such as `warrior,random`. */
export function parseStrategies(text: string): readonly Strategy[] | CommandFailure {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !findStrategy(name));
  if (unknown !== undefined)
    return fail('unknown-bot', `There is no bot called ${shortened(unknown)}; there is ${[...strategies.keys()].join(', ')}.`);
  return names.flatMap((name) => findStrategy(name) ?? []);
}

/** Parses the JSON of `--options`; the game checks the contents. */
export function optionsFrom(text: string): { readonly given: unknown } | CommandFailure {
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
