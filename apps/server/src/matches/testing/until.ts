/** Polls in tests for what the host does on its own; the error names what did not come. */
import { until as poll } from '../../testing/until.ts';

const WITHIN_MS = 60_000;

export function until(holds: () => boolean | Promise<boolean>, what: string | (() => string) = String(holds)): Promise<void> {
  return poll(holds, WITHIN_MS, what);
}
