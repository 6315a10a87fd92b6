/** Downloaded sagas, checked as `skald verify` checks them. */
import { isFault, SagaReader, type SagaVerdict } from '@skald/engine';
import { findGame } from '@skald/engine/games';

export function sagaVerdict(text: string): SagaVerdict {
  const reader = new SagaReader(findGame);
  for (const line of text.trimEnd().split('\n')) reader.read(line);
  const verdict = reader.finish();
  if (isFault(verdict)) throw new Error(`line ${verdict.line}: ${verdict.reason}`);
  return verdict;
}
