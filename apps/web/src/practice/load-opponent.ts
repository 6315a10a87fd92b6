/** Loads an opponent for a match in the page. One that fails does not end the match: a simpler one plays on, and the page hears of it. */
import type { AnyGame } from '@skald/engine';
import { fitsNewestBots } from '../editions/bot-fit.ts';
import type { Opponent } from './practice-host.ts';

/** Undefined for an unknown name. By older rules, a bot that knows only the rules may take the place of the one named. */
export async function loadOpponent(
  name: string,
  game: AnyGame,
  report = (error: Error): void => reportError(error),
): Promise<Opponent | undefined> {
  const [{ strategyFor, steady }, fits] = await Promise.all([import('@skald/ai'), fitsNewestBots(game)]);
  const strategy = strategyFor(name, fits);
  return (
    strategy &&
    steady(strategy, ({ game, strategy: failed, decision, reason }) => {
      report(new Error(`${failed} found no answer to ${decision} in ${game}: ${reason}`));
    })
  );
}
