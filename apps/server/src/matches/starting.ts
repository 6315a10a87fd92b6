/** Starting a match: the nonces of the seats are mixed with the secret, and the set-up is played by the chance that comes of it. */
import { type AnyGame, begin, digest, type Fact, isObject, isRefusal, keyedChance, matchKey, type Refusal } from '@skald/engine';

export interface SetUp {
  /** As the game understood them, defaults filled in. */
  readonly options: object;
  readonly facts: readonly Fact[];
  readonly digest: string;
}

export interface Wish {
  readonly seats: number;
  readonly options: unknown;
}

export function setUp(game: AnyGame, wish: Wish, secret: string, nonces: readonly string[]): SetUp | Refusal {
  const begun = begin(game, wish, keyedChance(matchKey(secret, nonces)));
  if (isRefusal(begun)) return begun;
  return { options: isObject(begun.options) ? begun.options : {}, facts: begun.facts, digest: digest(begun.state) };
}
