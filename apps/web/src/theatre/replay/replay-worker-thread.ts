/** Runs the replay worker in a thread. */
import { type ReplayRequest, ReplayWorker } from './replay-worker.ts';

const booth = new ReplayWorker((reply) => self.postMessage(reply));

self.addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => void booth.ask(data));
