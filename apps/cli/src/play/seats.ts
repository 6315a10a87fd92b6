/** Who sits where: people at this keyboard, and bots. */
import { findStrategy, type Strategy, strategies } from '@skald/ai';
import type { AnyGame, Seat } from '@skald/engine';
import { type CommandFailure, fail } from '../failure.ts';

/** A bot has a strategy, a person has none. */
export interface TerminalPlayer {
  readonly name: string;
  readonly strategy?: Strategy;
}

/** The name of the person who plays as `you`: sentences in the log need a name. */
const YOU = 'Skald';
const BOT_NAMES = ['Ragna', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis', 'Leif', 'Gudrun', 'Harald'];
const LONGEST_NAME = 20;

/** Parses `--seats you,warrior,Anna`; by default, you and as few opponents as the game allows. */
export function playersFrom(text: string | undefined, game: AnyGame): readonly TerminalPlayer[] | CommandFailure {
  const words =
    text === undefined ? ['you', ...Array<string>(game.seats.min - 1).fill('random')] : text.split(',').map((word) => word.trim());
  const wrong = words.find((word) => word === '' || word.length > LONGEST_NAME || /\p{Cc}/u.test(word));
  const bots = [...strategies.keys()].join(', ');
  if (wrong !== undefined) return fail('bad-seats', `A seat is called you, ${bots}, or by a name of 1 to ${LONGEST_NAME} letters.`);
  const people = words.filter((word) => !findStrategy(word)).map((word) => (word === 'you' ? YOU : word));
  if (new Set(people).size < people.length) return fail('bad-seats', 'Two players have the same name.');
  const free = BOT_NAMES.filter((name) => !people.includes(name));
  let next = 0;
  return words.map((word): TerminalPlayer => {
    const strategy = findStrategy(word);
    if (!strategy) return { name: word === 'you' ? YOU : word };
    const name = free[next++] ?? `Bot ${next}`;
    return { name, strategy };
  });
}

export function humansAmong(players: readonly TerminalPlayer[]): readonly Seat[] {
  return players.flatMap(({ strategy }, seat) => (strategy ? [] : [seat]));
}
