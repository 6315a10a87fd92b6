/** Every free undo restores the digest and crosses no barrier. */
import { digest, type GameTypes, isRefusal, recordedChance } from '../../kernel/index.ts';
import type { Check } from './check.ts';

export function undoing<G extends GameTypes>(): Check<G> {
  const name = 'undo';
  return {
    name,
    after: ({ logged, seats, fail }, { state, seat, decision, answer: given, step }) => {
      for (let other = 0; other < seats; other++) {
        const ownSeal = step.state.flow.open.some(
          (question) => question.seat === other && step.state.flow.sealed.some(({ id }) => id === question.id),
        );
        if (other !== seat && logged.canUndo(other) && !ownSeal) fail(name, `seat ${other} could undo the answer of seat ${seat}`);
      }
      const free = step.sealed || !step.barrier;
      if (logged.canUndo(seat) !== free)
        return fail(name, `an answer that ${free ? 'taught nobody anything cannot' : 'is a barrier can'} be undone`);
      if (!free) return undefined;
      const undone = logged.undo(seat);
      if (isRefusal(undone) || digest(undone) !== digest(state)) return fail(name, 'the digest before is not restored');
      const again = logged.answer(seat, decision.id, given, recordedChance(step.facts));
      return isRefusal(again) || digest(again.state) !== digest(step.state)
        ? fail(name, 'the same answer after an undo leads elsewhere')
        : undefined;
    },
  };
}
