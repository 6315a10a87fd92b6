/** Who sits where: people at this keyboard, and bots. */
import { type Brain, brains, findBrain } from '@skald/brains';
import type { AnyGame, Seat } from '@skald/engine';
import { type Failure, fail } from '../failure.ts';

/** A bot has a brain; a person brings one along. */
export interface Player {
  readonly name: string;
  readonly brain?: Brain;
}

/** The name of the person who plays as `you`; sentences are about somebody, so everybody has a name. */
const YOU = 'Skald';
const BOT_NAMES = ['Ragna', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis', 'Leif', 'Gudrun', 'Harald'];
const LONGEST_NAME = 20;

/** `--seats you,warrior,Anna`; without it, you and as few opponents as the game allows. */
export function playersFrom(text: string | undefined, game: AnyGame): readonly Player[] | Failure {
  const words =
    text === undefined ? ['you', ...Array<string>(game.seats.min - 1).fill('random')] : text.split(',').map((word) => word.trim());
  const wrong = words.find((word) => word === '' || word.length > LONGEST_NAME || /\p{Cc}/u.test(word));
  const bots = [...brains.keys()].join(', ');
  if (wrong !== undefined) return fail('bad-seats', `A seat is called you, ${bots}, or by a name of 1 to ${LONGEST_NAME} letters.`);
  const people = words.filter((word) => !findBrain(word)).map((word) => (word === 'you' ? YOU : word));
  if (new Set(people).size < people.length) return fail('bad-seats', 'Two players have the same name.');
  const free = BOT_NAMES.filter((name) => !people.includes(name));
  let next = 0;
  return words.map((word): Player => {
    const brain = findBrain(word);
    if (!brain) return { name: word === 'you' ? YOU : word };
    const name = free[next++] ?? `Bot ${next}`;
    return { name, brain };
  });
}

export function humansAmong(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ brain }, seat) => (brain ? [] : [seat]));
}
