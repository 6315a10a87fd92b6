/** Polls in tests for what a server does on its own. In real time, because it may cross processes. */
const PAUSE_MS = 3;

/** `what`: named in the error when it does not come. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  withinMs = 60_000,
  what: string | (() => string) = String(holds),
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
