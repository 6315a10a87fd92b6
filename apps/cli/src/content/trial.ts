/** Plays matches at random with the content of a pack, and looks whether each comes to its end with every invariant kept. */
import {
  type AnyGame,
  begin,
  fastChance,
  fastRandom,
  hashText,
  imagine,
  isRefusal,
  itemAt,
  playInPlace,
  sampleAnswer,
  unanswered,
  variantsFor,
  view,
} from '@skald/engine';
import { findGame } from '@skald/engine/games';

export interface TrialReport {
  readonly matches: number;
  readonly answers: number;
  /** What went wrong, in words; at most a few. */
  readonly problems: readonly string[];
}

const MOST_ANSWERS = 20_000;
const MOST_PROBLEMS = 5;
/** Seats imagine what they do not see, as bots do, before one answer in so many. */
const IMAGINE_EVERY = 20;

/** So many matches for each number of players, with one variant of the options after the other. */
export function playTrial(slug: string, matches: number): TrialReport {
  const game = findGame(slug);
  if (!game) throw new Error(`No game is called ${slug}.`);
  const problems: string[] = [];
  let [played, answers] = [0, 0];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variants = variantsFor(game, seats);
    for (let nth = 0; nth < matches && problems.length < MOST_PROBLEMS; nth++) {
      const options = itemAt(variants, nth % variants.length);
      try {
        answers += playOne(game, seats, options, hashText(`${slug} ${seats} ${nth}`));
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        problems.push(`With ${seats} players and the options ${JSON.stringify(options)}, match ${nth + 1}: ${what}`);
      }
      played++;
    }
  }
  return { matches: played, answers, problems };
}

/** How many answers there were. Throws where something is wrong. */
function playOne(game: AnyGame, seats: number, options: unknown, seed: number): number {
  const random = fastRandom(seed, 1);
  const chance = fastChance(seed);
  const begun = begin(game, { seats, options }, chance, true);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(game, begun.state, chance, { silent: true });
  const checkInvariants = (): void => {
    for (const { name, broken } of game.invariants ?? []) {
      const sentence = broken(live.state, undefined);
      if (sentence !== undefined) throw new Error(`${name}: ${sentence}`);
    }
  };
  checkInvariants();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (live.over) return answers;
    const open = unanswered(live.state.flow);
    const { id, seat } = itemAt(open, random.below(open.length));
    const seen = view(game, live.state, seat);
    if (answers % IMAGINE_EVERY === 0) imagine(game, seen, random);
    const decision = seen.decisions.find((one) => one.id === id);
    if (!decision) throw new Error(`Seat ${seat} cannot see its decision.`);
    const step = live.answer(seat, id, sampleAnswer(decision.space, random));
    if (isRefusal(step)) throw new Error(`An answer on offer was refused: ${step.reason}`);
    checkInvariants();
  }
  throw new Error(`The match does not come to an end within ${MOST_ANSWERS} answers.`);
}
