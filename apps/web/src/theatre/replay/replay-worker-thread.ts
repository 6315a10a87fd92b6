/** Runs the replay worker in a thread. */
import { type ReplayRequest, ReplayWorker } from './replay-worker.ts';

const worker = new ReplayWorker((reply) => self.postMessage(reply));

self.addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => void worker.ask(data));
