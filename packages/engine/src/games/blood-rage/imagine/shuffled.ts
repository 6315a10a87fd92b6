/** A shuffled copy, for imagining. */
import { at, type Random } from '../../../kernel/index.ts';

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const moved = at(copy, i);
    copy[i] = at(copy, j);
    copy[j] = moved;
  }
  return copy;
}
