/** Starts a match: mixes the nonces of the seats with the secret, and plays the set-up with the resulting chance. */
import { type AnyGame, begin, isObject, isRefusal, keyedChance, type LogStart, matchKey, type Refusal, startOf } from '@skald/engine';

export interface SetUp extends Pick<LogStart, 'facts' | 'digest'> {
  /** The options as the game parsed them, with defaults. */
  readonly options: object;
}

export interface MatchSetup {
  readonly seats: number;
  readonly options: unknown;
}

export function setUp(game: AnyGame, request: MatchSetup, secret: string, nonces: readonly string[]): SetUp | Refusal {
  const begun = begin(game, request, keyedChance(matchKey(secret, nonces)));
  if (isRefusal(begun)) return begun;
  const { options, facts, digest } = startOf(game, request.seats, begun);
  return { options: isObject(options) ? options : {}, facts, digest };
}
