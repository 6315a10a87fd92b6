/** A thread whose thoughts are as slow, quick or fatal as they are called. */
import { parentPort } from 'node:worker_threads';

const port = parentPort;
if (!port) throw new Error('this file is for a worker thread');

port.on('message', (text: string) => {
  const { brain }: { brain: string } = JSON.parse(text);
  if (brain === 'fatal') throw new Error('the thought was fatal');
  while (brain === 'slow') void 0;
  port.postMessage(JSON.stringify({ answer: brain }));
});
port.postMessage('');
