/** Preloaded into every server process that is measured: tells on request what the process has used up. */
import { setTimeout as pause } from 'node:timers/promises';
import { isUsageRequest, type Usage } from './usage.ts';

process.on('message', (message) => {
  if (isUsageRequest(message)) void answer(message.collect);
});
// A server that wants to end is not kept from it, and one whose bench is gone has nothing left to do.
process.channel?.unref();
process.on('disconnect', () => process.exit());

async function answer(collect: boolean): Promise<void> {
  if (collect) await collected();
  const { user, system } = process.cpuUsage();
  const usage: Usage = { usage: { cpu: (user + system) / 1_000_000, rss: process.memoryUsage.rss() } };
  process.send?.(usage);
}

/** What is not used any more is given back, so that only what is kept counts. Pages go back to the system a little later. */
async function collected(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(300);
  }
}
