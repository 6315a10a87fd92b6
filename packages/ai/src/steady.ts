/** Always finds an answer: the strategy's own, else the novice's, else the fallback of the decision. Failures are reported, never thrown. */
import { checkAnswer, isRefusal } from '@skald/engine';
import { novice } from './novice.ts';
import type { Strategy } from './strategy.ts';

/** Why a strategy found no answer. */
export interface StrategyFailure {
  readonly game: string;
  readonly strategy: string;
  readonly decision: string;
  readonly reason: string;
}

/** The strategy for hosts that must go on whatever it does; the arena lets failures through, since it looks for them. */
export function steady(strategy: Strategy, report: (failure: StrategyFailure) => void): Strategy {
  return {
    name: strategy.name,
    plays: (slug) => strategy.plays(slug),
    decide: (...question) => {
      const [game, , decision] = question;
      for (const one of new Set([strategy, novice])) {
        const { answer, failed } = tryOne(one, question);
        if (failed === undefined) return answer;
        report({ game: game.slug, strategy: one.name, decision: decision.prompt.key, reason: failed });
      }
      return decision.fallback;
    },
  };
}

function tryOne(strategy: Strategy, question: Parameters<Strategy['decide']>): { readonly answer?: unknown; readonly failed?: string } {
  const [, , decision] = question;
  try {
    const answer = strategy.decide(...question);
    const outcome = checkAnswer(decision.space, answer);
    return isRefusal(outcome) ? { failed: outcome.reason } : { answer };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
