/** The embedded database, in a thread of its own: bytes of PostgreSQL's wire protocol come in over a port and go back the same way. */
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
tell({ is: 'ready' });

/** There is one session only: whatever the connection before left behind is cleared away first. */
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
  // Runs to its end before the next message is looked at, and what it wrote is with the operating system by then.
  const reply = database.execProtocolRawSync(bytes);
  // The reply lies in the database's own memory, which the next message overwrites.
  if (reply.length > 0) port.postMessage(reply.slice());
}

/** The goodbye of a client, which PGlite would take for the end of the database. */
function isTerminate(bytes: Uint8Array): boolean {
  return bytes.length === 5 && bytes[0] === 'X'.charCodeAt(0);
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
