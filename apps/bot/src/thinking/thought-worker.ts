/** A thread that thinks: one thought after the other, until it is ended. */
import { parentPort } from 'node:worker_threads';
import { type Thought, think } from './thought.ts';

const port = parentPort;
if (!port) throw new Error('this file is for a worker thread');

port.on('message', (text: string) => {
  const thought: Thought = JSON.parse(text);
  port.postMessage(JSON.stringify(think(thought)));
});
/** Everything is loaded. */
port.postMessage('');
