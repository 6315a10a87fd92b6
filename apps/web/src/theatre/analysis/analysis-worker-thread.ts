/** Runs the analysis worker in a thread. */
import { type AnalysisRequest, AnalysisWorker } from './analysis-worker.ts';

const worker = new AnalysisWorker((reply) => self.postMessage(reply));

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => void worker.ask(data));
