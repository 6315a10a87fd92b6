/** Loads an opponent for a match in the page. One that fails does not end the match: a simpler one plays on, and the page hears of it. */
import type { AnyGame } from '@skald/engine';
import { newestEditionOf } from '@skald/engine/editions';
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
  if (!strategy) return undefined;
  const inPage = steady(strategy, ({ game: slug, strategy: failed, decision, reason }) => {
    report(new Error(`${failed} found no answer to ${decision} in ${slug}: ${reason}`));
  });
  // The worker has the newest rules alone.
  if (!strategy.searches || game.edition !== newestEditionOf(game.slug) || typeof Worker === 'undefined') return inPage;
  const { WorkerOpponent, openThoughtWorker } = await import('./worker-opponent.ts');
  const simpler = strategyFor('novice', fits);
  return simpler && new WorkerOpponent(strategy.name, simpler, report, openThoughtWorker);
}
