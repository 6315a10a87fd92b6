/** Preloaded into every measured server process: reports its CPU time and memory on request. */
import { setTimeout as pause } from 'node:timers/promises';
import { isUsageRequest, type Usage } from './usage.ts';

process.on('message', (message) => {
  if (isUsageRequest(message)) void answer(message.collect);
});
// The channel must not keep a stopping server alive, and a server whose bench is gone exits.
process.channel?.unref();
process.on('disconnect', () => process.exit());

async function answer(collect: boolean): Promise<void> {
  if (collect) await collected();
  const { user, system } = process.cpuUsage();
  const usage: Usage = { usage: { cpu: (user + system) / 1_000_000, rss: process.memoryUsage.rss() } };
  process.send?.(usage);
}

/** Collects garbage, so that only live memory counts. Pages go back to the system a little later. */
async function collected(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(300);
  }
}
