/** A worker thread for tests: the strategy's name says whether it is slow, quick or fatal. */
import { parentPort } from 'node:worker_threads';

const port = parentPort;
if (!port) throw new Error('this file is for a worker thread');

port.on('message', (text: string) => {
  const { strategy }: { strategy: string } = JSON.parse(text);
  if (strategy === 'fatal') throw new Error('the thought was fatal');
  while (strategy === 'slow') void 0;
  port.postMessage(JSON.stringify({ answer: strategy }));
});
port.postMessage('');
