/** The booth in a worker of its own. */
import { Booth, type BoothRequest } from './booth.ts';

const booth = new Booth((reply) => self.postMessage(reply));

self.addEventListener('message', ({ data }: MessageEvent<BoothRequest>) => void booth.ask(data));
