/** Situations of undisturbed play: a whole match, and two at once. */
import type { CheckedMatch } from './people.ts';
import { inMatch, type Situation, waitFor } from './situation.ts';

/** Answers that show that a match is being played. */
const SOME_ANSWERS = 3;

/** Plays one match of the game to its end. True where the bot answered at all. */
export async function wholeMatch(situation: Situation, game: string): Promise<boolean> {
  const { record, results } = situation;
  return inMatch(
    situation,
    async (match) => {
      match.play();
      const slowest = await followToEnd(situation, match);
      const answers = record.acceptedIn(match.id);
      const seconds = (slowest / 1000).toFixed(1);
      const isTimely = !match.isReplaced && match.isOver;
      results.set(
        'plays',
        isTimely,
        match.isOver && isTimely ? `${game}: ${answers} answers.` : `${game}: it stopped after ${answers} answers.`,
      );
      results.set('in-time', isTimely, isTimely ? `The slowest answer took ${seconds} s.` : `${game}: a decision waited for ${seconds} s.`);
      return answers > 0;
    },
    game,
  );
}

/** Until the match is over, or the bot has not moved for as long as the patience lasts; how long the slowest answer took. */
async function followToEnd(situation: Situation, match: CheckedMatch): Promise<number> {
  const { now } = situation;
  let [slowest, since, asked] = [0, now(), ''];
  const note = (): void => {
    const waits = match.asksBot.join(' ');
    if (asked !== '') slowest = Math.max(slowest, now() - since);
    if (waits !== asked) since = now();
    asked = waits;
  };
  const stop = match.subscribe(note);
  for (let before = -1; !match.isOver && !match.isReplaced; ) {
    const answers = situation.record.acceptedIn(match.id);
    if (answers === before) break;
    before = answers;
    await waitFor(situation, () => match.isOver || match.isReplaced || situation.record.acceptedIn(match.id) > answers);
  }
  note();
  stop();
  return slowest;
}

export async function twoMatches(situation: Situation): Promise<void> {
  const { record, results } = situation;
  await inMatch(situation, (one) =>
    inMatch(situation, async (other) => {
      one.play();
      other.play();
      const isPlayed = ({ id, isOver }: CheckedMatch): boolean => record.acceptedIn(id) >= SOME_ANSWERS || isOver;
      const isKept = await waitFor(situation, () => isPlayed(one) && isPlayed(other));
      const counts = `${record.acceptedIn(one.id)} and ${record.acceptedIn(other.id)} answers`;
      results.set('two-matches', isKept, isKept ? 'It played both.' : `It gave ${counts}.`);
    }),
  );
}
