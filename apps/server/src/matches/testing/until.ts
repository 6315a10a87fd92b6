/** Waiting in tests for what the host does by itself. */

const PATIENCE_MS = 10_000;
const PAUSE_MS = 3;

/** Fulfilled as soon as something holds; fails where it never does. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'what was waited for'): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${what} never came`);
}
