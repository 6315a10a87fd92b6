/** Bytes sent to a server as they are, and everything that it answers until it closes the connection. */
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

const CLOSED_WITHIN_MS = 30_000;

export function rawRequest(address: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(CLOSED_WITHIN_MS, () => socket.destroy(new Error(`the connection stays open after: ${answer.slice(0, 200)}`)));
    socket.on('data', (data) => (answer += data.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') });
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}
