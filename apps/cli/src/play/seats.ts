/** Who sits where: people at this keyboard and random opponents. */
import type { AnyGame, Seat } from '@skald/engine';
import { type Failure, fail } from '../failure.ts';

export type Player = { readonly kind: 'human' | 'random'; readonly name: string };

/** The name of the person who plays as `you`; sentences are about somebody, so everybody has a name. */
const YOU = 'Skald';
const RANDOM_NAMES = ['Ragna', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis', 'Leif', 'Gudrun', 'Harald'];
const LONGEST_NAME = 20;

/** `--seats you,random,Anna`; without it, you and as few opponents as the game allows. */
export function playersFrom(text: string | undefined, game: AnyGame): readonly Player[] | Failure {
  const words =
    text === undefined ? ['you', ...Array<string>(game.seats.min - 1).fill('random')] : text.split(',').map((word) => word.trim());
  const wrong = words.find((word) => word === '' || word.length > LONGEST_NAME || /\p{Cc}/u.test(word));
  if (wrong !== undefined) return fail('bad-seats', `A seat is called you, random, or by a name of 1 to ${LONGEST_NAME} letters.`);
  const people = words.filter((word) => word !== 'random').map((word) => (word === 'you' ? YOU : word));
  if (new Set(people).size < people.length) return fail('bad-seats', 'Two players have the same name.');
  const free = RANDOM_NAMES.filter((name) => !people.includes(name));
  let next = 0;
  return words.map((word): Player => {
    if (word !== 'random') return { kind: 'human', name: word === 'you' ? YOU : word };
    const name = free[next++] ?? `Random ${next}`;
    return { kind: 'random', name };
  });
}

export function humansAmong(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}
