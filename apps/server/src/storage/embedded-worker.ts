/** The embedded database in a worker thread, reached by PostgreSQL's wire protocol over a message port. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import type { FromWorker, ToWorker } from './embedded.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const database = await PGlite.create(folder);
let connection: MessagePort | undefined;

parentPort?.on('message', async (message: ToWorker) => {
  if (message.do === 'connect') await connect(message.port);
  else {
    connection?.close();
    await database.close();
    parentPort?.close();
  }
});
post({ is: 'ready' });

/** The embedded database has one session: reset what the previous connection left. */
async function connect(port: MessagePort): Promise<void> {
  connection?.close();
  connection = port;
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
  port.on('message', (bytes: Uint8Array) => {
    if (isTerminate(bytes)) port.close();
    else answer(port, bytes);
  });
}

function answer(port: MessagePort, bytes: Uint8Array): void {
  // Completes before the next message is read; by then the operating system has the data.
  const reply = database.execProtocolRawSync(bytes);
  // The reply lies in the database's own memory, which the next message overwrites.
  if (reply.length > 0) port.postMessage(reply.slice());
}

/** The goodbye of a client, which PGlite would take for the end of the database. */
function isTerminate(bytes: Uint8Array): boolean {
  return bytes.length === 5 && bytes[0] === 'X'.charCodeAt(0);
}

function post(message: FromWorker): void {
  parentPort?.postMessage(message);
}
