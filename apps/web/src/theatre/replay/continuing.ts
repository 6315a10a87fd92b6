/** Plays on from a moment of a recorded match: the same position, new chance, opponents in the other seats. */
import { fastRandom, isOver, keyedChance, type Seat } from '@skald/engine';
import { loadRulesOf } from '../../editions/load-rules.ts';
import { loadOpponent } from '../../practice/load-opponent.ts';
import { matchFromSaga } from '../../practice/match-from-saga.ts';
import { thinkingTime, wait } from '../../practice/open-practice.ts';
import { PracticeHost } from '../../practice/practice-host.ts';
import { gameOf } from './recording.ts';

/** Undefined where nothing can be played on: the match is over there, or the saga is no good so far. */
export async function continueFrom(saga: string, moment: number, seat: Seat, moves: () => boolean): Promise<PracticeHost | undefined> {
  const rules = await loadRulesOf(saga, gameOf(saga) ?? '');
  const recorded = rules && matchFromSaga(rules.editions, saga.split('\n').slice(0, moment + 1));
  if (!recorded || isOver(recorded.match.state)) return undefined;
  const { game } = recorded.match;
  const opponent = await loadOpponent('warrior', game);
  if (!opponent) return undefined;
  const [first = 0] = crypto.getRandomValues(new Uint32Array(1));
  const settings = {
    game,
    players: recorded.names.map((name, other) => ({ name, kind: other === seat ? ('person' as const) : ('bot' as const) })),
    seat,
    chance: keyedChance(crypto.getRandomValues(new Uint8Array(32))),
    random: fastRandom(first),
    opponent,
    thinking: thinkingTime(moves()),
    wait,
  };
  return PracticeHost.resume(settings, recorded.match, recorded.past);
}
