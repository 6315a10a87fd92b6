/** Starts the worker from its source, for development and tests: a worker's first file cannot be TypeScript in Node 20. */
import { register } from 'tsx/esm/api';

register();
await import('./embedded-worker.ts');
